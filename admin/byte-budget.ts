import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a page needs at once, by the ends of its modules' paths, and what that may weigh (bytes of JavaScript, gzip). */
export type Budget = {
  name: string
  needs: readonly string[]
  /** What is there already; it is not counted. */
  after?: readonly string[]
  limit: number
}

type Chunk = { fileName: string; code: string; imports: string[]; facadeModuleId: string | null }

/**
 * Says what each page weighs, and fails the build when one has grown beyond its budget. What a screen fetches while it is
 * used is not counted.
 */
export function byteBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunksOf = (paths: readonly string[], name: string) =>
        neededBy(
          chunks,
          paths.map((path) => {
            const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(path))
            return root ?? this.error(`${name}: no chunk of ${path}`)
          }),
        )
      for (const { name, needs, after = [], limit } of budgets) {
        const there = chunksOf(after, name)
        const bytes = weigh([...chunksOf(needs, name)].filter((chunk) => !there.has(chunk)))
        this.info(`${name}: ${bytes} bytes of JavaScript, gzip`)
        if (bytes > limit) this.error(`${name}: ${bytes} bytes of JavaScript, of ${limit}`)
      }
    },
  }
}

function neededBy(chunks: readonly Chunk[], roots: readonly Chunk[]): Set<Chunk> {
  const needed = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const fileName of chunk.imports) add(chunks.find((one) => one.fileName === fileName))
  }
  for (const root of roots) add(root)
  return needed
}

function weigh(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
