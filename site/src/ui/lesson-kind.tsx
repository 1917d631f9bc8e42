import { pickLanguage } from '@tutu/contract/core/languages'
import { lesson } from '@tutu/contract/resources/lesson'
import { Blocks, CirclePlay, Code, FileText, ListChecks, type LucideIcon } from 'lucide-react'
import type { LessonRow } from '../lib/public-api.ts'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useSite } from '../lib/use-site.ts'

type Kind = LessonRow['kind']

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  article: FileText,
  video: CirclePlay,
  scratch: Blocks,
  code: Code,
  quiz: ListChecks,
}

/** What one does in a lesson, as the definition calls it, with its icon. */
export function LessonKind({ kind }: { kind: Kind }) {
  const { language } = useSite()
  const Icon = ICONS[kind]
  return (
    <SameEverywhere
      as="span"
      className="fact"
      by={`lesson ${kind}`}
      but={{ name: pickLanguage(lesson.fields.kind.options[kind], language) }}
    >
      {({ name }) => (
        <>
          <Icon aria-hidden />
          {name}
        </>
      )}
    </SameEverywhere>
  )
}
