import { useText } from '../../../lib/use-site.ts'
import { TutuFigure, type TutuPose } from '../../../ui/tutu-poses.tsx'
import { lightAt, type Scene, sceneOf } from '../logic/scene.ts'
import type { TimeOfDay } from '../logic/time-of-day.ts'
import { Afternoon, Burrow, Evening, Morning, Night, Noon } from './things.tsx'

const TEXTS = {
  'zh-cn': {
    morning: '图图跟小鸟说早上好。',
    noon: '图图在草地上吃午饭。',
    afternoon: '图图在放风筝。',
    evening: '月亮出来了，图图还在写程序。',
    night: '夜深了，图图睡着了。',
  },
  en: {
    morning: 'Tutu says good morning to the bird.',
    noon: 'Tutu has lunch on the grass.',
    afternoon: 'Tutu flies a kite.',
    evening: 'The moon is up, and Tutu finishes a program.',
    night: 'It is late, and Tutu is asleep.',
  },
} as const

const POSES: Readonly<Record<Scene, TutuPose>> = {
  morning: 'waving',
  noon: 'cheering',
  afternoon: 'waving',
  evening: 'typing',
  night: 'asleep',
}

const THINGS = { morning: Morning, noon: Noon, afternoon: Afternoon, evening: Evening, night: Night } as const

/** The middle of the clock on the picture's board, and how far from it sun and moon go. */
const [X, Y, WIDE, HIGH] = [160, 150, 138, 130]

/** A rabbit's day around a clock of radius 112 in the middle of a board of 320 × 300: what it does at this time, and the light. */
export function DayScene({ time }: { time: TimeOfDay }) {
  const t = useText(TEXTS)
  const scene = sceneOf(time)
  const isDark = scene === 'evening' || scene === 'night'
  const Things = THINGS[scene]
  const turn = (lightAt(time) * Math.PI) / 180
  const [x, y] = [X - Math.cos(turn) * WIDE, Y - Math.sin(turn) * HIGH]
  return (
    <svg viewBox="0 0 320 300" className="scene" data-scene={scene} role="img" aria-label={t(scene)}>
      <rect className="scene-sky" width="320" height="300" />
      <g className="scene-light" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
        {isDark ? <path d="M-3-13A13 13 0 1 0 12 6A11 11 0 0 1-3-13Z" /> : <circle r="13" />}
      </g>
      <path
        className="scene-far"
        d="M-4 226C30 196 66 200 98 222C130 206 196 204 226 222C256 198 294 198 324 224V304H-4Z"
      />
      <path className="scene-near" d="M-4 262C56 244 104 258 160 264C216 258 268 244 324 262V304H-4Z" />
      <Burrow isLit={isDark} />
      {/* The post the clock stands on. */}
      <path className="scene-post" d="M152 256H168V290H152Z" />
      <path className="scene-near" d="M138 291Q160 281 182 291Z" />
      <Things />
      <g transform="translate(-2 212) scale(0.42)">
        <TutuFigure pose={POSES[scene]} lineWidth={6} />
      </g>
    </svg>
  )
}
