import { course } from '@tutu/contract/resources/course'
import { courseWords } from '../lib/course-words.ts'
import type { Level } from '../lib/public-api.ts'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useSite } from '../lib/use-site.ts'

const STEPS = Object.keys(course.fields.level.options)

/** The level in words, with as many filled steps as its place in the definition. */
export function LevelBadge({ level }: { level: Level }) {
  const { language } = useSite()
  return (
    <SameEverywhere as="span" className="level" by={`level ${level}`} site={{ language }}>
      {() => <Level level={level} />}
    </SameEverywhere>
  )
}

function Level({ level }: { level: Level }) {
  const { language } = useSite()
  const reached = STEPS.indexOf(level)
  return (
    <>
      <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
        {STEPS.map((step, index) => (
          <rect
            key={step}
            x={index * 6.5}
            y={9 - index * 4}
            width="5"
            height={5 + index * 4}
            rx="1.5"
            className={index <= reached ? 'level-reached' : 'level-ahead'}
          />
        ))}
      </svg>
      {courseWords(language).level(level)}
    </>
  )
}
