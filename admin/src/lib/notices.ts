/** Short messages to the user from outside the components. Whoever is on the page shows them; until then they wait. */
export type Notices = { success(text: string): void; error(text: string): void }

type Notice = { kind: keyof Notices; text: string }

let shownBy: Notices | null = null
let waiting: Notice[] = []
/** Why the page is left has been said. */
let isAllSaid = false

function show(kind: keyof Notices, text: string) {
  if (shownBy) shownBy[kind](text)
  else if (!isAllSaid && !waiting.some((notice) => notice.text === text)) waiting.push({ kind, text })
}

export const notices: Notices = {
  success: (text) => show('success', text),
  error: (text) => show('error', text),
}

/** Makes `sink` show the notices, those that waited first. Returns what undoes it. */
export function showNoticesWith(sink: Notices): () => void {
  shownBy = sink
  const missed = waiting
  waiting = []
  isAllSaid = false
  for (const { kind, text } of missed) sink[kind](text)
  return () => {
    if (shownBy === sink) shownBy = null
  }
}

/**
 * The page is about to be left: what is said from now on waits for the next one. `reason`: why, which the next page says
 * in the place of all that fails on the way.
 */
export function holdNotices(reason?: string): void {
  shownBy = null
  if (reason === undefined) return
  waiting = [{ kind: 'error', text: reason }]
  isAllSaid = true
}
