/** What the page says beside its content; the latest takes the place of the one before. */
export type Notice = { id: number; kind: 'success' | 'error'; text: string }

const listeners = new Set<() => void>()
let current: Notice | undefined
let count = 0

function show(kind: Notice['kind'], text: string): void {
  count += 1
  current = { id: count, kind, text }
  for (const listener of listeners) listener()
}

export const notices = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  dismiss(id: number): void {
    if (current?.id !== id) return
    current = undefined
    for (const listener of listeners) listener()
  },
  read: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
