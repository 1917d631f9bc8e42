import type { ReactNode } from 'react'

type ScrollBoxProps = { label: string; children: ReactNode }

/** A list that may be long, in a box that scrolls. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="shtml-scroll" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
