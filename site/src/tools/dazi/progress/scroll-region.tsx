import type { ReactNode } from 'react'

/** A wide table that scrolls by itself; it takes the focus so that arrow keys can scroll it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be reached by keyboard
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
