import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/**
 * Of a project whose files share workers, those of one environment after the other, else in Vitest's order: a worker is ended
 * as soon as the next file waiting wants another environment, and that file begins with a process and a page of its own.
 */
export class OneEnvironment extends BaseSequencer {
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const together = Map.groupBy(sorted, ({ project, moduleId }) => `${project.name} ${environmentOf(moduleId)}`)
    return [...together.values()].flat()
  }
}

/** What its first comment asks for. */
const environmentOf = (path) => /@vitest-environment (\w+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
