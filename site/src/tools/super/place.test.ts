import { expect, it } from 'vitest'
import { hashOf, placeOf } from './place.ts'

it.each([
  ['#level/1', { view: 'level', number: 1, code: '' }],
  ['#level/40/AQ', { view: 'level', number: 40, code: 'AQ' }],
  ['#daily', { view: 'daily', day: '' }],
  ['#daily/2026-11-24', { view: 'daily', day: '2026-11-24' }],
  ['#make', { view: 'make', part: 'draw' }],
  ['#make/test', { view: 'make', part: 'test' }],
  ['#make/share', { view: 'make', part: 'share' }],
  ['#play/AQID', { view: 'shared', code: 'AQID' }],
  ['#map', { view: 'map' }],
])('%s is a place and its address', (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
  expect(hashOf(placeOf(hash))).toBe(hash)
})

it.each(['', '#', '#level', '#level/0', '#level/41', '#level/-1', '#level/1e1', '#level/constructor', '#nowhere/1'])(
  '%s is the map',
  (hash) => expect(placeOf(hash)).toEqual({ view: 'map' }),
)

it('a day that is none is today', () => expect(placeOf('#daily/2026-99-99')).toEqual({ view: 'daily', day: '' }))
