/**
 * Pages that are there to be used without a network list in `data-offline` the addresses that are to be kept. Each is a
 * scope of its own, so that no other page ever starts the service worker.
 */
export function keepOffline(): void {
  const { offline } = document.body.dataset
  if (!offline || !('serviceWorker' in navigator)) return
  const register = () => {
    for (const scope of offline.split(' ')) {
      navigator.serviceWorker.register('/sw.js', { scope }).catch(() => {
        // Refused in private windows and over plain HTTP: the page works, with a network.
      })
    }
  }
  // After everything the page itself has to load.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
