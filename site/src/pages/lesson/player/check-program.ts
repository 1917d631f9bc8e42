import { isSameDrawing } from '@tutu/learning/code/same-drawing'
import { type PageStep, printsRight, readTests, usesWord } from '@tutu/learning/code/tests-of-exercise'
import { runnerOf } from '../../../lib/runner/engines.ts'
import type { DrawOperation, RunEvent, RunOrder } from '../../../lib/runner/events.ts'
import { showPage } from '../../../lib/runner/page/page.ts'
import type { PageStep as ShimStep } from '../../../lib/runner/page/shim.ts'
import type { RunOutcome } from '../../../lib/runner/runner.ts'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { element } from '../../../lib/element.ts'

/** The first thing that is not as it should be. */
export type Reason =
  | { readonly kind: 'failed'; readonly outcome: RunOutcome & { type: 'failed' } }
  | { readonly kind: 'endless' | 'compiling' | 'draws' | 'asks' | 'away' | 'tools' | 'stopped' }
  | { readonly kind: 'prints'; readonly given: readonly string[]; readonly wanted: string; readonly got: string }
  | { readonly kind: 'case'; readonly call: string; readonly wanted: string; readonly got: string }
  | { readonly kind: 'uses' | 'avoids'; readonly word: string }
  | { readonly kind: 'page'; readonly step: PageStep; readonly got: string }

/** ms that a program may compute while it is checked. */
const LIMIT = 8000
/** Frames of a game that no keys are held for. */
const LOOKED_AT = 20

type Exercise = { code: CodeLanguage; source: string; model: string; tests: string }

/** Runs a program as the exercise says and looks at what it does. undefined: all is as it should be. */
export async function checkProgram({ code, source, model, tests: text }: Exercise): Promise<Reason | undefined> {
  const { tests } = readTests(text)
  for (const test of tests) {
    if (test.kind === 'uses' && !usesWord(source, test.word)) return { kind: 'uses', word: test.word }
    if (test.kind === 'avoids' && usesWord(source, test.word)) return { kind: 'avoids', word: test.word }
  }
  if (code === 'html')
    return checkPage(
      source,
      tests.flatMap((test) => (test.kind === 'page' ? [test.step] : [])),
    )
  const runner = await runnerOf(code).catch(() => undefined)
  if (!runner) return { kind: 'away' }
  const run = async (program: string, more: Partial<RunOrder> = {}) => {
    const events: RunEvent[] = []
    const order = {
      code: program,
      answers: [],
      seed: 11,
      shown: 0,
      cases: [],
      plays: { frames: LOOKED_AT, held: [] },
      ...more,
    }
    const outcome = await runner.run(order, LIMIT, (some) => events.push(...some))
    const output = events.map((event) => (event[0] === 'out' ? event[1] : '')).join('')
    const drawn = events.flatMap((event) => (event[0] === 'draw' ? [event.slice(1) as unknown as DrawOperation] : []))
    return { problem: problemOf(outcome), outcome, output, drawn }
  }

  const cases = tests.flatMap((test) => (test.kind === 'case' ? [{ call: test.call, result: test.result }] : []))
  for (const test of tests) {
    if (test.kind === 'prints') {
      const { problem, output } = await run(source, { answers: test.given })
      if (problem) return problem
      if (!printsRight(output, test))
        return { kind: 'prints', given: test.given, wanted: test.lines.join('\n'), got: output }
    }
    if (test.kind === 'draws') {
      const plays = { frames: test.held.length || LOOKED_AT, held: test.held }
      const [mine, tutus] = [await run(source, { plays }), await run(model, { plays })]
      if (mine.problem) return mine.problem
      // Somebody has pressed Run meanwhile, or the frame was lost: that is no mistake of the program's.
      if (tutus.problem) return { kind: tutus.outcome.type === 'stopped' ? 'stopped' : 'away' }
      if (!isSameDrawing(mine.drawn, tutus.drawn)) return { kind: 'draws' }
    }
  }
  if (cases.length > 0 || tests.every(({ kind }) => kind === 'uses' || kind === 'avoids')) {
    const { problem, outcome } = await run(source, { cases })
    if (problem) return problem
    const wrong = outcome.type === 'done' ? outcome.cases.findIndex(({ right }) => !right) : -1
    if (wrong >= 0 && outcome.type === 'done')
      return { kind: 'case', call: cases[wrong]!.call, wanted: cases[wrong]!.result, got: outcome.cases[wrong]!.got }
  }
  return undefined
}

function problemOf(outcome: RunOutcome): Reason | undefined {
  switch (outcome.type) {
    case 'done':
      return undefined
    case 'failed':
      return { kind: 'failed', outcome }
    case 'asks':
      return { kind: 'asks' }
    case 'never-ready':
      return { kind: 'compiling' }
    case 'stopped':
      return { kind: 'stopped' }
    case 'endless':
    case 'too-long':
    case 'too-much':
      return { kind: 'endless' }
  }
}

async function checkPage(source: string, steps: readonly PageStep[]): Promise<Reason | undefined> {
  // Out of sight, but laid out: what is not has no styles.
  const frame = element('iframe', { class: 'player-unseen', title: 'check', 'aria-hidden': 'true', tabindex: '-1' })
  document.body.append(frame)
  try {
    let failed: Reason | undefined
    const page = await showPage(frame, source, {}, (message) => {
      if (message.type === 'failed') failed ??= { kind: 'failed', outcome: { type: 'failed', error: message.error } }
      if (message.type === 'too-long') failed ??= { kind: 'endless' }
    })
    // The page's own scripts and styles come first.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const found = await page.check(steps.map(asked))
    page.close()
    if (failed) return failed
    if (found.length < steps.length) return { kind: 'away' }
    for (const [at, step] of steps.entries())
      if (!isRight(step, found[at]!)) return { kind: 'page', step, got: found[at]! }
    return undefined
  } catch {
    return { kind: 'away' }
  } finally {
    frame.remove()
  }
}

function asked(step: PageStep): ShimStep {
  switch (step.do) {
    case 'click':
    case 'type':
      return step
    case 'shows':
      return { do: 'read', on: step.on }
    case 'counts':
      return { do: 'count', on: step.on }
    case 'styles':
      return { do: 'style', on: step.on, name: step.name }
  }
}

function isRight(step: PageStep, got: string): boolean {
  switch (step.do) {
    case 'click':
    case 'type':
      return got === 'ok'
    case 'shows':
      return step.text === '' ? got !== '' : got.normalize('NFKC').includes(step.text.normalize('NFKC'))
    case 'counts':
      return Number(got) === step.count
    case 'styles':
      return got === step.value
  }
}
