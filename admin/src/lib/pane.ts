import { createContext, useContext } from 'react'

/** Something with changes that nobody has saved. */
export type Unsaved = { onGiveUp?: (() => void) | undefined }

/** The place of one open screen, which stays as it is while its tab is hidden. */
export type Pane = {
  /** Of the tab, as the menu writes it. */
  readonly path: string
  /** What has changes in it that nobody has saved. */
  readonly unsaved: Set<Unsaved>
  /** What drawers of this screen open in, so that the tabs stay in reach. */
  element: HTMLElement | null
}

/** null outside the shell, as in tests of a screen alone. */
export const PaneContext = createContext<Pane | null>(null)
export const PaneShownContext = createContext(true)

export const usePane = (): Pane | null => useContext(PaneContext)

/** Whether the screen is the one that is shown. */
export const useIsPaneShown = (): boolean => useContext(PaneShownContext)

export const newPane = (path: string): Pane => ({ path, unsaved: new Set(), element: null })

export function placePane(pane: Pane, element: HTMLElement | null): void {
  pane.element = element
}

const panes = new Map<string, Pane>()

/** Makes a tab's pane known by the tab's path. Returns what undoes it. */
export function registerPane(path: string, pane: Pane): () => void {
  panes.set(path, pane)
  return () => {
    if (panes.get(path) === pane) panes.delete(path)
  }
}

export const hasUnsaved = (path: string): boolean => (panes.get(path)?.unsaved.size ?? 0) > 0

/** The user has given up what these tabs, or all of them, hold: nothing asks again. */
export function giveUpUnsaved(paths: Iterable<string> = panes.keys()): void {
  for (const path of paths) {
    const { unsaved } = panes.get(path) ?? {}
    for (const { onGiveUp } of unsaved ?? []) onGiveUp?.()
    unsaved?.clear()
  }
}

export const hasUnsavedAnywhere = (): boolean => [...panes.values()].some(({ unsaved }) => unsaved.size > 0)
