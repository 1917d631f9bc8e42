import { encodeProgram } from '@tutu/learning/super/address-code'
import type { CodeError } from '@tutu/learning/super/code-error'
import { countBlocks, type Program } from '@tutu/learning/super/program'
import type { Outcome } from '@tutu/learning/super/run'
import { starsFor } from '@tutu/learning/super/stars'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusOn } from '../../../lib/keep-focus.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { noteProgram, noteSolved } from '../keep/progress.ts'
import { keptSettings } from '../keep/settings.ts'
import { sayCodeError } from '../typed/say-code-error.ts'
import { Celebration } from './celebration.tsx'
import { CodeBeside } from './code-beside.tsx'
import type { Game } from './game.ts'
import { LevelHeader } from './level-header.tsx'
import { LevelMessage } from './level-message.tsx'
import { LevelStage } from './level-stage.tsx'
import { ProgramPanel } from './program-panel.tsx'
import { RunControls } from './run-controls.tsx'
import { HINTS, sayHint, sayOutcome } from './say-outcome.ts'
import { sayTask } from './say-task.ts'
import { createTraces, TraceContext } from './trace.ts'
import { usePlayText } from './use-text.ts'
import { useGameKeys } from './use-game-keys.ts'
import { useHint } from './use-hint.ts'
import { useLatest } from './use-latest.ts'
import { useProgram } from './use-program.ts'
import { useRun } from './use-run.ts'
import { useSpoken } from './use-spoken.ts'

const EMPTY_PROGRAM: Program = { main: [], functions: [] }

export function LevelScreen({ game }: { game: Game }) {
  const { id, level } = game
  const t = usePlayText()
  const [settings] = useStored(keptSettings)
  const editing = useProgram(() => game.program ?? EMPTY_PROGRAM)
  const { program } = editing
  const [codeError, setCodeError] = useState<CodeError>()
  const hint = useHint()
  const [said, setSaid] = useState('')
  const onward = useRef<HTMLAnchorElement>(null)
  const runButton = useRef<HTMLButtonElement>(null)

  const count = countBlocks(program)
  const stars = starsFor(count, level.best)
  const onEnd = (outcome: Outcome) => {
    const isSolved = outcome.kind === 'solved'
    hint.noteRun(isSolved)
    if (!isSolved) return
    noteSolved(game.id, stars, count)
    game.onSolved?.(program)
  }
  const run = useRun(level.fields, program, settings.isSlow, onEnd)
  const isRunning = run.kind === 'running'
  const outcome = run.kind === 'ended' ? run.outcome : undefined
  const isSolved = outcome?.kind === 'solved'
  const lit = run.kind === 'idle' || isSolved ? undefined : run.beat?.path
  const isBad = run.beat?.crash !== undefined
  const [traces] = useState(createTraces)
  useLayoutEffect(() => traces.show({ lit, isBad }), [traces, lit, isBad])
  const failure =
    outcome && !isSolved
      ? sayOutcome(t, outcome, {
          program,
          state: run.shown,
          fields: level.fields.length,
          at: run.at,
          mode: settings.mode,
        })
      : undefined
  const message = hint.isLast ? undefined : failure
  const hintText = hint.shown > 0 && !isSolved ? sayHint(t, game, hint.shown) : undefined
  const sayAloud = useSpoken({
    isWished: settings.speaks && settings.mode === 'tiles',
    task: sayTask(t, level.fields),
    news: isSolved ? `${t('solved')} ${t('starsOf', { stars })}` : (message ?? (hint.isLast ? hintText : undefined)),
  })

  useEffect(() => {
    if (id) noteProgram(id, encodeProgram(program))
  }, [id, program])
  // Before it is seen: Enter that is pressed at the first sight of it goes on.
  useLayoutEffect(() => {
    if (isSolved) focusOn(onward.current)
  }, [isSolved])

  const start = useLatest(() => {
    if (isRunning) run.reset(run.at)
    else if (settings.mode === 'code' && codeError) setSaid(sayCodeError(t, codeError, settings.language))
    else {
      setSaid('')
      run.start()
    }
  })
  const step = useLatest(() => run.step())
  const reset = useLatest(() => run.reset())
  useGameKeys({
    onRun: start,
    onStop: isRunning ? () => run.reset(run.at) : undefined,
    onUndo: settings.mode === 'tiles' ? editing.undo : undefined,
    onRedo: settings.mode === 'tiles' ? editing.redo : undefined,
  })
  const say = useLatest((text: string) => {
    setSaid(text)
    sayAloud(text)
  })

  return (
    <TraceContext value={traces}>
      <section className={`super-game accent-${game.accent}`} data-mode={settings.mode} aria-labelledby="super-title">
        <div className="super-first">
          <LevelHeader game={game} hint={hint} />
          <LevelStage
            game={game}
            run={run}
            showsWay={hint.shown === HINTS}
            isSolved={isSolved}
            isSlow={settings.isSlow}
          >
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
          </LevelStage>
          <RunControls
            kind={run.kind}
            editing={editing}
            hasMistake={settings.mode === 'code' && codeError !== undefined}
            isEmpty={count === 0}
            onRun={start}
            onStep={step}
            onReset={reset}
            runButton={runButton}
          />
          <LevelMessage
            message={message}
            said={said}
            hasMistake={codeError !== undefined}
            hintText={hintText}
            stars={isSolved ? stars : undefined}
            run={run}
          />
          <ProgramPanel
            level={level}
            editing={editing}
            isRunning={isRunning}
            onRun={start}
            onSay={say}
            onError={setCodeError}
          />
        </div>
        <CodeBeside program={program} />
      </section>
    </TraceContext>
  )
}
