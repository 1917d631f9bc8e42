import { WorkCard } from './work-card.tsx'
import { useToolText } from './use-text.ts'
import type { Works } from './works.ts'

type WorkListProps = { works: Works; busy: boolean; onShow: (id: number) => void; onRemove: (id: number) => void }

export function WorkList({ works, busy, onShow, onRemove }: WorkListProps) {
  const t = useToolText()
  return (
    <ul className="shtml-works" aria-label={t('works')}>
      {works.list.map((work) => (
        <li key={work.id}>
          <WorkCard
            work={work}
            shown={work.id === works.shown}
            busy={busy}
            onShow={() => onShow(work.id)}
            onRemove={() => onRemove(work.id)}
          />
        </li>
      ))}
    </ul>
  )
}
