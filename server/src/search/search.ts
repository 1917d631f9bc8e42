import type { Language } from '@tutu/contract/core/languages'
import type { Engine } from '../engine/engine.ts'
import { createExplain } from './explain.ts'
import { findRows, type Found, type Search } from './find.ts'
import { createMeanings } from './meanings.ts'
import { createPostings } from './postings.ts'
import type { SearchedResource } from './searched.ts'

/** Visitors' search (decision 018), loaded with its first use. */
export type PublicSearch = (resource: SearchedResource, search: Search) => Promise<PublicFound>

type PublicFound = Found & {
  /** Adds to presented rows why they were found, where they do not show it. */
  explain(rows: Record<string, unknown>[], language: Language): Promise<void>
}

export function createPublicSearch(engine: Engine): PublicSearch {
  const meanings = createMeanings(engine)
  const postings = createPostings(engine)
  const explain = createExplain(engine)
  return async (resource, search) => {
    const found = await findRows(engine, meanings, postings, resource, search)
    return {
      ...found,
      explain: (rows, language) => explain(resource, rows, found.meanings, language),
    }
  }
}
