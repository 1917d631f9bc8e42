import { redirect } from 'react-router'

/**
 * Thrown by the loader of a page that has another address now, for good. A path alone: the host adds the query of the
 * address that was asked for, the language with it.
 */
export function movedTo(address: string): Response {
  return redirect(address, 301)
}
