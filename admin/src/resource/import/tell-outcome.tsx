import type { Definition } from '@tutu/contract/definition/define-resource'
import type { ImportRun } from '@tutu/contract/definition/import'
import { countOf } from '@tutu/contract/definition/row-names'
import { Button } from 'antd'
import { message } from '../../lib/message.ts'
import { followRedirect } from '../../lib/navigation.ts'
import { useConfig } from '../../stores/config.ts'
import { importText, type ImportText } from './text.ts'

/** Seconds. */
const SHOWN = 10

/** Says how an import ended that nobody looks at, with the way to it. `path`: of its list. */
export function tellOutcome(definition: Definition, run: ImportRun, path: string): void {
  const text = importText(useConfig.getState().lang.defaultLang)
  const { type, said } = outcomeOf(definition, run, text)
  const key = `import ${run.id}`
  const show = () => {
    message.destroy(key)
    followRedirect({ routePath: `${path}?open=import` })
  }
  const content = (
    <>
      {said}
      <Button type="link" size="small" onClick={show}>
        {text('open')}
      </Button>
    </>
  )
  void message.open({ key, type, duration: SHOWN, content })
}

function outcomeOf(definition: Definition, { name, state, result, reason }: ImportRun, text: ImportText) {
  const { added = 0, updated = 0, wrong = 0 } = result ?? {}
  const count = countOf(definition, added + updated, text.language)
  if (state === 'undone') return { type: 'success', said: text('toldUndone', { name }) } as const
  if (state === 'done' && reason !== null)
    return { type: 'error', said: text('toldNotUndone', { name, reason }) } as const
  if (state === 'done') return { type: 'success', said: text('toldDone', { name, count }) } as const
  if (wrong > 0) return { type: 'warning', said: text('toldWrong', { name, wrong }) } as const
  if (state === 'checked') {
    const key = added + updated > 0 ? 'toldChecked' : 'toldNothing'
    return { type: 'success', said: text(key, { name, count }) } as const
  }
  if (state === 'cancelled') return { type: 'info', said: text('toldCancelled', { name }) } as const
  return { type: 'error', said: text('toldFailed', { name, reason: reason ?? '' }) } as const
}
