import { LEVELS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import { stepAt } from '@tutu/learning/super/run'
import { expect, it } from 'vitest'
import { type BlockJson, blocksOf, programOn, type TableBlock } from './block-json.ts'

let count = 0

/** A block on the table, as the editor would have it. */
function onTable(json: BlockJson): TableBlock {
  const id = `b${++count}`
  return {
    id,
    type: json.type,
    getFieldValue: (name) => json.fields?.[name] ?? null,
    getInputTargetBlock: (name) => {
      const input = json.inputs?.[name]
      const inner = input?.block ?? input?.shadow
      return inner ? onTable(inner) : null
    },
    getNextBlock: () => (json.next ? onTable(json.next.block) : null),
  }
}

it.each(LEVELS.map((placed) => [placed.number, placed] as const))('the solution of level %i as blocks', (_, placed) => {
  const { solution } = readyLevel(placed)
  const { program, blocks } = programOn(blocksOf(solution).map(onTable))
  expect(program).toEqual(solution)
  for (const path of blocks.keys()) expect(stepAt(solution, path), path).toBeDefined()
})

it('blocks that are not below the beginning are not run', () => {
  const loose: BlockJson = { type: 'super_forward' }
  expect(
    programOn([onTable(loose), ...blocksOf({ main: [{ kind: 'left' }], functions: [] }).map(onTable)]).program,
  ).toEqual({
    main: [{ kind: 'left' }],
    functions: [],
  })
})

it('a skill that is called and not there is empty', () => {
  const json = blocksOf({ main: [{ kind: 'call', name: 'skillB' }], functions: [] })
  expect(programOn(json.map(onTable)).program.functions).toEqual([{ name: 'skillB', body: [] }])
})
