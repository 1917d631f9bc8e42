import {
  type Gap,
  gapBefore,
  insertStep,
  listAt,
  type ListPlace,
  removeStep,
  replaceStep,
  withSkill,
} from '@tutu/learning/super/edit'
import {
  LIMITS,
  MAIN,
  type Path,
  pathIn,
  type Program,
  SKILLS,
  type Step,
  type StepKind,
} from '@tutu/learning/super/program'
import type { Sense } from '@tutu/learning/super/state'
import { CornerDownLeft, Delete, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { keepInSight } from '../play/keep-in-sight.ts'
import { letterOf, sayStep } from '../play/say-step.ts'
import { useLit, useTrace } from '../play/trace.ts'
import { usePlayText } from '../play/use-text.ts'
import { NameField, TestField, ValueField } from './fields.tsx'
import { newStep } from './new-step.ts'
import { hueOf, StepPicture } from './tile-picture.tsx'

type TilesEditorProps = {
  program: Program
  offers: readonly StepKind[]
  senses: readonly Sense[]
  /** Nothing can be changed while it runs. */
  isRunning: boolean
  onChange: (program: Program) => void
  /** Says what was done: aloud, where that is wished. */
  onSay: (text: string) => void
}

type PaletteEntry = { readonly kind: StepKind; readonly skill: string }

/** Keys that put a step in, wherever in the editor the focus is. */
const KEYS: Readonly<Record<string, StepKind>> = {
  ArrowUp: 'forward',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ' ': 'jump',
  p: 'pull',
}

/** A program as a row of pictures, put together by pressing them: no reading, no dragging. */
export function TilesEditor(props: TilesEditorProps) {
  const { program, offers, senses, isRunning, onChange, onSay } = props
  const t = usePlayText()
  const [wanted, setGap] = useState<Gap>()
  const [selected, setSelected] = useState<Path>()
  const gap = reachable(program, wanted)
  const strip = useRef<HTMLDivElement>(null)

  const entries: readonly PaletteEntry[] = offers.flatMap((kind): readonly PaletteEntry[] =>
    kind === 'call' ? SKILLS.map((skill) => ({ kind, skill })) : [{ kind, skill: '' }],
  )

  const insert = ({ kind, skill }: PaletteEntry) => {
    const step = newStep(kind, skill, senses)
    let next = program
    for (const name of [gap.parent.split('.')[0]!, skill]) if (name && name !== MAIN) next = withSkill(next, name)
    onChange(insertStep(next, gap, step))
    const path = pathIn(gap.parent, gap.inside, gap.index)
    const goesIn = kind === 'repeat' || kind === 'while' || kind === 'if'
    setGap(goesIn ? { parent: path, inside: '', index: 0 } : { ...gap, index: gap.index + 1 })
    setSelected(undefined)
    onSay(kind === 'repeat' || kind === 'while' || kind === 'if' ? t(kind) : sayStep(t, step))
  }

  const remove = (path: Path, step: Step) => {
    onChange(removeStep(program, path))
    setGap(gapBefore(path))
    setSelected(undefined)
    onSay(t('removed', { word: sayStep(t, step) }))
  }

  /** Takes out what stands before the gap; at the beginning of a list, the step that the list is in. */
  const takeBack = () => {
    const before =
      gap.index > 0 ? pathIn(gap.parent, gap.inside, gap.index - 1) : gap.parent.includes('.') ? gap.parent : undefined
    const step = before && stepOf(program, before)
    if (before && step) remove(before, step)
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isRunning) return
    if (event.target instanceof HTMLElement && event.target.closest('select, input')) return
    const kind = KEYS[event.key]
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      takeBack()
    } else if (kind && offers.includes(kind) && !(event.key === ' ' && isOnButton)) {
      event.preventDefault()
      insert({ kind, skill: '' })
    }
  }

  const listProps: Omit<ListProps, 'place' | 'steps'> = {
    ...props,
    gap,
    selected,
    onGap: (next) => {
      setGap(next)
      setSelected(undefined)
    },
    onSelect: (path) => {
      setSelected(path)
      setGap({ ...gapBefore(path), index: gapBefore(path).index + 1 })
    },
    onReplace: (path, step) => onChange(replaceStep(program, path, step)),
    onRemove: remove,
  }

  const hasSkills = offers.includes('call') || program.functions.length > 0
  const skillNames = [
    ...new Set([...(offers.includes('call') ? SKILLS : []), ...program.functions.map(({ name }) => name)]),
  ]
  return (
    // Keys work anywhere in the editor, as they do for its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="super-tiles" onKeyDown={onKey}>
      {/* Reached by Tab, for the keys. */}
      <div
        ref={strip}
        className="super-strip"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t('program')}
        aria-describedby="super-tiles-help"
      >
        <InSight strip={strip} program={program} />
        {hasSkills && <h2 className="super-list-name">{t('main')}</h2>}
        <TileList {...listProps} place={{ parent: MAIN, inside: '' }} steps={program.main} />
        {hasSkills &&
          skillNames.map((name) => (
            <div key={name} className="super-skill">
              <h2 className="super-list-name">
                <StepPicture kind="call" />
                {t('skill', { letter: letterOf(name) })}
              </h2>
              <TileList
                {...listProps}
                place={{ parent: name, inside: '' }}
                steps={program.functions.find((one) => one.name === name)?.body ?? []}
              />
            </div>
          ))}
      </div>
      <p id="super-tiles-help" className="sr-only">
        {t('tilesHelp')}
      </p>
      <div className="super-palette" role="group" aria-label={t('palette')}>
        {entries.map((entry) => (
          <button
            key={entry.kind + entry.skill}
            type="button"
            className="super-add"
            data-hue={hueOf(entry.kind)}
            disabled={isRunning}
            onClick={() => insert(entry)}
          >
            <StepPicture kind={entry.kind} />
            <span>{entry.kind === 'call' ? t('skill', { letter: letterOf(entry.skill) }) : t(entry.kind)}</span>
          </button>
        ))}
        <button type="button" className="super-add super-take-back" disabled={isRunning} onClick={takeBack}>
          <Delete aria-hidden />
          <span className="sr-only">{t('backspace')}</span>
        </button>
      </div>
    </div>
  )
}

/** What was put in, and what is lit, is in sight. */
function InSight({ strip, program }: { strip: React.RefObject<HTMLElement | null>; program: Program }) {
  const { lit } = useTrace()
  useEffect(() => {
    const tile = strip.current?.querySelector('[data-lit], .super-gap-here')
    if (strip.current && tile) keepInSight(strip.current, tile)
  }, [strip, program, lit])
  return null
}

type ListProps = TilesEditorProps & {
  gap: Gap
  selected: Path | undefined
  place: ListPlace
  steps: readonly Step[]
  onGap: (gap: Gap) => void
  onSelect: (path: Path) => void
  onReplace: (path: Path, step: Step) => void
  onRemove: (path: Path, step: Step) => void
}

function TileList(props: ListProps) {
  const { place, steps, gap, onGap, isRunning } = props
  const t = usePlayText()
  const isHere = gap.parent === place.parent && gap.inside === place.inside && !isRunning
  const isInner = place.parent.includes('.')
  const end = steps.length
  return (
    <ol className="super-list" data-empty={end === 0 ? '' : undefined}>
      {steps.map((step, index) => {
        const path = pathIn(place.parent, place.inside, index)
        return (
          // Steps are their places: the same one may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={'body' in step ? 'super-wide' : undefined}>
            {isHere && gap.index === index && <span className="super-gap-here" />}
            <Tile {...props} step={step} path={path} index={index} />
          </li>
        )
      })}
      <li className="super-end">
        {isHere && gap.index === end && <span className="super-gap-here" />}
        {!(isHere && gap.index === end) || end === 0 ? (
          <button
            type="button"
            className="super-gap"
            disabled={isRunning}
            aria-pressed={isHere && gap.index === end}
            onClick={() => onGap({ ...place, index: end })}
          >
            {end === 0 ? <Plus aria-hidden /> : <CornerDownLeft aria-hidden />}
            {end === 0 ? (
              <span>{t(isInner || place.parent !== MAIN ? 'emptyInside' : 'emptyTiles')}</span>
            ) : (
              <span className="sr-only">{t('gapEnd')}</span>
            )}
          </button>
        ) : undefined}
      </li>
    </ol>
  )
}

type TileProps = ListProps & { step: Step; path: Path; index: number }

function Tile(props: TileProps) {
  const { step, path, index, selected, isRunning, offers, senses, onSelect, onReplace, onRemove } = props
  const t = usePlayText()
  const word = sayStep(t, step)
  const hasVariables = offers.includes('set')
  const replace = (next: Step) => onReplace(path, next)
  const face = (
    <button
      type="button"
      className="super-tile-face"
      aria-label={t('stepSaid', { at: index + 1, word })}
      aria-pressed={selected === path}
      disabled={isRunning}
      onClick={() => onSelect(path)}
    >
      <StepPicture kind={step.kind} />
      {step.kind === 'call' && <b>{letterOf(step.name)}</b>}
    </button>
  )
  const removal = selected === path && !isRunning && (
    <button
      type="button"
      className="super-remove"
      aria-label={t('remove', { word })}
      onClick={() => onRemove(path, step)}
    >
      <X aria-hidden />
    </button>
  )
  switch (step.kind) {
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
    case 'call':
      return (
        <TileFrame step={step} path={path}>
          {face}
          {removal}
        </TileFrame>
      )
    case 'set':
    case 'change':
      return (
        <TileFrame step={step} path={path} shape="super-tile-row">
          <fieldset disabled={isRunning}>
            <NameField name={step.name} label={t(step.kind)} onChange={(name) => replace({ ...step, name })} />
            {face}
            <ValueField
              value={step.value}
              label={word}
              least={-LIMITS.number}
              hasVariables={hasVariables}
              onChange={(value) => replace({ ...step, value })}
            />
          </fieldset>
          {removal}
        </TileFrame>
      )
    case 'repeat':
    case 'while':
    case 'if':
      return (
        <TileFrame step={step} path={path} shape="super-box">
          <fieldset className="super-box-head" disabled={isRunning}>
            {face}
            {step.kind === 'repeat' ? (
              <ValueField
                value={step.times}
                label={word}
                least={0}
                hasVariables={hasVariables}
                onChange={(times) => replace({ ...step, times })}
              />
            ) : (
              <TestField
                test={step.test}
                senses={senses}
                offers={offers}
                onChange={(test) => replace({ ...step, test })}
              />
            )}
            {removal}
          </fieldset>
          <TileList {...props} place={{ parent: path, inside: '' }} steps={step.body} />
          {step.kind === 'if' &&
            (step.otherwise ? (
              <>
                <p className="super-otherwise">{t('otherwise')}</p>
                <TileList {...props} place={{ parent: path, inside: 'e' }} steps={step.otherwise} />
              </>
            ) : (
              <button
                type="button"
                className="super-add-otherwise"
                disabled={isRunning}
                onClick={() => {
                  replace({ ...step, otherwise: [] })
                  props.onGap({ parent: path, inside: 'e', index: 0 })
                }}
              >
                <Plus aria-hidden />
                {t('otherwise')}
              </button>
            ))}
        </TileFrame>
      )
  }
}

type TileFrameProps = { step: Step; path: Path; shape?: 'super-tile-row' | 'super-box'; children: React.ReactNode }

function TileFrame({ step, path, shape, children }: TileFrameProps) {
  const lit = useLit(path)
  return (
    <div className={shape ? `super-tile ${shape}` : 'super-tile'} data-hue={hueOf(step.kind)} data-lit={lit}>
      {children}
    </div>
  )
}

/** The gap that was wanted, or the end of the program where that is no more. */
function reachable(program: Program, gap: Gap | undefined): Gap {
  const end: Gap = { parent: MAIN, inside: '', index: program.main.length }
  if (!gap) return end
  const list = listAt(program, gap) ?? (gap.parent.includes('.') || gap.parent === MAIN ? undefined : [])
  return list && gap.index <= list.length ? gap : end
}

function stepOf(program: Program, path: Path): Step | undefined {
  const gap = gapBefore(path)
  return listAt(program, gap)?.[gap.index]
}
