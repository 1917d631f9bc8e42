import type { ReactNode } from 'react'
import { Tutu } from './tutu.tsx'

/** Tutu waves somebody on: what there is to do, and the button to it. */
export function Invitation({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="panel flex flex-wrap items-center gap-x-6 gap-y-4">
      <Tutu pose="waving" className="size-24 shrink-0" />
      <div className="min-w-0 grow">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
