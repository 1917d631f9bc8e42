import { type ReactNode, useEffect, useRef } from 'react'
import { useImportText } from './text.ts'

const STEPS = ['stepFile', 'stepColumns', 'stepCheck', 'stepImport'] as const
export type Step = (typeof STEPS)[number]

/** Which step one is at. */
export function StepList({ at }: { at: Step }) {
  const text = useImportText()
  const now = STEPS.indexOf(at)
  return (
    <ol className="import-steps" aria-label={text('steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < now ? 'is-past' : index === now ? 'is-now' : ''}
          aria-current={index === now ? 'step' : undefined}
        >
          {text(step)}
        </li>
      ))}
    </ol>
  )
}

/** What a step is about. It takes the focus that what was pressed in the step before has left behind. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <h2 ref={title} tabIndex={-1} className="import-title">
      {children}
    </h2>
  )
}
