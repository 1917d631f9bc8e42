/** Puts a text on the clipboard. Rejects where the browser does not let it, and over plain HTTP, where there is none. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
