import type { Preflight, ProjectFacts } from '@tutu/learning/scratch/outcome'
import { bareName, titleOf } from '../../player/scratch/produce/file-name.ts'

/** A chosen file and what became of it. */
export type Work = {
  id: number
  file: File
  title: string
  /** Undefined while it is being looked at. */
  outcome?: Preflight
  /** The project without what can't go into a page, where it has such things; for foreign blocks only once somebody agreed. */
  mended?: File
  /** JPEG data URL. */
  cover?: string
  /** The child took the picture: the automatic one does not replace it. */
  coverChosen?: boolean
  page?: Blob
  /** The page was taken away: leaving loses nothing. */
  saved?: boolean
  /** The tool itself could not be fetched to look at the file. */
  unseen?: boolean
}

export type Works = { list: readonly Work[]; shown?: number; nextId: number }

export type WorksAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'examined'; id: number; outcome: Preflight }
  | { type: 'mended'; id: number; file: File }
  | { type: 'unseen'; id: number; unseen: boolean }
  | { type: 'show'; id: number }
  | { type: 'title'; id: number; title: string }
  | { type: 'cover'; id: number; picture: string; chosen: boolean }
  | { type: 'made'; id: number; page: Blob }
  | { type: 'saved'; ids: readonly number[] }
  | { type: 'remove'; id: number }
  /** The settings of all pages changed: what was made before does not have them. */
  | { type: 'outdate' }

export const NO_WORKS: Works = { list: [], nextId: 1 }
const UNMADE = { page: undefined, saved: false } as const

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
    case 'examined':
      return withShown(change(action.id, { outcome: action.outcome }), action.id)
    case 'mended':
      return withShown(change(action.id, { mended: action.file }), action.id)
    case 'unseen':
      return change(action.id, { unseen: action.unseen })
    case 'show':
      return { ...works, shown: action.id }
    case 'title':
      return change(action.id, { title: action.title, ...UNMADE })
    case 'cover': {
      const work = works.list.find(({ id }) => id === action.id)
      if (!work || (work.coverChosen && !action.chosen)) return works
      return change(action.id, {
        cover: action.picture,
        coverChosen: action.chosen,
        ...(action.chosen ? UNMADE : {}),
      })
    }
    case 'made':
      return change(action.id, { page: action.page, saved: false })
    case 'saved':
      return {
        ...works,
        list: works.list.map((work) => (action.ids.includes(work.id) ? { ...work, saved: true } : work)),
      }
    case 'remove': {
      const list = works.list.filter(({ id }) => id !== action.id)
      const shown = works.shown === action.id ? list.find(isReady)?.id : works.shown
      return { ...works, list, shown }
    }
    case 'outdate':
      return { ...works, list: works.list.map((work) => ({ ...work, ...UNMADE })) }
  }
}

/** The first that can be played is shown. */
function withShown(works: Works, id: number): Works {
  const isShowable = works.shown === undefined && works.list.some((work) => work.id === id && isReady(work))
  return isShowable ? { ...works, shown: id } : works
}

/** What a work is called: its title, or the name of its file where somebody has taken the title away. */
export function nameOf({ title, file }: Pick<Work, 'title' | 'file'>): string {
  return pageName({ title, file }, bareName(file.name))
}

/** What its page is called: as the child typed, as the file says, or `untitled` where that says nothing. */
export function pageName({ title, file }: Pick<Work, 'title' | 'file'>, untitled: string): string {
  return title.trim() || titleOf(file.name) || untitled
}

/** Whether leaving the page would lose something: a project whose page was not taken away yet. */
export function isUndone({ list }: Works): boolean {
  return list.some((work) => isReady(work) && !work.saved)
}

export type ReadyWork = Work & { outcome: { ok: true; facts: ProjectFacts } }

export function isReady(work: Work): work is ReadyWork {
  return work.outcome?.ok === true && (!needsMending(work.outcome) || work.mended !== undefined)
}

/** Whether something must be taken out of a project before it can play. */
export function needsMending(outcome: Preflight): boolean {
  return outcome.ok && (outcome.loss !== undefined || outcome.isMended === true)
}

/** Waits for somebody to agree to what it loses. */
export function isOffered({ outcome, mended }: Work): boolean {
  return outcome?.ok === true && outcome.loss !== undefined && mended === undefined
}

/** What is played and made into a page. */
export function projectOf(work: Work): File {
  return work.mended ?? work.file
}
