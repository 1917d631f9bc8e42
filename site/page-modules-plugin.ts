import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'
import { CPP_TOOLS, nameOfCppTools } from './cpp-tools-plugin.ts'

/**
 * As `pageScript`, for what a page loads only once somebody asks for it: modules, those that are imported later in files of
 * their own. `?script` and `?url` mean what they mean to Vite.
 */
export function pageModules(name: string, entry: string): Plugin {
  let files: readonly { name: string; contents: Uint8Array }[] = []
  return {
    name: `modules ${name}`,
    async config(config, { command }) {
      if (command !== 'build') return undefined
      const root = config.root ?? process.cwd()
      const stem = name.toLowerCase().replace('_', '-')
      const { outputFiles, metafile } = await build({
        entryPoints: { [stem]: entry },
        absWorkingDir: root,
        outdir: 'assets',
        bundle: true,
        minify: true,
        write: false,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        entryNames: '[name]-[hash]',
        chunkNames: `${stem}-[hash]`,
        assetNames: '[name]-[hash]',
        metafile: true,
        plugins: [asVite(root)],
      })
      files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }))
      const [first] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry)!
      return { define: { [`import.meta.env.${name}`]: JSON.stringify(`/assets/${basename(first)}`) } }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of files) this.emitFile({ type: 'asset', fileName: `assets/${file.name}`, source: file.contents })
    },
  }
}

function asVite(root: string): EsbuildPlugin {
  return {
    name: 'as-vite',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: new RegExp(`^${CPP_TOOLS}$`) }, ({ path }) => ({ path, namespace: CPP_TOOLS }))
      onLoad({ filter: /./, namespace: CPP_TOOLS }, async () => ({ contents: await nameOfCppTools() }))
      onResolve({ filter: /\?(script|url)$/ }, async ({ path, importer, resolveDir, kind }) => {
        const [name, as] = path.split('?') as [string, string]
        const found = await resolve(name, { importer, resolveDir, kind })
        if (found.errors.length > 0) return { errors: found.errors }
        return { path: found.path, namespace: as }
      })
      onLoad({ filter: /./, namespace: 'script' }, async ({ path }) => {
        const { text } = await bundleScript(path, root)
        return { contents: text, loader: 'text' }
      })
      onLoad({ filter: /./, namespace: 'url' }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'file',
      }))
    },
  }
}
