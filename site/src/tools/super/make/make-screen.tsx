import { encodeLevel } from '@tutu/learning/super/address-code'
import { drawField, type Field, indexOf, problemOf } from '@tutu/learning/super/field'
import { WORLDS } from '@tutu/learning/super/levels/index'
import type { Program } from '@tutu/learning/super/program'
import { solveWithLoops } from '@tutu/learning/super/solve'
import { startOf } from '@tutu/learning/super/state'
import { ArrowLeft, Eraser, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { useStored } from '../../../lib/use-stored.ts'
import { useSite } from '../../../lib/use-site.ts'
import { FieldView } from '../../../ui/super-field/field-view.tsx'
import { CarrotPicture, Door, Hole, Home, Ice, Switch, Wall } from '../../../ui/super-field/pictures.tsx'
import { RabbitPicture } from '../../../ui/super-field/rabbit.tsx'
import type { MakePart } from '../place.ts'
import { sayDirection } from '../play/field-table.tsx'
import type { Game } from '../play/game.ts'
import { LevelScreen } from '../play/level-screen.tsx'
import { openLevel } from '../play/open-level.ts'
import { usePlayText } from '../play/use-text.ts'
import { DRAWN_MAX, DRAWN_MIN, EMPTY_DRAWING, keptDraft, put, resized, type Tool, TOOLS, writeField } from './draft.ts'
import { ShareScreen } from './share-screen.tsx'
import { useMakeText } from './use-text.ts'

/** A level is drawn, walked by whoever drew it, and then sent on. */
export function MakeScreen({ part }: { part: MakePart }) {
  const t = useMakeText()
  const [{ drawing, scenery }] = useStored(keptDraft)
  const field = useMemo(() => drawField(drawing), [drawing])
  const [walked, setWalked] = useState<{ drawing: string; program: Program }>()
  const solution = walked?.drawing === drawing ? walked.program : undefined
  const world = WORLDS[scenery]!
  const game = useMemo((): Game | undefined => {
    // The program to beat is not known yet: what loops make of the shortest way stands for it.
    const best = problemOf(field) ? undefined : solveWithLoops(field)
    return (
      best && {
        id: '',
        title: t('testTitle'),
        lesson: t('testLesson'),
        level: openLevel(['while', 'if', 'call', 'set', 'change'], { fields: [field], solution: best }),
        scenery: world.id,
        accent: world.accent,
        back: { href: '#make', label: t('backToDraw') },
        next: { href: '#make/share', label: t('toShare') },
        onSolved: (program) => setWalked({ drawing, program }),
      }
    )
    // The texts are those of the language, with which the page is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawing, scenery])
  switch (part) {
    case 'draw':
      return <DrawScreen field={field} scenery={scenery} canBeDone={game !== undefined} />
    case 'test':
      return game ? <LevelScreen game={game} /> : <DrawScreen field={field} scenery={scenery} canBeDone={false} />
    case 'share':
      return solution ? (
        <ShareScreen
          code={encodeLevel({ scenery, field, solution })}
          solution={solution}
          field={field}
          scenery={world.id}
          accent={world.accent}
        />
      ) : (
        <DrawScreen field={field} scenery={scenery} canBeDone={game !== undefined} isEarly />
      )
  }
}

type DrawScreenProps = { field: Field; scenery: number; canBeDone: boolean; isEarly?: boolean }

function DrawScreen({ field, scenery, canBeDone, isEarly }: DrawScreenProps) {
  const t = useMakeText()
  const { language } = useSite()
  const [tool, setTool] = useState<Tool>('wall')
  const problem = problemOf(field) ?? (canBeDone ? undefined : 'no-way')
  const world = WORLDS[scenery]!
  return (
    <section className={`super-make accent-${world.accent}`} aria-labelledby="super-make-title">
      <header className="super-bar">
        <a className="super-back" href="#map">
          <ArrowLeft aria-hidden />
          <span>{t('back')}</span>
        </a>
        <div className="super-name">
          <h1 id="super-make-title" className="screen-title" tabIndex={-1}>
            {t('title')}
          </h1>
          <p>{t('intro')}</p>
        </div>
      </header>
      <Canvas field={field} scenery={scenery} tool={tool} />
      <div className="super-make-side">
        <fieldset className="super-tools">
          <legend>{t('tools')}</legend>
          {TOOLS.map((one) => (
            <label key={one} className="super-tool-choice">
              <input type="radio" name="super-tool" checked={one === tool} onChange={() => setTool(one)} />
              <ToolPicture tool={one} scenery={scenery} />
              <span>{t(`tool-${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="super-tool-hint">{t('toolHint')}</p>
        <div className="super-make-row">
          <label className="super-scenery">
            <span>{t('sceneries')}</span>
            <select
              className="select"
              value={scenery}
              onChange={(event) => keptDraft.write((known) => ({ ...known, scenery: Number(event.target.value) }))}
            >
              {WORLDS.map(({ id, title }, index) => (
                <option key={id} value={index}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
          <Side
            what={t('width')}
            value={field.width}
            onChange={(width) => writeField(resized(field, width, field.height))}
          />
          <Side
            what={t('height')}
            value={field.height}
            onChange={(height) => writeField(resized(field, field.width, height))}
          />
        </div>
        <p className="super-problem" role="status">
          {problem ? t(`problem-${problem}`) : isEarly ? t('walkFirst') : ''}
        </p>
        <div className="super-make-buttons">
          <a
            className="btn btn-primary btn-lg"
            href="#make/test"
            aria-disabled={problem !== undefined}
            onClick={(event) => problem && event.preventDefault()}
          >
            {t('test')}
          </a>
          <button
            type="button"
            className="btn"
            onClick={() => keptDraft.write((known) => ({ ...known, drawing: EMPTY_DRAWING }))}
          >
            <Eraser aria-hidden />
            {t('clear')}
          </button>
        </div>
      </div>
    </section>
  )
}

function Side({ what, value, onChange }: { what: string; value: number; onChange: (value: number) => void }) {
  const t = useMakeText()
  return (
    <div className="super-side" role="group" aria-label={what}>
      <span>{what}</span>
      <span className="super-value">
        <button
          type="button"
          aria-label={t('less', { what })}
          disabled={value <= DRAWN_MIN}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden />
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={t('more', { what })}
          disabled={value >= DRAWN_MAX}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden />
        </button>
      </span>
    </div>
  )
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}

/** The field as buttons: one of them is reached by Tab, the others by arrow keys. */
function Canvas({ field, scenery, tool }: { field: Field; scenery: number; tool: Tool }) {
  const t = useMakeText()
  const say = useCellText(field)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [isDrawing, setIsDrawing] = useState(false)
  const { width, height } = field
  const here = { x: Math.min(at.x, width - 1), y: Math.min(at.y, height - 1) }
  const draw = (x: number, y: number) => writeField(put(field, tool, x, y))
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = { x: clamp(here.x + step[0], width), y: clamp(here.y + step[1], height) }
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLButtonElement>('button')[next.y * width + next.x]?.focus()
  }
  /** Walls, ground, holes and ice are drawn in one stroke; the others one by one. */
  const isBrush = tool === 'wall' || tool === 'ground' || tool === 'hole' || tool === 'ice'
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!isDrawing || !isBrush) return
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
    if (!cell) return
    const [x = 0, y = 0] = cell.dataset['cell']!.split(',').map(Number)
    const wanted = tool
    if (field.tiles[indexOf(field, { x, y })] !== wanted || field.carrots[indexOf(field, { x, y })]! > 0) draw(x, y)
  }
  return (
    <div className="super-canvas">
      <FieldView state={startOf(field)} scenery={WORLDS[scenery]!.id} isCheering={false} />
      <div
        className="super-cells"
        role="grid"
        tabIndex={-1}
        aria-label={t('canvas', { width, height })}
        style={{ '--columns': width, '--rows': height } as React.CSSProperties}
        onKeyDown={onKey}
        onPointerDown={() => setIsDrawing(true)}
        onPointerUp={() => setIsDrawing(false)}
        onPointerLeave={() => setIsDrawing(false)}
        onPointerMove={onMove}
      >
        {Array.from({ length: height }, (_, y) => (
          <div key={y} role="row">
            {Array.from({ length: width }, (_, x) => (
              <span key={x} role="gridcell">
                <button
                  type="button"
                  data-cell={`${x},${y}`}
                  tabIndex={x === here.x && y === here.y ? 0 : -1}
                  aria-label={t('cell', { row: y + 1, column: x + 1, what: say(x, y) })}
                  onFocus={() => setAt({ x, y })}
                  onPointerDown={(event) => {
                    event.currentTarget.releasePointerCapture(event.pointerId)
                    if (event.button === 0) draw(x, y)
                  }}
                  // A key, or a screen reader: fingers and mice have drawn already.
                  onClick={(event) => event.detail === 0 && draw(x, y)}
                />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function useCellText(field: Field): (x: number, y: number) => string {
  const t = useMakeText()
  const play = usePlayText()
  return (x, y) => {
    const index = indexOf(field, { x, y })
    const parts: string[] = []
    if (field.start.x === x && field.start.y === y)
      parts.push(`${t('tool-rabbit')} ${sayDirection(play, field.start.direction)}`)
    if (field.carrots[index]! > 0) parts.push(t('carrots', { count: field.carrots[index]! }))
    const tile = field.tiles[index]!
    if (tile !== 'ground' || parts.length === 0) parts.push(t(`tool-${tile}`))
    return parts.join(', ')
  }
}

function clamp(value: number, limit: number): number {
  return Math.max(0, Math.min(limit - 1, value))
}

function ToolPicture({ tool, scenery }: { tool: Tool; scenery: number }) {
  const { id } = WORLDS[scenery]!
  const picture = () => {
    switch (tool) {
      case 'wall':
        return <Wall scenery={id} form={0} />
      case 'hole':
        return <Hole scenery={id} />
      case 'ice':
        return <Ice />
      case 'home':
        return <Home />
      case 'carrot':
        return <CarrotPicture count={1} />
      case 'switch':
        return <Switch isTurned={false} />
      case 'door':
        return <Door isOpen={false} />
      case 'open-door':
        return <Door isOpen />
      case 'ground':
        return (
          <rect
            x="4"
            y="4"
            width="32"
            height="32"
            rx="6"
            className="super-light"
            stroke="var(--color-edge)"
            strokeWidth="2"
          />
        )
      case 'rabbit':
        return (
          <g transform="scale(0.625)">
            <RabbitPicture view="front" isSad={false} />
          </g>
        )
    }
  }
  return (
    <svg viewBox="0 0 40 40" aria-hidden focusable="false">
      {picture()}
    </svg>
  )
}
