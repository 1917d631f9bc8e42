import { ClientError } from '@tutu/contract/core/client'
import type { FormErrors } from '@tutu/contract/core/envelope'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { afterPress } from '../../lib/after-press.ts'

type Errors<Name extends string> = Partial<Record<Name, string>>

type Options<Name extends string> = {
  initial: Readonly<Record<Name, string>>
  /** What is wrong with a value, as one types; undefined: nothing. Asked of what is there, and of all when it is sent. */
  check: (values: Readonly<Record<Name, string>>) => Errors<Name>
  /** Sends the form. A refusal (ClientError) is shown beside its fields. */
  send: (values: Readonly<Record<Name, string>>) => Promise<void>
  /** Hears of a refusal, after it is shown. */
  onRefused?: (data: unknown, errors: Errors<Name>) => void
}

/** What every input of a name has. */
export type FormField = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
}

/** A form that is sent by a call: values, what is wrong and beside which field, and that it is on its way. */
export function useForm<const Name extends string>({ initial, check, send, onRefused }: Options<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  // A value is complained of once it was left, or sent: not while its first letters are typed.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Errors<Name>>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const wrong = check(values)
  const names = Object.keys(initial) as Name[]

  // What was typed, or filled in by the browser, before the page's script ran: React would empty it at its next render.
  useLayoutEffect(() => {
    for (const name of Object.keys(initial) as Name[]) {
      const input = form.current?.elements.namedItem(name)
      if (isText(input) && input.value !== initial[name]) set(name, input.value)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is first there
  }, [])

  const errorOf = (name: Name): string | undefined => refused[name] ?? (left.has(name) ? wrong[name] : undefined)

  function set(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused(({ [name]: _gone, ...others }) => others as Errors<Name>)
  }

  /** Empties what has to be entered anew; what is wrong with it is said once it was, and why it was refused stays. */
  function clear(name: Name): void {
    setValues((before) => ({ ...before, [name]: '' }))
    setLeft((before) => new Set([...before].filter((one) => one !== name)))
  }

  function focus(name: Name): void {
    // After what is shown anew is in the document.
    requestAnimationFrame(() => {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLElement) input.focus()
    })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setLeft(new Set(names))
    setRefusal('')
    const first = names.find((name) => refused[name] ?? wrong[name])
    if (first) return focus(first)
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }

  function tell(error: unknown): void {
    const data = error instanceof ClientError ? error.data : null
    const errors = ((data as Partial<FormErrors> | null)?.errors ?? {}) as Errors<Name>
    const known = names.filter((name) => errors[name])
    setRefused(errors)
    if (known[0]) focus(known[0])
    else setRefusal(error instanceof Error ? error.message : String(error))
    onRefused?.(data, errors)
  }

  return {
    /** Before hydration a form that is sent must not put a password into the address: `post`. */
    formProps: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    field: (name: Name): FormField => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => {
        if (values[name]) afterPress(() => setLeft((before) => new Set(before).add(name)))
      },
      error: errorOf(name),
    }),
    values,
    set,
    clear,
    reset: () => {
      setValues(initial)
      setLeft(new Set())
      setRefused({})
    },
    refusal,
    setRefusal,
    tell,
    focus,
    isBusy,
  }
}

function isText(input: Element | RadioNodeList | null | undefined): input is HTMLInputElement | HTMLTextAreaElement {
  if (input instanceof HTMLTextAreaElement) return true
  return input instanceof HTMLInputElement && input.type !== 'checkbox' && input.type !== 'radio'
}
