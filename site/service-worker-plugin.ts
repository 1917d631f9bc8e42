import { build } from 'esbuild'
import type { Plugin } from 'vite'

/** Bundles the service worker into /sw.js of the client build: one classic script under a name that never changes. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const bundle = await build({
        entryPoints: [entry],
        absWorkingDir: this.environment.config.root,
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: bundle.outputFiles[0]!.text })
    },
  }
}
