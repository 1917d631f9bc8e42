/**
 * Has the service worker look after the site (service-worker/), where the page was built and not served from its sources.
 */
export function keepOffline(): void {
  if (!('offline' in document.body.dataset) || !('serviceWorker' in navigator)) return
  const register = () => {
    start(navigator.serviceWorker).catch(() => {
      // Refused in private windows and over plain HTTP: the page works, with a network.
    })
  }
  // After everything the page itself has to load.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register('/sw.js')
  // Tools once had registrations of their own, which would go on with their pages alone.
  for (const one of await workers.getRegistrations()) {
    if (new URL(one.scope).pathname !== '/') await one.unregister()
  }
}
