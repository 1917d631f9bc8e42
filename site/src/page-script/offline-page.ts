/** Once there is a network again, the page that was asked for comes by itself. */
export function startOfflinePage(): void {
  if (document.querySelector('[data-offline-page]')) addEventListener('online', () => location.reload())
}
