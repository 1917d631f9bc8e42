import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

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
      const bundle = await build({
        entryPoints: [id.slice(0, -SUFFIX.length)],
        absWorkingDir: ROOT,
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'iife',
        target: 'es2022',
      })
      for (const path of Object.keys(bundle.metafile.inputs)) this.addWatchFile(ROOT + path)
      return `export default ${JSON.stringify(bundle.outputFiles[0]!.text)}`
    },
  }
}
