/** A row of a list, and how many stand before the rows that follow it. `key`: what the list is ordered by, as text. */
export type KnownPlace = { id: number; key: string; offset: number }

/**
 * Places in a list that pages read a moment ago have left: the rows between the nearest one and a page are skipped in the
 * index, instead of all rows before it.
 */
export type KnownPlaces = {
  /** The nearest one that is not beyond. */
  before(offset: number): KnownPlace | undefined
  remember(place: KnownPlace): void
}

/** Rows that share one place: fewer, and what pages leave takes more memory; more, and more rows are skipped. */
const STRETCH = 50

export function createKnownPlaces(): KnownPlaces {
  const places = new Map<number, KnownPlace>()
  return {
    before(offset) {
      for (let stretch = Math.floor(offset / STRETCH); stretch >= 0; stretch--) {
        const place = places.get(stretch)
        if (place && place.offset <= offset) return place
      }
      return undefined
    },
    remember(place) {
      places.set(Math.floor(place.offset / STRETCH), place)
    },
  }
}
