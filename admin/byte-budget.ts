import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a page needs at once, by the ends of its modules' paths, and what that may weigh (bytes of JavaScript, gzip). */
export type Budget = { name: string; needs: readonly string[]; limit: number }

type Chunk = { fileName: string; code: string; imports: string[]; facadeModuleId: string | null }

/** Fails the build when a page has grown beyond its budget. What a screen fetches while it is used is not counted. */
export function byteBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const { name, needs, limit } of budgets) {
        const roots = needs.map((path) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(path)))
        const missing = needs.filter((_, at) => !roots[at])
        if (missing.length > 0) this.error(`${name}: no chunk of ${missing.join(', ')}`)
        const bytes = weigh(chunks, roots)
        if (bytes > limit) this.error(`${name}: ${bytes} bytes of JavaScript, of ${limit}`)
      }
    },
  }
}

function weigh(chunks: readonly Chunk[], roots: readonly (Chunk | undefined)[]): number {
  const needed = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const fileName of chunk.imports) add(chunks.find((one) => one.fileName === fileName))
  }
  for (const root of roots) add(root)
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
