import { build } from 'esbuild'

/** One classic script of a module and all it imports: its text, and the files it came from, relative to `root`. */
export async function bundleScript(entry: string, root: string): Promise<{ text: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.py': 'text' },
    // Its absence tells interpreters that they are not in Node; and a script that is a text has no address.
    define: { process: 'undefined', 'import.meta.url': '"https://script.invalid/"' },
    external: ['module', 'node:fs/promises'],
  })
  return { text: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs) }
}
