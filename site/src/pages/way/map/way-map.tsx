import type { Category, CourseRow } from '../../../lib/public-api.ts'
import { useSite, useText } from '../../../lib/use-site.ts'
import { accentClass } from '../../../ui/accent.ts'
import { courseWords } from '../../../lib/course-words.ts'
import { en } from '../en.ts'
import { zhCn } from '../zh-cn.ts'
import { Place } from './place.tsx'
import { alongAt, MAP, pointAt, ROAD, stepsOf } from '../../../ui/way-land/road.ts'
import { Rabbit } from '../../../ui/way-land/things.tsx'
import { Bridges, Land, Sky, Woods } from '../../../ui/way-land/land.tsx'
import { BlockValley, Coast, RabbitHill, RiverBend } from '../../../ui/way-land/regions.tsx'
import { agesOf, type Stage, STAGES } from './stages.ts'

/** More do not fit beside the road; the list below the map has them all. */
const PLACES_MAX = 6
/** So many have their boards side by side; more stand alternately above and below. */
const BESIDE_MAX = [3, 2, 5, 4] as const
/** Where each land's name stands. */
const SIGNS = [
  { x: 112, y: 192 },
  { x: 1452, y: 226 },
  { x: 1466, y: 838 },
  { x: 250, y: 886 },
] as const

type WayMapProps = {
  stages: readonly { stage: Stage; courses: readonly CourseRow[] }[]
  categories: readonly Category[]
  /** Where one goes first. */
  next: CourseRow | undefined
}

/** The whole map, drawn on the server. The places are links; everything else is landscape. */
export function WayMap({ stages, categories, next }: WayMapProps) {
  const t = useText({ 'zh-cn': zhCn, en })
  const places = stages.flatMap(({ courses }, stage) => {
    const shown = courses.slice(0, PLACES_MAX)
    const isTight = shown.length > BESIDE_MAX[stage]!
    return stepsOf(stage, shown.length).map((step, index) => {
      const { x, y } = pointAt(step)
      return { course: shown[index]!, along: alongAt(step), x, y: y - 12, isAbove: isTight && index % 2 === 1 }
    })
  })
  const first = places.find(({ course }) => course.id === next?.id)
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className="way-picture"
      role="group"
      aria-label={t('map')}
      data-map-picture
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <defs>
        <Patterns categories={categories} />
      </defs>
      <g aria-hidden="true">
        <Sky />
        <Land />
        <RabbitHill />
        <BlockValley />
        <RiverBend />
        <path className="m-road-edge" d={ROAD} />
        <path className="m-road" d={ROAD} />
        <path className="m-road-dashes" d={ROAD} />
        <path className="way-trail" d={ROAD} pathLength="1" data-trail />
        <Bridges />
        <Woods />
        <Coast />
      </g>
      {stages.map(({ stage, courses }, index) => (
        <StageSign key={stage} stage={stage} courses={courses} {...SIGNS[index]!} />
      ))}
      {places.map((place) => (
        <Place key={place.course.id} {...place} isFirst={place === first} />
      ))}
      {first && <NextStep x={first.x} y={first.y} />}
    </svg>
  )
}

/** Tutu with a pointer at where to begin; the script puts both where this device has got to. */
function NextStep({ x, y }: { x: number; y: number }) {
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <g aria-hidden="true" className="way-next" data-next transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <Rabbit pose="waving" x={-146} y={-92} scale={0.5} />
      <g transform="translate(-96 -128)">
        <path
          className="way-bubble"
          d="M-62-24H62Q76-24 76-10V6Q76 20 62 20H10L0 34L-8 20H-62Q-76 20-76 6V-10Q-76-24-62-24Z"
        />
        <text y="5" fontSize="19" fontWeight="700" data-next-text data-then={t('goOn')}>
          {t('here')}
        </text>
      </g>
    </g>
  )
}

function StageSign({ stage, courses, x, y }: { stage: Stage; courses: readonly CourseRow[]; x: number; y: number }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const number = STAGES.indexOf(stage) + 1
  const name = t(stage)
  const ages = courses.length > 0 ? courseWords(language).age(agesOf(courses)) : ''
  return (
    <g className="way-sign" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path className="way-sign-post" d="M-7 0V58H7V0Z" />
      <path className="way-sign-board" d="M-98-40Q-100-48-92-48L84-50L116-20L86 12L-90 14Q-98 14-98 6Z" />
      <circle className="way-sign-number" cx="-70" cy="-18" r="18" />
      <text className="way-sign-digit" x="-70" y="-11" fontSize="20" fontWeight="700">
        {number}
      </text>
      <text x="20" y={ages ? -18 : -10} fontSize={name.length > 12 ? 17 : 21} fontWeight="700">
        {name}
      </text>
      {ages && (
        <text x="20" y="3" fontSize="15" fontWeight="600">
          {ages}
        </text>
      )}
    </g>
  )
}

/** A tile for each subject's colour and pattern: the same ones as on cards (styles/accents.css). */
function Patterns({ categories }: { categories: readonly Category[] }) {
  const wanted = new Map(categories.map((category) => [`way-${category.pattern}-${category.accent}`, category]))
  return [...wanted].map(([id, category]) => {
    const { size, drawing } = TILES[category.pattern]
    return (
      <pattern
        key={id}
        id={id}
        className={`way-tile ${accentClass(category)}`}
        width={size[0]}
        height={size[1]}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(0.5)"
      >
        {drawing}
      </pattern>
    )
  })
}

const line = (d: string, width: number) => <path d={d} strokeWidth={width} />

const TILES: Readonly<Record<Category['pattern'], { size: readonly [number, number]; drawing: React.ReactNode }>> = {
  dots: {
    size: [40, 40],
    drawing: (
      <g className="way-tile-filled">
        <circle cx="10" cy="10" r="5" />
        <circle cx="30" cy="30" r="5" />
      </g>
    ),
  },
  waves: { size: [64, 32], drawing: line('M-16 16Q0 4 16 16T48 16T80 16', 5) },
  steps: { size: [64, 64], drawing: line('M-16 48H0V16H32V-16M0 80H32V48H64V16H80', 5) },
  grid: { size: [40, 40], drawing: line('M0 20H40M20 0V40', 3) },
  zigzag: { size: [48, 40], drawing: line('M-24 8L0 28L24 8L48 28L72 8', 5) },
  rings: {
    size: [72, 72],
    drawing: (
      <>
        <circle cx="36" cy="36" r="9" strokeWidth="4" />
        <circle cx="36" cy="36" r="22" strokeWidth="4" />
      </>
    ),
  },
}
