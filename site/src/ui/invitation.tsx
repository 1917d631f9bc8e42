import type { ReactNode } from 'react'
import { useSite } from '../lib/use-site.ts'

/** Tutu waves somebody on: what there is to do, and the button to it. */
export function Invitation({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { asset } = useSite()
  return (
    <section className="panel flex flex-wrap items-center gap-x-6 gap-y-4">
      {/* A file of its own, as in `RestingTutu`. */}
      <img src={asset('/static/images/tutu-waving.svg')} alt="" width="96" height="96" className="size-24 shrink-0" />
      <div className="min-w-0 grow">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
