import { isDay } from '@tutu/learning/super/daily'
import { LEVELS } from '@tutu/learning/super/levels/index'
import { playHash } from '@tutu/contract/core/play-hash'

/**
 * Where in the game somebody is; it stands behind the # of the address, so that one page serves all of it, offline too:
 * `#level/12`, with a program `#level/12/AQ…`; `#daily/2026-11-24`, `#make`, `#play/AQ…` for a level somebody shared.
 * Anything else is the map.
 */
export type Place =
  | { readonly view: 'map' }
  | { readonly view: 'make'; readonly part: MakePart }
  | { readonly view: 'level'; readonly number: number; readonly code: string }
  | { readonly view: 'daily'; readonly day: string }
  | { readonly view: 'shared'; readonly code: string }

/** Drawing a level, walking it, sending it on. */
const MAKE_PARTS = ['draw', 'test', 'share'] as const
export type MakePart = (typeof MAKE_PARTS)[number]

export function placeOf(hash: string): Place {
  const [view = '', one = '', two = ''] = hash.replace(/^#/, '').split('/')
  switch (view) {
    case 'level': {
      const number = /^\d{1,2}$/.test(one) ? Number(one) : 0
      return LEVELS[number - 1] ? { view, number, code: two } : { view: 'map' }
    }
    case 'daily':
      return { view, day: isDay(one) ? one : '' }
    case 'make':
      return { view, part: MAKE_PARTS.find((part) => part === one) ?? 'draw' }
    case 'play':
      return { view: 'shared', code: one }
    default:
      return { view: 'map' }
  }
}

export function hashOf(place: Place): string {
  switch (place.view) {
    case 'map':
      return '#map'
    case 'make':
      return place.part === 'draw' ? '#make' : `#make/${place.part}`
    case 'level':
      return place.code ? `#level/${place.number}/${place.code}` : `#level/${place.number}`
    case 'daily':
      return place.day ? `#daily/${place.day}` : '#daily'
    case 'shared':
      return playHash(place.code)
  }
}
