import { administratorLog } from './change-log.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { fileReferences } from './file-references.ts'
import { formerSlugs } from './former-slugs.ts'
import type { Change } from '../hooks.ts'
import { rowHistory } from './history.ts'
import type { Resource } from '../registry.ts'
import { renderedTexts } from '../read/renderings.ts'
import { cacheTags } from '../tags.ts'
import type { WriteSession } from './session.ts'
import { recycleBin } from './recycle-bin.ts'
import type { Released } from './references.ts'
import { sensitiveData } from './sensitive-data.ts'
import { stateMoves } from './state-moves.ts'

/** `released`: what named a deleted row until then. */
export type RowChange = Change & { resource: Resource; released?: readonly Released[] }

/** One call of a session, and every row that changed by it: deleting a course changes its lessons too. */
export type Operation = {
  resource: Resource
  /** The action of a form or button; absent where the server changes rows by itself. */
  action?: 'add' | 'edit' | 'del' | 'restore'
  /** What the administrator log tells of an action, if it tells of each. */
  told?: () => unknown
  changes: readonly RowChange[]
}

/** Rows by table: written together with those of the other observers, in one statement before the commit. */
export type RowsByTable = Readonly<Record<string, readonly Row[]>>

/**
 * Hears of every change of resources' rows, whoever makes it and by whatever way, in the transaction that makes it. May
 * add cache tags, query and write there; rows that nobody reads before the commit are answered instead.
 */
export type Observer = (
  session: WriteSession,
  operation: Operation,
  engine: Pick<Engine, 'registry' | 'renderings'>,
) => RowsByTable | undefined | Promise<RowsByTable | undefined>

export const OBSERVERS: readonly Observer[] = [
  stateMoves,
  cacheTags,
  fileReferences,
  formerSlugs,
  renderedTexts,
  rowHistory,
  recycleBin,
  sensitiveData,
  administratorLog,
]
