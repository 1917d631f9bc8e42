import { useCallback, useReducer } from 'react'
import { examine } from './jobs.ts'
import { NO_WORKS, reduceWorks } from './works.ts'

/** The chosen files. Each is examined as soon as it is there, one after the other. */
export function useWorks() {
  const [works, dispatch] = useReducer(reduceWorks, NO_WORKS)
  const add = useCallback(
    async (files: readonly File[]) => {
      dispatch({ type: 'add', files })
      let id = works.nextId
      for (const file of files) {
        const outcome = await examine(file)
        dispatch({ type: 'examined', id, outcome })
        id += 1
      }
    },
    [works.nextId],
  )
  return { works, dispatch, add }
}
