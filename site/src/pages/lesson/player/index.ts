import type { Language } from '@tutu/contract/core/languages'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { runnerOf } from '../../../lib/runner/engines.ts'
import { checkProgram, type Reason } from './check-program.ts'
import { followCode } from './code-sync.ts'
import { type CodeBlock, type CodeBlockOptions, createCodeBlock } from '../../../player/program/code-block.ts'
import { explain } from '../../../player/program/program-run.ts'
import { sayReason } from './say-reason.ts'

// What a lesson loads once a child wants to run something. Only the lesson's own script imports it, by its address.
export type LessonPlayer = {
  openCode: typeof openCode
  prepare: typeof prepare
  check: typeof check
  checkProgram: typeof checkProgram
  followCode: typeof followCode
}

export { checkProgram, followCode }

/** What runs a language, before anybody presses Run. What is large, as C++, is offered first. */
export function prepare(code: CodeLanguage): void {
  // Where it could not be had, Run asks again, and says so.
  if (code === 'python' || code === 'javascript') runnerOf(code).catch(() => undefined)
}

/**
 * Puts an editor in the place of printed code. Whoever opens a program runs it: what runs it is asked for before the editor is drawn, which
 * takes a slow computer more than half a second.
 */
export function openCode(printed: HTMLElement, options: CodeBlockOptions): CodeBlock {
  prepare(options.code)
  const block = createCodeBlock(options)
  printed.replaceWith(block.root)
  return block
}

/** `nothing`: it could not be looked at to its end, which says nothing of the program. */
export type Checked = { found: 'right' | 'wrong' | 'nothing'; said: string; line: number }

/** Whether a program does what its exercise asks; what is missing, in words. */
export async function check(exercise: Parameters<typeof checkProgram>[0], language: Language): Promise<Checked> {
  const reason: Reason | undefined = (await lacksTools(exercise.code))
    ? { kind: 'tools' }
    : await checkProgram(exercise)
  if (!reason) return { found: 'right', said: '', line: 0 }
  if (reason.kind !== 'failed') {
    const found = isUnchecked(reason) ? 'nothing' : 'wrong'
    return { found, said: sayReason(reason, language), line: 0 }
  }
  const { line, what, cause } = explain(
    exercise.code === 'html' ? 'javascript' : exercise.code,
    reason.outcome,
    exercise.source,
    language,
  )
  return { found: 'wrong', said: `${what}\n${cause}`, line }
}

const isUnchecked = ({ kind }: Reason): boolean => kind === 'tools' || kind === 'away' || kind === 'stopped'

/** What compiles C++ is fetched by whoever presses Run, who is told how large it is. */
async function lacksTools(code: CodeLanguage): Promise<boolean> {
  if (code !== 'cpp') return false
  const { areToolsHere } = await import('../../../lib/runner/cpp/tools.ts')
  return !(await areToolsHere())
}
