import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

/** Bundles the service worker into /sw.js of the client build: one classic script under a name that never changes. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const bundle = await bundleScript(entry, this.environment.config.root)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: bundle.text })
    },
  }
}
