import type { Language } from '@tutu/contract/core/languages'
import { encodeProgram } from '@tutu/learning/super/address-code'
import type { Cell } from '@tutu/learning/super/field'
import type { CodeError } from '@tutu/learning/super/code-error'
import { countBlocks, type Program } from '@tutu/learning/super/program'
import { type Outcome, run as runBeats } from '@tutu/learning/super/run'
import { starsFor } from '@tutu/learning/super/stars'
import {
  ArrowLeft,
  Lightbulb,
  Play,
  Redo2,
  RotateCcw,
  Snail,
  Square,
  StepForward,
  Trash2,
  Undo2,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { focusOn } from '../../../lib/keep-focus.ts'
import { canSpeak, speak } from '../../../lib/speak.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useSite } from '../../../lib/use-site.ts'
import { PartBoundary } from '../../../shell/part-boundary.tsx'
import { createPart } from '../../../shell/part.ts'
import { Tutu } from '../../../ui/tutu.tsx'
import { FieldView } from '../../../ui/super-field/field-view.tsx'
import { Backdrop } from '../map/landscape.tsx'
import { noteProgram, noteSolved } from '../keep/progress.ts'
import { keptSettings, type Mode, MODES } from '../keep/settings.ts'
import { TilesEditor } from '../tiles/tiles-editor.tsx'
import { sayCodeError } from '../typed/say-code-error.ts'
import { Celebration } from './celebration.tsx'
import { CodePanel, LANGUAGE_NAMES } from './code-panel.tsx'
import { FieldTable } from './field-table.tsx'
import type { Game } from './game.ts'
import { IconButton } from './icon-button.tsx'
import { HINTS, sayHint, sayOutcome } from './say-outcome.ts'
import { usePlayText } from './use-text.ts'
import { useProgram } from './use-program.ts'
import { useRun } from './use-run.ts'
import { sayTask } from './say-task.ts'

const EMPTY_PROGRAM: Program = { main: [], functions: [] }
/** Runs that led nowhere, after which the hint is offered. */
const FAILS = 2

export function LevelScreen({ game }: { game: Game }) {
  const { level } = game
  const { language } = useSite()
  const t = usePlayText()
  const [settings, setSettings] = useStored(keptSettings)
  const { program, change, clear, undo, redo } = useProgram(() => game.program ?? EMPTY_PROGRAM)
  const [codeError, setCodeError] = useState<CodeError>()
  const [hint, setHint] = useState(0)
  /** The hint was asked for after the run that is talked about. */
  const [isHintLast, setIsHintLast] = useState(false)
  const [fails, setFails] = useState(0)
  const [said, setSaid] = useState('')
  const onward = useRef<HTMLAnchorElement>(null)
  const runButton = useRef<HTMLButtonElement>(null)

  const count = countBlocks(program)
  const onEnd = (outcome: Outcome) => {
    setIsHintLast(false)
    if (outcome.kind !== 'solved') {
      setFails((known) => known + 1)
      return
    }
    noteSolved(game.id, starsFor(count, level.best), count)
    game.onSolved?.(program)
  }
  const run = useRun(level.fields, program, settings.isSlow, onEnd)
  const isRunning = run.kind === 'running'
  const outcome = run.kind === 'ended' ? run.outcome : undefined
  const isSolved = outcome?.kind === 'solved'
  const isBad = run.beat?.crash !== undefined
  const lit = run.kind === 'idle' || isSolved ? undefined : run.beat?.path
  const failure =
    outcome && !isSolved ? sayOutcome(t, outcome, program, run.shown, level.fields.length, run.at) : undefined
  const message = isHintLast ? undefined : failure
  const { id } = game

  useEffect(() => {
    if (id) noteProgram(id, encodeProgram(program))
  }, [id, program])
  useEffect(() => {
    if (isSolved) focusOn(onward.current)
  }, [isSolved])
  const saysAloud = settings.speaks && settings.mode === 'tiles'
  useEffect(() => {
    if (message && saysAloud && canSpeak()) speak(message, language)
  }, [message, saysAloud, language])

  const start = () => {
    if (isRunning) run.reset(run.at)
    else if (settings.mode === 'code' && codeError) setSaid(sayCodeError(t, codeError, settings.language))
    else {
      setSaid('')
      run.start()
    }
  }
  const onKey = useLatest((event: KeyboardEvent) => {
    // The editor of code has run it already.
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      start()
    } else if (event.key === 'Escape' && isRunning) run.reset(run.at)
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && settings.mode === 'tiles') {
      const back = event.shiftKey ? redo : undo
      if (back) {
        event.preventDefault()
        back()
      }
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onKey])

  const way = useMemo(
    () => (hint === HINTS ? wayOf(level.fields[run.at]!, level.solution) : undefined),
    [hint, level, run.at],
  )
  const say = (text: string) => {
    setSaid(text)
    if (saysAloud && canSpeak()) speak(text, language)
  }
  const task = sayTask(t, level.fields)
  const hintText = hint > 0 ? sayHint(t, game, hint) : undefined
  const otherLanguage = settings.language === 'python' ? 'js' : 'python'

  return (
    <section className={`super-game accent-${game.accent}`} data-mode={settings.mode} aria-labelledby="super-title">
      <div className="super-first">
        <header className="super-bar">
          <a className="super-back" href={game.back.href}>
            <ArrowLeft aria-hidden />
            <span>{game.back.label}</span>
          </a>
          <div className="super-name">
            <h1 id="super-title" className="screen-title" tabIndex={-1}>
              {game.title}
            </h1>
            <p>
              {task}
              {level.fields.length > 1 && ` ${t('allFields')}`}
            </p>
          </div>
          <div className="super-bar-buttons">
            {canSpeak() && (
              <button
                type="button"
                className="icon-button"
                title={t('listen')}
                onClick={() => speak(hintText ?? `${game.title}。${task}`, language)}
              >
                <Volume2 aria-hidden />
                <span className="sr-only">{t('listen')}</span>
              </button>
            )}
            <button
              type="button"
              className="super-hint-button"
              aria-expanded={hint > 0}
              data-wanted={hint === 0 && fails >= FAILS ? '' : undefined}
              onClick={() => {
                setHint(hint === HINTS ? 0 : hint + 1)
                setIsHintLast(hint !== HINTS)
              }}
            >
              <Lightbulb aria-hidden />
              <span>{hint === 0 ? t('hint') : t('hintOf', { at: hint })}</span>
            </button>
          </div>
        </header>

        <div className="super-stage">
          <Backdrop scenery={game.scenery} />
          <div className="super-field-box">
            <FieldView
              state={run.shown}
              scenery={game.scenery}
              deed={run.beat}
              pace={run.kind === 'idle' ? 0 : run.pace}
              isCheering={isSolved}
              way={way}
            />
            <FieldTable
              state={run.shown}
              caption={
                level.fields.length > 1 ? t('fieldOf', { at: run.at + 1, count: level.fields.length }) : t('field')
              }
            />
            {isSolved && (
              <Celebration
                key={count}
                game={game}
                count={count}
                onward={onward}
                onAgain={() => {
                  run.reset()
                  focusOn(runButton.current)
                }}
              />
            )}
          </div>
          {level.fields.length > 1 && (
            <div className="super-fields" role="group" aria-label={t('field')}>
              {level.fields.map((field, index) => (
                <button
                  // Fields have no names but their places.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  type="button"
                  aria-pressed={index === run.at}
                  disabled={isRunning}
                  aria-label={t('fieldOf', { at: index + 1, count: level.fields.length })}
                  onClick={() => run.reset(index)}
                >
                  {index + 1}
                </button>
              ))}
            </div>
          )}
        </div>

        <div className="super-controls" role="group" aria-label={t('program')}>
          <button ref={runButton} type="button" className="btn btn-primary super-run" onClick={start}>
            {isRunning ? <Square aria-hidden /> : <Play aria-hidden />}
            {t(isRunning ? 'stop' : 'run')}
          </button>
          <IconButton
            label={t('step')}
            isDisabled={isRunning || (settings.mode === 'code' && !!codeError)}
            onPress={run.step}
          >
            <StepForward aria-hidden />
          </IconButton>
          <IconButton
            label={t('slow')}
            isPressed={settings.isSlow}
            onPress={() => setSettings((known) => ({ ...known, isSlow: !known.isSlow }))}
          >
            <Snail aria-hidden />
          </IconButton>
          <IconButton label={t('reset')} isDisabled={run.kind === 'idle'} onPress={() => run.reset()}>
            <RotateCcw aria-hidden />
          </IconButton>
          <span className="super-controls-space" />
          <IconButton label={t('undo')} isDisabled={!undo || isRunning} onPress={() => undo?.()}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label={t('redo')} isDisabled={!redo || isRunning} onPress={() => redo?.()}>
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton label={t('clear')} isDisabled={isRunning || count === 0} onPress={clear}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>

        <div
          className="super-message"
          data-kind={message || (said && codeError) ? 'bad' : hintText ? 'hint' : undefined}
        >
          {message && <Tutu pose="puzzled" className="super-puzzled" />}
          <p role="status">
            {message ?? (said && codeError ? said : undefined)}
            <span className="sr-only">{!message && !codeError ? said : ''}</span>
            {isSolved && (
              <span className="sr-only">
                {t('solved')} {t('starsOf', { stars: starsFor(count, level.best) })}
              </span>
            )}
          </p>
          {hintText && !message && (
            <p className="super-hint" aria-live="polite">
              <Lightbulb aria-hidden />
              {hintText}
            </p>
          )}
          {run.beat && Object.keys(run.beat.variables).length > 0 && run.kind !== 'idle' && (
            <p className="super-variables">
              {Object.entries(run.beat.variables).map(([name, value]) => (
                <span key={name}>
                  {name} = {value}
                </span>
              ))}
            </p>
          )}
        </div>

        <div className="super-program">
          <div className="super-tabs">
            <div className="super-switch" role="group" aria-label={t('mode')}>
              {MODES.map((mode) => (
                <button
                  key={mode}
                  type="button"
                  aria-pressed={mode === settings.mode}
                  onClick={() => {
                    setCodeError(undefined)
                    setSettings((known) => ({ ...known, mode }))
                  }}
                >
                  {t(mode)}
                </button>
              ))}
            </div>
            <p className="super-count">
              <span className="super-count-long">
                {t('blockCount', { count })}
                <span> · {t('bestOf', { best: level.best })}</span>
              </span>
              <span className="super-count-short" aria-hidden>
                {count}/{level.best}
              </span>
            </p>
            {settings.mode === 'tiles' && canSpeak() && (
              <IconButton
                label={t('speaks')}
                isPressed={settings.speaks}
                onPress={() => setSettings((known) => ({ ...known, speaks: !known.speaks }))}
              >
                {settings.speaks ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
              </IconButton>
            )}
          </div>
          <ProgramEditor
            mode={settings.mode}
            tiles={
              <TilesEditor
                program={program}
                offers={level.offers}
                senses={level.senses}
                lit={lit}
                isBad={isBad}
                isRunning={isRunning}
                onChange={change}
                onSay={say}
              />
            }
            blocks={
              <PartBoundary part={BLOCKS[language]} loading={<p className="super-loading">{t('loadingBlocks')}</p>}>
                {({ BlocksEditor }) => (
                  <BlocksEditor
                    program={program}
                    offers={level.offers}
                    senses={level.senses}
                    lit={lit}
                    onChange={change}
                  />
                )}
              </PartBoundary>
            }
            code={
              <PartBoundary part={TYPED} loading={<p className="super-loading">{t('loadingEditor')}</p>}>
                {({ TypedEditor }) => (
                  <TypedEditor
                    program={program}
                    language={settings.language}
                    offers={level.offers}
                    senses={level.senses}
                    lit={lit}
                    isBad={isBad}
                    isRunning={isRunning}
                    onChange={change}
                    onError={setCodeError}
                    onLanguage={(language) => setSettings((known) => ({ ...known, language }))}
                    onRun={start}
                  />
                )}
              </PartBoundary>
            }
          />
        </div>
      </div>

      {settings.mode === 'code' ? (
        <CodePanel
          program={program}
          language={otherLanguage}
          title={t('sameIn', { language: LANGUAGE_NAMES[otherLanguage] })}
          lit={lit}
          isBad={isBad}
        />
      ) : (
        <CodePanel
          program={program}
          language={settings.language}
          title={t('codeBehind')}
          lit={lit}
          isBad={isBad}
          onLanguage={(language) => setSettings((known) => ({ ...known, language }))}
        />
      )}
    </section>
  )
}

/** The block editor, which is fetched by those who build with blocks alone, with its words in their language. */
const BLOCKS = {
  'zh-cn': createPart(() => loadBlocks('zh-cn')),
  en: createPart(() => loadBlocks('en')),
} as const

/** The editor of the lessons, fetched by those who type. */
const TYPED = createPart(() => import('../typed/typed-editor.tsx'))

async function loadBlocks(language: Language) {
  const { BlocksEditor, loadMessages } = await import('../blocks/blocks-editor.tsx')
  await loadMessages(language)
  return { BlocksEditor }
}

type ProgramEditorProps = Readonly<Record<Mode, React.ReactNode>> & { mode: Mode }

function ProgramEditor({ mode, ...editors }: ProgramEditorProps) {
  return <div className="super-editor">{editors[mode]}</div>
}

/** The cells that a program's rabbit comes through. */
function wayOf(field: Game['level']['fields'][number], program: Program): readonly Cell[] {
  const cells: Cell[] = [field.start]
  for (const { after } of runBeats(field, program)) {
    const last = cells.at(-1)!
    if (after.rabbit.x !== last.x || after.rabbit.y !== last.y) cells.push({ x: after.rabbit.x, y: after.rabbit.y })
  }
  return cells
}

/** A function as it is now, for listeners that are set once. */
function useLatest<T>(value: T): React.RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
