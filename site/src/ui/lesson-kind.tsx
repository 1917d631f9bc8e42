import { pickLanguage } from '@tutu/contract/core/languages'
import { lesson } from '@tutu/contract/resources/lesson'
import { Blocks, CirclePlay, Code, FileText, ListChecks, type LucideIcon } from 'lucide-react'
import type { LessonRow } from '../lib/public-api.ts'
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
    <span className="fact">
      <Icon aria-hidden />
      {pickLanguage(lesson.fields.kind.options[kind], language)}
    </span>
  )
}
