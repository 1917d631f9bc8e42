import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { isUnready } from '@tutu/contract/core/unready-text'
import { course as courseDefinition } from '@tutu/contract/resources/course'
import { Clock } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { courseWords } from '../../lib/course-words.ts'
import type { Place } from '@tutu/learning/progress/progress'
import { linkTo } from '../../lib/links.ts'
import type { LessonDetail, LessonRow } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { videoObject } from '../../lib/video-object.ts'
import { titles } from '../../titles.ts'
import { accentClass } from '../../ui/accent.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LessonsFirst } from '../../ui/do-first.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { LessonKind } from '../../ui/lesson-kind.tsx'
import { Neighbours } from '../../ui/neighbours.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ReadAloud } from '../../ui/read-aloud.tsx'
import { Video } from '../../ui/video.tsx'
import { en } from './en.ts'
import type { loader } from './loader.ts'
import { CompareWithMine } from './compare-with-mine.tsx'
import { LessonDone } from './lesson-done.tsx'
import { LockedLesson } from './locked-lesson.tsx'
import { Materials } from './materials.tsx'
import { Outline } from './outline.tsx'
import { addPieces, hasPieces, pieceOf } from './pieces.ts'
import { addRunBars, hasPrograms } from './run-bars.ts'
import { TeacherSheetButton } from './teacher-sheet-button.tsx'
import { zhCn } from './zh-cn.ts'

export { loader } from './loader.ts'

/** Where this is, for the device to remember: what it is called, and what comes next. */
function placeOf(
  course: LessonDetail['course'],
  lessons: readonly LessonRow[],
  index: number,
  language: Language,
): Place {
  const at = (number: number) => {
    const lesson = lessons[number]
    return lesson
      ? { id: String(lesson.id), slug: lesson.slug, title: { [language]: lesson.title }, number: number + 1 }
      : null
  }
  return {
    courseId: String(course.id),
    course: { slug: course.slug, title: { [language]: course.title }, count: lessons.length },
    lesson: at(index)!,
    next: at(index + 1),
  }
}

const MEMBER_COURSE = import.meta.env.MEMBER_COURSE_SCRIPT ?? '/src/member-course/index.ts'
const LESSON_EXERCISES = import.meta.env.LESSON_EXERCISES ?? '/src/pages/lesson/script/touched.ts'
const LESSON_PIECE = import.meta.env.LESSON_PIECE ?? '/src/pages/lesson/piece/index.ts'
const LESSON_PLAYER = import.meta.env.LESSON_PLAYER ?? '/src/pages/lesson/player/index.ts'

/** One in a lesson's text (decision 051). */
const EXERCISE = / data-exercise=/g

export default function LessonPage() {
  const { course, category, lesson, lessons, index, finished, opens } = useLoaderData<typeof loader>()
  const { language, asset, origin } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const filmOf = (video: string) =>
    videoObject({ title: lesson.title, description: lesson.summary, video, cover: course.cover }, { asset, origin })
  const place = t('place', { place: index + 1, count: lessons.length })
  const text = lesson.content_html && addPieces(addRunBars(lesson.content_html, language), language)
  const ownPiece = lesson.content_html && pieceOf(lesson.content_html)
  const compared = ownPiece ? { title: lesson.title, file: ownPiece } : finished
  const questions = text?.match(EXERCISE)?.length ?? 0
  // To a member who has the course (`/api/shop/lesson`).
  const isOpen = text !== undefined && lesson.free === '0'
  return (
    <div
      className={`page-width lesson-page ${accentClass(category)}`}
      data-course={course.slug}
      data-course-id={course.id}
      data-slug={lesson.slug}
      data-script={text === undefined ? asset(MEMBER_COURSE) : undefined}
    >
      <PageHead
        title={`${lesson.title} · ${course.title}`}
        description={t('description', { summary: lesson.summary, course: course.title, place: index + 1 })}
        row={{ of: courseDefinition, id: course.id }}
      />
      <Outline course={course} lessons={lessons} index={index} place={place} isOpen={isOpen} />
      <article
        className="lesson-text"
        data-lesson={lesson.id}
        data-exercises={asset(LESSON_EXERCISES)}
        data-place={JSON.stringify(placeOf(course, lessons, index, language))}
        data-needs={text && hasPrograms(text) ? '/tool-frame' : undefined}
        data-piece={text && hasPieces(text) ? asset(LESSON_PIECE) : undefined}
        data-player={text && hasPrograms(text) ? asset(LESSON_PLAYER) : undefined}
      >
        <Breadcrumbs
          label={t('breadcrumbs')}
          here={lesson.title}
          links={[
            { text: pickLanguage(titles.courses, language), href: linkTo('courses', language) },
            { text: course.title, href: linkTo('course', language, { slug: course.slug }) },
          ]}
        />
        <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{lesson.title}</h1>
        <div className="mb-8 mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
          <LessonKind kind={lesson.kind} />
          <span className="fact">
            <Clock aria-hidden />
            {courseWords(language).minutes(lesson.minutes)}
          </span>
          <span>{place}</span>
          {lesson.kind === 'quiz' && questions > 0 && <span>{t('questions', { count: questions })}</span>}
          <LessonsFirst of={lesson} />
        </div>
        {text === undefined ? (
          <LockedLesson course={course} lesson={lesson} lessons={lessons} opens={opens} />
        ) : (
          <>
            {lesson.video && (
              <div className="mb-8">
                <Video src={lesson.video} title={lesson.title} poster={course.cover} words={lesson.video_words} />
                <JsonLd data={{ '@context': 'https://schema.org', ...filmOf(lesson.video) }} />
              </div>
            )}
            <ReadAloud of="lesson-text" className="mb-8" />
            <div id="lesson-text">
              <Prose html={text} />
            </div>
          </>
        )}
        {text !== undefined && compared && <CompareWithMine finished={compared} />}
        <Materials lesson={lesson} />
        {text !== undefined && (
          <>
            {!isUnready(text) && <LessonDone isLast={!lesson.next} />}
            <TeacherSheetButton minutes={lesson.minutes} />
          </>
        )}
        <Neighbours
          previous={lesson.previous}
          next={lesson.next}
          link={(slug) => linkTo('lesson', language, { slug: course.slug, lesson: slug })}
          overview={linkTo('course', language, { slug: course.slug })}
          t={t}
        />
      </article>
      <script src={asset(import.meta.env.LESSON_SCRIPT ?? '/src/pages/lesson/script/index.ts')} type="module" />
    </div>
  )
}
