import type { ReactNode } from 'react'
import { Tutu, type TutuPose } from './tutu.tsx'

/** How a gallery begins: what it is, and Tutu beside it where there is room. `children`: what one may do here. */
export function HeroBand(props: { title: string; intro: string; pose: TutuPose; children?: ReactNode }) {
  return (
    <div className="hero-band">
      <div className="page-width flex items-end gap-6 pt-7 sm:pt-10">
        <div className="pb-6 sm:pb-10">
          <h1 className="text-3xl font-bold sm:text-4xl">{props.title}</h1>
          <p className="mt-2 max-w-[32em] text-lg">{props.intro}</p>
          {props.children}
        </div>
        <Tutu pose={props.pose} className="ml-auto size-44 shrink-0 max-md:hidden" />
      </div>
    </div>
  )
}
