import { reaction } from '@tutu/contract/resources/reaction'
import { consent } from '@tutu/contract/resources/consent'
import { expect, it } from 'vitest'
import { rowName } from './columns.tsx'

it('a row that is named by a choice is called as the choice is, not by its key', () => {
  expect(rowName(reaction, { id: 3, kind: 'idea' })).toBe('点子真妙')
  expect(rowName(reaction, { id: 3, kind: 'gone' })).toBe('gone')
  expect(rowName(reaction, { id: 3 })).toBe('#3')
})

it('a consent is called by what was decided, not by the hash of what was read', () => {
  expect(rowName(consent, { id: 3, decision: 'accepted', notice_hash: 'f00d'.repeat(16) })).toBe('同意')
})
