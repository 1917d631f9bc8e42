import { useConfig } from '../stores/config.ts'

/** Has the browser save what a call's GET sends for a ticket, which stands in for the token (wire decision 15). */
export function startDownload(path: string, ticket: string): void {
  const link = document.createElement('a')
  // `server=1` marks the call: without it the path would be a page of the back office (wire decision 17).
  // Whoever opens it a second time from the list of downloads reads in this language that it is used up.
  const query = new URLSearchParams({ ticket, server: '1', lang: useConfig.getState().lang.defaultLang })
  link.href = `${path}?${query}`
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
