import { useCallback, useMemo } from 'react'
import { useScreenParams } from '../lib/screen-location.tsx'
import type { FormTarget } from './form/lazy-form.tsx'

export type Opened = {
  /** `new`, `import` or a record's number, as the address has it. */
  asked: string | null
  /** The record to be edited; the same object until the address names another. */
  target: FormTarget | undefined
  /** Number of the record to be looked at, where nobody edits it. */
  looked: number | undefined
  forget: () => void
}

/** What the address names to be opened, as links from elsewhere do (`?open=5`, `?open=new`, `?open=import`), until it is closed. */
export function useOpened(mayEdit: boolean): Opened {
  const [params, setParams] = useScreenParams()
  const asked = params.get('open')
  const id = Number.isSafeInteger(Number(asked)) && Number(asked) > 0 ? Number(asked) : undefined
  const target = useMemo((): FormTarget | undefined => (mayEdit && id ? { id } : undefined), [id, mayEdit])
  const forget = useCallback(() => {
    if (!params.has('open')) return
    const next = new URLSearchParams(params)
    next.delete('open')
    setParams(next, { replace: true })
  }, [params, setParams])
  return { asked, target, looked: mayEdit ? undefined : id, forget }
}
