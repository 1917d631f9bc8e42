import { course as courseDefinition } from '@tutu/contract/resources/course'
import { courseWords, isFree } from '../../../lib/course-words.ts'
import { linkTo } from '../../../lib/links.ts'
import type { CourseRow } from '../../../lib/public-api.ts'
import { useSite } from '../../../lib/use-site.ts'
import { accentClass } from '../../../ui/accent.ts'
import { CategoryIcon } from '../../../ui/category-icon.tsx'
import { titleLines } from './title-lines.ts'

const LEVELS = Object.keys(courseDefinition.fields.level.options)
/** Han characters in a line of a label, and their size. */
const LINE_MAX = 9
const LINES_MAX = 3
const SIZE = 18
const LINE = 24

type PlaceProps = {
  course: CourseRow
  x: number
  y: number
  /** How far along the road, from 0 to 1: for the trail. */
  along: number
  /** Where one goes first. */
  isFirst: boolean
  /** The label stands above, where the one beside stands below. */
  isAbove: boolean
}

/** A course on the map: a house in its subject's colour and pattern, a storey for each level, its title on a board. */
export function Place({ course, x, y, along, isFirst, isAbove }: PlaceProps) {
  const { language } = useSite()
  const words = courseWords(language)
  const storeys = Math.max(1, LEVELS.indexOf(course.level) + 1)
  const height = 50 + (storeys - 1) * 30
  const lines = titleLines(course.title, LINE_MAX, LINES_MAX)
  const facts = `${words.age(course)} · ${words.price(course.price)}`
  const boardHeight = lines.length * LINE + 42
  const boardTop = isAbove ? -height - 66 - boardHeight : 22
  return (
    <a
      href={linkTo('course', language, { slug: course.slug })}
      className={`way-place ${accentClass(course.category)}`}
      aria-labelledby={`place-${course.id}`}
      data-course={course.id}
      data-title={course.title}
      data-along={along}
      data-first={isFirst || undefined}
    >
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <ellipse className="m-shadow" stroke="none" cx="0" cy="2" rx="64" ry="15" />
        <g className="way-house">
          <path className="way-wall" d={`M-42 0V${-height}H42V0Z`} />
          <path
            fill={`url(#way-${course.category?.pattern ?? 'dots'}-${course.category?.accent ?? 'sky'})`}
            stroke="none"
            d={`M-40-2V${-height}H40V-2Z`}
          />
          <path fill="none" d={`M-42 0V${-height}H42V0Z`} />
          {Array.from({ length: storeys - 1 }, (_, storey) => (
            <path
              key={storey}
              className="way-window"
              d={`M-28 ${-height + 10 + storey * 30}h16v14h-16zM12 ${-height + 10 + storey * 30}h16v14h-16z`}
            />
          ))}
          <path
            className="way-roof"
            d={`M-56 ${-height + 2}L-34 ${-height - 34}H34L56 ${-height + 2}Q0 ${-height + 8}-56 ${-height + 2}Z`}
          />
          <circle className="way-medal" cx="0" cy="-24" r="21" />
          <g className="way-icon" transform="translate(-14 -38)">
            <CategoryIcon name={course.category?.icon} />
          </g>
          <g className="way-flag">
            <path fill="none" d={`M0 ${-height - 34}v-34`} />
            <path fill="#F5B82E" d={`M0 ${-height - 68}l30 9l-30 10z`} />
          </g>
        </g>
        <g id={`place-${course.id}`} className="way-board" transform={`translate(0 ${boardTop})`}>
          <rect x="-96" y="0" width="192" height={boardHeight} rx="14" />
          {lines.map((line, index) => (
            <text key={line} y={27 + index * LINE} fontSize={SIZE} fontWeight="700">
              {`${line} `}
            </text>
          ))}
          <text
            className={isFree(course.price) ? 'way-free' : 'way-facts'}
            y={boardHeight - 13}
            fontSize="15"
            fontWeight="600"
          >
            {facts}
          </text>
        </g>
      </g>
    </a>
  )
}
