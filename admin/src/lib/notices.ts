/** Short messages to the user from outside the components. Whoever is on the page shows them; until then they wait. */
export type Notices = { success(text: string): void; error(text: string): void }

type Notice = { kind: keyof Notices; text: string }

let shownBy: Notices | null = null
let waiting: Notice[] = []

function show(kind: keyof Notices, text: string) {
  if (shownBy) shownBy[kind](text)
  else if (!waiting.some((notice) => notice.text === text)) waiting.push({ kind, text })
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
  for (const { kind, text } of missed) sink[kind](text)
  return () => {
    if (shownBy === sink) shownBy = null
  }
}

/** The page is about to be left: what is said from now on waits for the next one. */
export function holdNotices(): void {
  shownBy = null
}
