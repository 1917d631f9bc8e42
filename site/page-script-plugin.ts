import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

/**
 * Bundles a script of content pages into a hashed file of the client build and tells both builds its path, as
 * `import.meta.env[name]`. React Router's own bundles are for pages that hydrate. Without a build the path is
 * undefined and the development server serves the source.
 */
export function pageScript(name: string, entry: string): Plugin {
  let code = ''
  let fileName = ''
  return {
    name: `script ${name}`,
    async config(config, { command }) {
      if (command !== 'build') return undefined
      const bundle = await bundleScript(entry, config.root ?? process.cwd())
      code = bundle.text
      fileName = `assets/${name.toLowerCase().replaceAll('_', '-')}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      return { define: { [`import.meta.env.${name}`]: JSON.stringify(`/${fileName}`) } }
    },
    generateBundle() {
      if (code && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}
