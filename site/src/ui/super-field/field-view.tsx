import { type Field, indexOf, type Tile } from '@tutu/learning/super/field'
import type { Action, Crash, State } from '@tutu/learning/super/state'
import { isDoorOpen } from '@tutu/learning/super/state'
import { type CSSProperties, memo, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Motion, MotionContext } from './motion.ts'
import { CarrotPicture, Door, Hole, Home, Ice, Scatter, type Scenery, Switch, Wall } from './pictures.tsx'
import { RabbitPicture, VIEWS } from './rabbit.tsx'

type FieldViewProps = {
  state: State
  scenery: Scenery
  isCheering: boolean
  /** Cells to show footprints in, in their order. */
  way?: readonly { readonly x: number; readonly y: number }[]
}

/**
 * A field and the rabbit on it. The ground is drawn once; carrots and doors are drawn anew where one changes; the rabbit
 * is a layer of its own that is only ever transformed, so that a slow phone keeps up.
 */
export function FieldView({ state, scenery, isCheering, way }: FieldViewProps) {
  const { field, rabbit } = state
  return (
    <div
      className="super-field"
      style={{ '--columns': field.width, '--rows': field.height } as CSSProperties}
      aria-hidden
    >
      <Ground field={field} scenery={scenery} />
      <Things field={field} carrots={state.carrots} doorsTurned={state.doorsTurned} />
      {way && <Footprints field={field} way={way} />}
      <Rabbit standing={rabbit} isCheering={isCheering} />
    </div>
  )
}

const STANDING = { deed: undefined, pace: 0 }

/** `standing`: where it is while nothing runs. */
const Rabbit = memo(function Rabbit({ standing, isCheering }: { standing: State['rabbit']; isCheering: boolean }) {
  const { subscribe, now } = use(MotionContext)
  const motion: Motion = useSyncExternalStore(subscribe, now, now) ?? { rabbit: standing, ...STANDING }
  const { rabbit, pace } = motion
  return (
    // Times of their own, no inherited property: that would have every line of the rabbit styled anew at each beat.
    <div
      className="super-rabbit"
      style={{
        transitionDuration: `${pace}ms`,
        transform: `translate(${rabbit.x * 100}%, ${rabbit.y * 100}%)`,
      }}
    >
      <div className="super-look" data-direction={rabbit.direction}>
        {LOOK}
      </div>
      <RabbitBody {...motion} isCheering={isCheering} />
    </div>
  )
})

const LOOK = (
  <svg viewBox="0 0 40 40" focusable="false">
    <path d="m14 3.500 6-3 6 3" />
  </svg>
)

function RabbitBody({ rabbit, deed, pace, isCheering }: Motion & { isCheering: boolean }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element || !deed || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const frames = framesOf(deed)
    if (!frames) return undefined
    const animation = element.animate(frames, { duration: pace, easing: 'ease-out' })
    return () => animation.cancel()
  }, [deed, pace])
  const fell = deed?.crash === 'hole'
  return (
    <div
      ref={body}
      className="super-body"
      data-direction={isCheering ? 'down' : rabbit.direction}
      data-fell={fell ? '' : undefined}
      data-cheering={isCheering ? '' : undefined}
      style={fell ? { transitionDelay: `${pace}ms` } : undefined}
    >
      <Views isSad={deed?.crash !== undefined} />
    </div>
  )
}

/** All of them stand there: a turn shows another layer, and draws nothing. */
const Views = memo(function Views({ isSad }: { isSad: boolean }) {
  return VIEWS.map((view) => (
    <svg key={view} data-view={view} viewBox="0 0 64 64" focusable="false">
      <RabbitPicture view={view} isSad={isSad} />
    </svg>
  ))
})

function framesOf({ action, crash }: { action?: Action; crash?: Crash }): Keyframe[] | undefined {
  if (crash === 'hole') return undefined
  if (crash === 'no-carrot')
    return [
      { transform: 'none' },
      { transform: 'rotate(-12deg)' },
      { transform: 'rotate(12deg)' },
      { transform: 'none' },
    ]
  if (crash)
    return [
      { transform: 'none' },
      { transform: 'translateX(8%)' },
      { transform: 'translateX(-8%)' },
      { transform: 'none' },
    ]
  switch (action) {
    case 'forward':
      return [{ transform: 'none' }, { transform: 'translateY(-22%) scaleY(1.06)' }, { transform: 'none' }]
    case 'jump':
      return [{ transform: 'scaleY(0.85)' }, { transform: 'translateY(-62%) scaleY(1.1)' }, { transform: 'none' }]
    case 'pull':
      return [
        { transform: 'none' },
        { transform: 'scaleY(0.8) translateY(10%)' },
        { transform: 'translateY(-14%)' },
        { transform: 'none' },
      ]
    case 'left':
    case 'right':
      return [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.7)' }, { transform: 'scaleX(1)' }]
    case undefined:
      return undefined
  }
}

/** Spreads small things over a field without any pattern one could see. */
const chance = (index: number) => ((index * 2654435761) >>> 7) % 11

const Ground = memo(function Ground({ field, scenery }: { field: Field; scenery: Scenery }) {
  const { width, height, tiles } = field
  return (
    <svg className="super-ground" viewBox={`0 0 ${width * 40} ${height * 40}`} focusable="false">
      {tiles.map((tile, index) => {
        const [x, y] = [index % width, Math.floor(index / width)]
        return (
          // A cell is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} transform={`translate(${x * 40} ${y * 40})`}>
            <rect width="40" height="40" className={(x + y) % 2 === 0 ? 'super-light' : 'super-dark'} />
            <Standing tile={tile} scenery={scenery} index={index} />
          </g>
        )
      })}
    </svg>
  )
})

function Standing({ tile, scenery, index }: { tile: Tile; scenery: Scenery; index: number }) {
  const form = chance(index)
  switch (tile) {
    case 'ground':
      return form < 4 && <Scatter scenery={scenery} form={form} />
    case 'wall':
      return <Wall scenery={scenery} form={form} />
    case 'hole':
      return <Hole scenery={scenery} />
    case 'ice':
      return <Ice />
    case 'home':
      return <Home />
    case 'switch':
    case 'door':
    case 'open-door':
      return undefined
  }
}

type ThingsProps = { field: Field; carrots: readonly number[]; doorsTurned: boolean }

/** What changes during a run. */
const Things = memo(function Things({ field, carrots, doorsTurned }: ThingsProps) {
  const { width, height, tiles } = field
  const state = { field, doorsTurned } as State
  const things = tiles.flatMap((tile, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const count = carrots[index]!
    const picture =
      tile === 'switch' ? (
        <Switch isTurned={doorsTurned} />
      ) : tile === 'door' || tile === 'open-door' ? (
        <Door isOpen={isDoorOpen(state, { x, y })} />
      ) : count > 0 ? (
        <CarrotPicture count={count} />
      ) : undefined
    return picture
      ? [
          <g key={index} transform={`translate(${x * 40} ${y * 40})`}>
            {picture}
          </g>,
        ]
      : []
  })
  return (
    <svg className="super-things" viewBox={`0 0 ${width * 40} ${height * 40}`} focusable="false">
      {things}
    </svg>
  )
})

function Footprints({ field, way }: { field: Field; way: readonly { x: number; y: number }[] }) {
  const points = way.map(({ x, y }) => `${x * 40 + 20} ${y * 40 + 24}`)
  return (
    <svg className="super-way" viewBox={`0 0 ${field.width * 40} ${field.height * 40}`} focusable="false">
      <path d={`M${points.join('L')}`} />
      {way.slice(1).map((cell, index) => (
        // Two steps may lead into the same cell.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={`${indexOf(field, cell)}-${index}`} cx={cell.x * 40 + 20} cy={cell.y * 40 + 24} r="4" />
      ))}
    </svg>
  )
}
