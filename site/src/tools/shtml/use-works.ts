import { useCallback, useReducer } from 'react'
import { examine, mend } from '../../player/scratch/jobs.ts'
import { NO_WORKS, reduceWorks } from './works.ts'

/** The chosen files. Each is examined as soon as it is there, one after the other. */
export function useWorks() {
  const [works, dispatch] = useReducer(reduceWorks, NO_WORKS)
  /** Takes out what can't go into a page; for foreign blocks, when somebody has agreed. */
  const clean = useCallback(async (id: number, file: File) => {
    dispatch({ type: 'unseen', id, unseen: false })
    try {
      const mended = await mend(file)
      if (mended) dispatch({ type: 'mended', id, file: mended })
      else dispatch({ type: 'examined', id, outcome: { ok: false, problem: { kind: 'brokenProject' } } })
    } catch {
      dispatch({ type: 'unseen', id, unseen: true })
    }
  }, [])
  const look = useCallback(
    async (id: number, file: File) => {
      dispatch({ type: 'unseen', id, unseen: false })
      const outcome = await examine(file)
      dispatch(outcome ? { type: 'examined', id, outcome } : { type: 'unseen', id, unseen: true })
      if (outcome?.ok && outcome.isMended && !outcome.loss) await clean(id, file)
    },
    [clean],
  )
  const add = useCallback(
    async (files: readonly File[]) => {
      dispatch({ type: 'add', files })
      let id = works.nextId
      for (const file of files) {
        await look(id, file)
        id += 1
      }
    },
    [works.nextId, look],
  )
  return { works, dispatch, add, look, clean }
}
