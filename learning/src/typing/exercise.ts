/** What a unit of the text is and how speed is told: words of five characters, Han characters, or lines of code. */
export type Script = 'latin' | 'han' | 'code'

/** wait: the caret stays until the right key comes. free: wrong characters stand until they are erased. */
export type ExerciseMode = 'wait' | 'free'

export type Exercise = {
  /** The text, one code point each. */
  readonly units: readonly string[]
  readonly script: Script
  readonly mode: ExerciseMode
  /** Length of a timed test, from the first key; absent: it ends with the text. */
  readonly seconds?: number
  /** Units that stand there already: the indentation of code, which an editor would put there too. */
  readonly given: ReadonlySet<number>
  /** First unit and length of each word, without its separator. Han text: every character is one. */
  readonly words: readonly Word[]
}

export type Word = { readonly start: number; readonly length: number }

type Plan = { text: string; script: Script; mode: ExerciseMode; seconds?: number }

/** The exercise of a text. Line ends are '\n' in code and do not occur elsewhere. */
export function createExercise({ text, script, mode, seconds }: Plan): Exercise {
  const units = [...text]
  const given = script === 'code' ? indentation(units) : new Set<number>()
  return { units, script, mode, seconds, given, words: findWords(units, script, given) }
}

export function isSeparator(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\n'
}

function indentation(units: readonly string[]): Set<number> {
  const given = new Set<number>()
  let atStart = true
  units.forEach((unit, index) => {
    if (unit === '\n') atStart = true
    else if (unit === ' ' && atStart) given.add(index)
    else atStart = false
  })
  return given
}

function findWords(units: readonly string[], script: Script, given: ReadonlySet<number>): Word[] {
  if (script === 'han') return units.map((_, start) => ({ start, length: 1 }))
  const words: Word[] = []
  let start = -1
  for (let index = 0; index <= units.length; index++) {
    const unit = units[index]
    const inWord = unit !== undefined && !isSeparator(unit) && !given.has(index)
    if (inWord && start < 0) start = index
    if (!inWord && start >= 0) {
      words.push({ start, length: index - start })
      start = -1
    }
  }
  return words
}
