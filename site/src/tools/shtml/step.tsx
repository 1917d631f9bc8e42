import type { ReactNode } from 'react'

type StepProps = { number: number; title: string; children: ReactNode }

/** One numbered part of the tool. */
export function Step({ number, title, children }: StepProps) {
  const id = `shtml-step-${number}`
  return (
    <section className={`shtml-step shtml-step-${number}`} aria-labelledby={id}>
      <h2 id={id}>
        <span className="step-number">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
