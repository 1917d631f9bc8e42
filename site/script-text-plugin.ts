import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const SUFFIX = '?script'
const ROOT = fileURLToPath(new URL('.', import.meta.url))

/**
 * `import text from './player/index.ts?script'`: the module and all it imports, bundled into one classic script, as a
 * text. For scripts that are written into other pages.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return undefined
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true })
      return found && found.id + SUFFIX
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const bundle = await bundleScript(id.slice(0, -SUFFIX.length), ROOT)
      for (const path of bundle.inputs) this.addWatchFile(ROOT + path)
      return `export default ${JSON.stringify(bundle.text)}`
    },
  }
}
