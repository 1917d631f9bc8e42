import type { ReactNode } from 'react'

type Props = {
  name: string
  label: string
  hint?: string | undefined
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/** A field of a form of visitors; what is wrong with it is said below it (visitor-form.ts). */
export function VisitorField({ name, label, hint, children }: Props) {
  const described = [hint ? `${name}-hint` : '', `${name}-error`].filter(Boolean).join(' ')
  return (
    <div data-field={name}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ 'aria-describedby': described })}
      <p id={`${name}-error`} data-error />
    </div>
  )
}
