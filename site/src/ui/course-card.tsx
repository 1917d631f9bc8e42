import { BookOpen, Clock, Users } from 'lucide-react'
import { courseWords, isFree } from '../lib/course-words.ts'
import { linkTo } from '../lib/links.ts'
import type { CourseRow } from '../lib/public-api.ts'
import { SameEverywhere } from '../lib/same-everywhere.tsx'
import { useSite } from '../lib/use-site.ts'
import { accentClass } from './accent.ts'
import { Cover } from './cover.tsx'
import { LevelBadge } from './level-badge.tsx'

/** One column on phones, two on tablets, three beyond. */
const CARD_SIZES = '(min-width: 1024px) 370px, (min-width: 640px) 50vw, 100vw'

type CourseCardProps = {
  course: CourseRow
  /** Fits the page's outline. */
  heading: 'h2' | 'h3'
  /** Stands below the subtitle. */
  note?: React.ReactNode
}

/** A course in a list. The whole card is one link, named by the course's title. */
export function CourseCard({ course, heading: Heading, note }: CourseCardProps) {
  const { language } = useSite()
  const words = courseWords(language)
  const hasLessons = course.lesson_count > 0
  return (
    <article className={`course-card ${accentClass(course.category)}`}>
      <Cover of={course} className="course-card-cover" sizes={CARD_SIZES} lazy />
      <div className="flex grow flex-col gap-2 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {course.category && <span className="chip">{course.category.name}</span>}
          <LevelBadge level={course.level} />
          <strong className={`ml-auto text-base ${isFree(course.price) ? 'text-leaf' : ''}`}>
            {words.price(course.price)}
          </strong>
        </p>
        <Heading className="text-lg font-bold">
          <a href={linkTo('course', language, { slug: course.slug })} className="card-link">
            {course.title}
          </a>
        </Heading>
        <p className="text-muted">{course.subtitle}</p>
        {note}
        <SameEverywhere
          as="p"
          className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-sm text-muted"
          by={hasLessons ? 'course card, lessons' : 'course card'}
          but={{
            age: words.age(course),
            lessons: words.lessons(course.lesson_count),
            minutes: words.minutes(course.total_minutes),
          }}
        >
          {({ age, lessons, minutes }) => (
            <>
              <span className="fact">
                <Users aria-hidden />
                {age}
              </span>
              {hasLessons && (
                <>
                  <span className="fact">
                    <BookOpen aria-hidden />
                    {lessons}
                  </span>
                  <span className="fact">
                    <Clock aria-hidden />
                    {minutes}
                  </span>
                </>
              )}
            </>
          )}
        </SameEverywhere>
      </div>
    </article>
  )
}
