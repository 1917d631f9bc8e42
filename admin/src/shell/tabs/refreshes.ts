import { create } from 'zustand'

/** How often each tab, by its path, was asked to begin anew. */
export const useRefreshes = create<Readonly<Record<string, number>>>()(() => ({}))

export function countRefresh(path: string): void {
  useRefreshes.setState((counts) => ({ [path]: (counts[path] ?? 0) + 1 }))
}
