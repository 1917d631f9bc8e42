import type { Preflight, ProjectFacts } from '@tutu/contract/scratch/outcome'
import { titleOf } from './produce/file-name.ts'

/** A chosen file and what became of it. */
export type Work = {
  id: number
  file: File
  title: string
  /** Undefined while it is being looked at. */
  outcome?: Preflight
  /** JPEG data URL. */
  cover?: string
  /** The child took the picture: the automatic one does not replace it. */
  coverChosen?: boolean
  page?: Blob
}

export type Works = { list: readonly Work[]; shown?: number; nextId: number }

export type WorksAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'examined'; id: number; outcome: Preflight }
  | { type: 'show'; id: number }
  | { type: 'title'; id: number; title: string }
  | { type: 'cover'; id: number; picture: string; chosen: boolean }
  | { type: 'made'; id: number; page: Blob }
  | { type: 'remove'; id: number }
  /** The settings of all pages changed: what was made before does not have them. */
  | { type: 'outdate' }

export const NO_WORKS: Works = { list: [], nextId: 1 }

export function reduceWorks(works: Works, action: WorksAction): Works {
  const change = (id: number, members: Partial<Work>): Works => ({
    ...works,
    list: works.list.map((work) => (work.id === id ? { ...work, ...members } : work)),
  })
  switch (action.type) {
    case 'add': {
      const added = action.files.map((file, at) => ({ id: works.nextId + at, file, title: titleOf(file.name) }))
      return { ...works, list: [...works.list, ...added], nextId: works.nextId + added.length }
    }
    case 'examined': {
      const examined = change(action.id, { outcome: action.outcome })
      return action.outcome.ok && works.shown === undefined ? { ...examined, shown: action.id } : examined
    }
    case 'show':
      return { ...works, shown: action.id }
    case 'title':
      return change(action.id, { title: action.title, page: undefined })
    case 'cover': {
      const work = works.list.find(({ id }) => id === action.id)
      if (!work || (work.coverChosen && !action.chosen)) return works
      return change(action.id, {
        cover: action.picture,
        coverChosen: action.chosen,
        page: action.chosen ? undefined : work.page,
      })
    }
    case 'made':
      return change(action.id, { page: action.page })
    case 'remove': {
      const list = works.list.filter(({ id }) => id !== action.id)
      const shown = works.shown === action.id ? list.find(isReady)?.id : works.shown
      return { ...works, list, shown }
    }
    case 'outdate':
      return { ...works, list: works.list.map((work) => ({ ...work, page: undefined })) }
  }
}

export type ReadyWork = Work & { outcome: { ok: true; facts: ProjectFacts } }

export function isReady(work: Work): work is ReadyWork {
  return work.outcome?.ok === true
}
