/** What the back office remembers in this browser besides who is signed in; everything else is the site's. */
const OURS = /^(store|tableView\.|listLook\.|attachmentsView$)/

/** Forgets layout, open tabs and views of tables. Only the next page load begins without them. */
export function forgetBrowserStorage(): void {
  for (const key of Object.keys(localStorage)) if (OURS.test(key)) localStorage.removeItem(key)
}
