// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { blocksOf } from '@tutu/learning/scratch/compare'
import { coreBlockName } from '@tutu/learning/scratch/core-block-names'
import { readProjectJson } from '@tutu/learning/scratch/preflight'
import { expect, it } from 'vitest'

const PIECES = new URL('../../../../public/static/', import.meta.url)
const projects = ['works', 'lessons'].flatMap((folder) =>
  readdirSync(new URL(folder, PIECES), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)

it.each(projects.filter((name) => name.endsWith('.sb3') && !/hello-start|draw-a-maze-start/.test(name)))(
  'what a learner could lack of %s has its name in the editor',
  (name) => {
    const read = readProjectJson(readFileSync(new URL(name, PIECES)), name)
    const used = read.ok && read.json ? [...blocksOf(read.json).keys()] : []
    expect(used).not.toEqual([])
    expect(used.filter((opcode) => !coreBlockName(opcode, 'en'))).toEqual([])
  },
)
