import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { preflight } from '@tutu/learning/scratch/preflight'
import { expect, test } from 'vitest'

// Real projects and real damage; they lie beside the checkout and are not part of it.
const SAMPLES = new URL('../../../../../shared/data/scratch/', import.meta.url)

const read = (folder: string): [string, Uint8Array][] => {
  const path = new URL(`${folder}/`, SAMPLES)
  return existsSync(path) ? readdirSync(path).map((name) => [name, readFileSync(new URL(name, path))]) : []
}

const DAMAGE: Readonly<Record<string, string>> = {
  'cat.sprite3': 'sprite',
  'empty.sb3': 'empty',
  'json-broken.sb3': 'brokenProject',
  'path-traversal.sb3': 'unsafe',
  'truncated-half.sb3': 'damaged',
  'zip-no-project-json.sb3': 'noProject',
}

test.runIf(existsSync(SAMPLES))('every good sample converts', () => {
  for (const [name, bytes] of read('good')) expect(preflight(bytes), name).toMatchObject({ ok: true })
})

test.runIf(existsSync(SAMPLES))('every bad sample gets its answer', () => {
  for (const [name, bytes] of read('bad')) {
    const outcome = preflight(bytes)
    if (name === 'ext-data-url.sb3') expect(outcome, name).toMatchObject({ ok: true, loss: {} })
    else if (outcome.ok)
      expect(outcome.warnings, name).toMatchObject([{ kind: 'assets', troubles: [{ state: 'missing' }] }])
    else expect(outcome.problem.kind, name).toBe(DAMAGE[name])
  }
})
