const KEY = 'attachmentsView'

export type View = 'grid' | 'table'

/** How this browser last looked at the library. */
export function loadView(): View {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'grid'
  } catch {
    return 'grid'
  }
}

export function storeView(view: View): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage refused or full: the choice lasts until the page is left.
  }
}
