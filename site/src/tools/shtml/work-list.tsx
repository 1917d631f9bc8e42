import { useRef } from 'react'
import { useKeepFocus } from '../../lib/keep-focus.ts'
import { WorkCard } from './work-card.tsx'
import { useToolText } from './use-text.ts'
import type { Work, Works } from './works.ts'

type WorkListProps = {
  works: Works
  busy: boolean
  onShow: (id: number) => void
  onRemove: (id: number) => void
  onLook: (work: Work) => void
}

export function WorkList({ works, busy, onShow, onRemove, onLook }: WorkListProps) {
  const t = useToolText()
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeepFocus()
  /** The last button of a card: the one that removes it. */
  const buttonAt = (at: number) => list.current?.children[at]?.querySelector<HTMLElement>('article > button')
  return (
    <ul ref={list} className="shtml-works" aria-label={t('works')}>
      {works.list.map((work, at) => (
        <li key={work.id}>
          <WorkCard
            work={work}
            shown={work.id === works.shown}
            busy={busy}
            onShow={() => onShow(work.id)}
            onRemove={() => {
              // The next card moves up; the converter sees to the last one.
              keepFocus(() => buttonAt(at) ?? buttonAt(at - 1))
              onRemove(work.id)
            }}
            onLook={() => {
              keepFocus(() => buttonAt(at))
              onLook(work)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
