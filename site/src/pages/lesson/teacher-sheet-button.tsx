import { Printer } from 'lucide-react'
import { useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** Minutes of a lesson by what is done in them: a tenth to look, a tenth to show, the rest to make and to think. */
export function planOf(minutes: number): { look: number; make: number; think: number; show: number } {
  const look = Math.max(1, Math.round(minutes / 10))
  const think = Math.max(1, Math.round(minutes / 4))
  return { look, think, show: look, make: Math.max(1, minutes - think - look * 2) }
}

/** Prints the lesson for whoever teaches it (script/teacher-sheet.ts). */
export function TeacherSheetButton({ minutes }: { minutes: number }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <p className="teacher-sheet-way needs-script">
      <button
        type="button"
        className="text-link"
        data-sheet={t('sheetFor')}
        data-plan={t('sheetPlan', planOf(minutes))}
        data-line={t('sheetLine', { line: '{line}' })}
        data-shows={t('sheetShows')}
      >
        <Printer aria-hidden />
        {t('sheetPrint')}
      </button>
    </p>
  )
}
