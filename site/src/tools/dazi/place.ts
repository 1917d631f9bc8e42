/**
 * Where in the tool somebody is; it stands behind the # of the address, so that one page serves all of it, offline too.
 * `#lesson/fj` `#test/60s` `#games/rain` `#text/python/print(1)`
 * `#race/ab3d` `#race/class-7`; anything unknown is the list of lessons.
 */
export const VIEWS = ['lessons', 'practice', 'test', 'games', 'progress'] as const
export type View = (typeof VIEWS)[number]
export type Place = {
  readonly view: View | 'lesson' | 'mistakes' | 'start' | 'own' | 'text' | 'certificate' | 'race'
  readonly id: string
}

export function placeOf(hash: string): Place {
  const [view = '', id = ''] = hash.replace(/^#/, '').split('/')
  if (view === 'lesson' && id) return { view, id }
  if (view === 'race') return { view, id }
  if (view === 'start' || view === 'mistakes' || view === 'own' || view === 'certificate') return { view, id: '' }
  if (view === 'text') return { view, id: hash.slice(hash.indexOf('/') + 1) }
  const known = VIEWS.find((one) => one === view)
  return known ? { view: known, id } : { view: 'lessons', id: '' }
}

export function hashOf(view: Place['view'], id = ''): string {
  return id ? `#${view}/${id}` : `#${view}`
}

/** The entry of the tool's navigation that a place belongs to. */
export function tabOf({ view }: Place): View {
  switch (view) {
    case 'lesson':
    case 'start':
      return 'lessons'
    case 'mistakes':
    case 'own':
    case 'text':
      return 'practice'
    case 'race':
      return 'games'
    case 'certificate':
      return 'progress'
    default:
      return view
  }
}
