import { createExercise } from '@tutu/learning/typing/exercise'
import { lessonText, type Lesson } from '@tutu/learning/typing/lesson'
import { LESSONS, UNITS } from '@tutu/learning/typing/lessons/index'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useSite, useText } from '../../../lib/use-site.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { hashOf } from '../place.ts'
import { breaksOf } from '../typing/text-lines.ts'
import { umlautsIn } from '../typing/umlauts.ts'
import { en } from '../words/en.ts'
import { zhCn } from '../words/zh-cn.ts'
import { Drill } from './drill.tsx'
import { pinyinOf } from './pinyin-of.ts'

/** One lesson, with its place in the unit and the way to the next. */
export function LessonScreen({ id }: { id: string }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const at = LESSONS.findIndex((lesson) => lesson.id === id)
  const lesson = LESSONS[at]
  if (!lesson) {
    return (
      <div className="empty-state">
        <Tutu pose="puzzled" className="size-32" />
        <p>{t('noLesson')}</p>
        <a href={hashOf('lessons')} className="btn btn-primary">
          {t('allLessons')}
        </a>
      </div>
    )
  }
  const unit = UNITS.find(({ lessons }) => lessons.includes(lesson))!
  const next = LESSONS[at + 1]
  return (
    <section aria-labelledby="lesson-title" className="drill-screen">
      <div className="screen-head">
        <a href={hashOf('lessons')} className="text-link">
          <ArrowLeft aria-hidden />
          {t('allLessons')}
        </a>
        <h2 id="lesson-title" className="screen-title">
          {lesson.title[language]}
        </h2>
        <p className="text-muted">
          {unit.title[language]} · {unit.lessons.indexOf(lesson) + 1}/{unit.lessons.length}
        </p>
      </div>
      <LessonDrill key={id} lesson={lesson} next={next} />
    </section>
  )
}

function LessonDrill({ lesson, next }: { lesson: Lesson; next: Lesson | undefined }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { exercise, breaks, pinyin, umlauts, code } = useMemo(() => {
    const { script, lines, language, page } = lesson
    const exercise = createExercise({ text: lessonText(lesson), script, mode: 'wait' })
    return {
      exercise,
      umlauts: lesson.showsUmlaut ? umlautsIn(exercise, 'all') : undefined,
      breaks: breaksOf(lines, script === 'han' ? 0 : 1),
      pinyin: pinyinOf(lines),
      code: language && { language, page },
    }
  }, [lesson])
  // A snippet of several lines has one meaning for all of them.
  const meanings = lesson.lines.flatMap(({ text, meaning }) =>
    lesson.script === 'code' ? text.split('\n').map(() => meaning) : [meaning],
  )
  return (
    <Drill
      kind="lesson"
      id={lesson.id}
      exercise={exercise}
      breaks={breaks}
      pinyin={pinyin.size > 0 ? pinyin : undefined}
      umlauts={umlauts}
      code={code}
      meanings={meanings.some(Boolean) ? meanings : undefined}
      next={
        next && (
          <a href={hashOf('lesson', next.id)} className="btn btn-primary">
            {t('nextLesson')}
            <ArrowRight aria-hidden />
          </a>
        )
      }
    />
  )
}
