import { EMPTY, type Program, stepsOf } from '@tutu/learning/super/program'
import { useMemo, useState } from 'react'

type History = { readonly past: readonly Program[]; readonly program: Program; readonly future: readonly Program[] }

const STEPS_BACK = 100

/** The program that is being put together, with the way back. */
export function useProgram(initial: () => Program) {
  const [{ past, program, future }, setHistory] = useState<History>(() => ({
    past: [],
    program: initial(),
    future: [],
  }))
  return useMemo(
    () => ({
      program,
      change: (next: Program) =>
        setHistory((known) =>
          known.program === next
            ? known
            : { past: [...known.past, known.program].slice(-STEPS_BACK), program: tidied(next), future: [] },
        ),
      clear: () => setHistory((known) => ({ past: [...known.past, known.program], program: EMPTY, future: [] })),
      undo:
        past.length > 0
          ? () =>
              setHistory((known) => ({
                past: known.past.slice(0, -1),
                program: known.past.at(-1) ?? known.program,
                future: [known.program, ...known.future],
              }))
          : undefined,
      redo:
        future.length > 0
          ? () =>
              setHistory((known) => ({
                past: [...known.past, known.program],
                program: known.future[0] ?? known.program,
                future: known.future.slice(1),
              }))
          : undefined,
    }),
    [past, program, future],
  )
}

export type ProgramEditing = ReturnType<typeof useProgram>

/** Skills that do nothing and are never used are no part of it. */
function tidied(program: Program): Program {
  const called = new Set(stepsOf(program).flatMap((step) => (step.kind === 'call' ? [step.name] : [])))
  const functions = program.functions.filter(({ name, body }) => body.length > 0 || called.has(name))
  return functions.length === program.functions.length ? program : { ...program, functions }
}
