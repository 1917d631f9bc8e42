type Listener = (node: string) => void

let listener: Listener | null = null

/** The server has refused a call for want of its right: the permission node of '/admin/auth.group/edit' is auth/group/edit. */
export function tellRefusedRight(path: string): void {
  listener?.(path.replace(/^\/admin\//i, '').replaceAll('.', '/'))
}

/** Tells the permission node of every call refused for want of it. Returns what undoes it. */
export function whenRightRefused(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = null
  }
}
