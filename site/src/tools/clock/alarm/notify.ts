/** Whether the user allowed it; asks if that is still open. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function canNotify(): boolean {
  return 'Notification' in globalThis
}

/** Only while the page is out of sight: in sight it shows the end itself. */
export function notify(text: string, body: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  try {
    const shown = new Notification(text, { body, tag: 'tutu.clock' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Android's Chrome shows notifications through service workers only; the sound and the title still tell.
  }
}
