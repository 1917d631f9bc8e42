/** What an exercise asks of a program, as its author writes it: one thing a line. Decision 051. */
export type ExerciseTest =
  /** Run with these answers, it prints these lines: alone where it asks nothing, else among others in this order. */
  | { readonly kind: 'prints'; readonly given: readonly string[]; readonly lines: readonly string[] }
  | { readonly kind: 'case'; readonly call: string; readonly result: string }
  /** The same picture as the model's, wherever and however large; of a game, the same field after these keys. */
  | { readonly kind: 'draws'; readonly held: readonly (readonly string[])[] }
  | { readonly kind: 'uses' | 'avoids'; readonly word: string }
  | { readonly kind: 'page'; readonly step: PageStep }

/** On a page, one after the other. */
export type PageStep =
  | { readonly do: 'click'; readonly on: string }
  | { readonly do: 'type'; readonly on: string; readonly text: string }
  | { readonly do: 'shows'; readonly on: string; readonly text: string }
  | { readonly do: 'counts'; readonly on: string; readonly count: number }
  | { readonly do: 'styles'; readonly on: string; readonly name: string; readonly value: string }

/**
 * ```
 * given 5            what input() answers; starts another run
 * prints 25          a line that it prints
 * double(4) is 8     what a function comes to
 * hold right 5       of a game: a key is held for so many frames; starts another go after `draws`
 * draws              the same picture as the model answer
 * uses for           a word of the program; `avoids` one that should not be there
 * click #carrot      on a page: press, then look
 * type #name Tutu
 * shows #score 1     what is in it
 * counts li 3
 * styles h1 color rgb(0, 128, 0)
 * ```
 * Lines that are none of these are passed over and named by `unknown`, for the test of the exercise.
 */
export function readTests(text: string): { tests: ExerciseTest[]; unknown: string[] } {
  const tests: ExerciseTest[] = []
  const unknown: string[] = []
  let held: (readonly string[])[] = []
  let run: { kind: 'prints'; given: string[]; lines: string[] } | undefined
  const current = (isNew: boolean) => {
    if (!run || isNew) tests.push((run = { kind: 'prints', given: [], lines: [] }))
    return run
  }
  for (const line of text.split('\n')) {
    if (!line.trim()) continue
    const [, name = '', rest = ''] = /^\s*(\w+)(?: (.*))?$/.exec(line) ?? []
    const [, on = '', more = ''] = /^(\S+)(?: (.*))?$/.exec(rest) ?? []
    const call = callIn(line)
    if (name === 'given') current((run?.lines.length ?? 0) > 0).given.push(rest)
    else if (name === 'prints') current(false).lines.push(rest)
    else if (name === 'hold') held.push(...Array.from({ length: framesOf(more) }, () => [on]))
    else if (name === 'draws') {
      tests.push({ kind: 'draws', held })
      held = []
    } else if (name === 'uses' || name === 'avoids') tests.push({ kind: name, word: rest.trim() })
    else if (name === 'click') tests.push({ kind: 'page', step: { do: 'click', on: rest.trim() } })
    else if (name === 'type') tests.push({ kind: 'page', step: { do: 'type', on, text: more } })
    else if (name === 'shows') tests.push({ kind: 'page', step: { do: 'shows', on, text: more.trim() } })
    else if (name === 'counts') tests.push({ kind: 'page', step: { do: 'counts', on, count: Number(more) } })
    else if (name === 'styles') {
      const [, style = '', value = ''] = /^(\S+) (.+)$/.exec(more) ?? []
      tests.push({ kind: 'page', step: { do: 'styles', on, name: style, value: value.trim() } })
    } else if (call) tests.push({ kind: 'case', ...call })
    else unknown.push(line)
  }
  return { tests, unknown }
}

const FRAMES_MAX = 600
const framesOf = (text: string): number => Math.min(Number(text) || 1, FRAMES_MAX)

/** `triple(14) is 42`, `fruits[0] is 'apple'`: cut at the last place where it can be. */
function callIn(line: string): { call: string; result: string } | undefined {
  const at = Math.max(line.lastIndexOf(') is '), line.lastIndexOf('] is ')) + 1
  const call = line.slice(0, at).trimStart()
  const result = line.slice(at + ' is '.length)
  const isCall = call.endsWith(')') ? call.indexOf('(', 1) > 0 : call.length > 1
  return isCall && result !== '' ? { call, result } : undefined
}

/** Whether a program printed the lines it should: all of them and nothing else, or, where it asks, these among others. */
export function printsRight(
  output: string,
  { given, lines }: { given: readonly string[]; lines: readonly string[] },
): boolean {
  const printed = linesOf(output)
  if (given.length === 0) return printed.join('\n') === lines.map(tidy).join('\n')
  let at = 0
  for (const line of printed) if (at < lines.length && line === tidy(lines[at]!)) at++
  return at === lines.length
}

/** Without spaces at the ends of lines and empty lines at the end: nobody sees them. */
export function linesOf(output: string): string[] {
  return output.trimEnd().split('\n').map(tidy)
}

/** Full-width signs and spaces count as their narrow ones: an input method is no mistake. */
function tidy(line: string): string {
  return line.trimEnd().normalize('NFKC')
}

/** No person writes more into one: it is not looked at. */
const LONG_LINE = /(.{2000}).+/g

/** Whether a word stands in the program itself, outside of texts and comments. */
export function usesWord(code: string, word: string): boolean {
  const bare = code
    .replace(LONG_LINE, '$1')
    .replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '""')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/(?:#(?![\w-]*")|\/\/).*/g, '')
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.])${escaped}(?!\\w)`).test(bare) || (/\W/.test(word) && bare.includes(word))
}

/** Whether somebody guessed what a program prints. */
export function predictsRight(guess: string, output: string): boolean {
  return linesOf(guess.trim()).join('\n') === linesOf(output.trim()).join('\n')
}
