// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTable, layKept } from './kept-table.ts'

const FORWARD = 'super_test_forward'
const tables: Blockly.Workspace[] = []
const newTable = (): Blockly.Workspace => {
  const table = new Blockly.Workspace()
  tables.push(table)
  return table
}
beforeEach(() => {
  Blockly.Blocks[FORWARD] = {
    init(this: Blockly.Block) {
      this.jsonInit({ type: FORWARD, message0: 'hop', previousStatement: null, nextStatement: null })
    },
  }
})
afterEach(() => {
  for (const table of tables.splice(0)) table.dispose()
  delete Blockly.Blocks[FORWARD]
})

/** A phone is turned: the table is taken away, and another one has what was kept of it. */
function turned(table: Blockly.Workspace): Blockly.Workspace {
  const kept = keepTable(table)
  table.dispose()
  const next = newTable()
  layKept(kept, next)
  return next
}
/** What was done is noted by Blockly a moment later. */
const noted = (stack: () => readonly unknown[]) => vi.waitFor(() => expect(stack()).not.toEqual([]))

it('loose blocks stay when a phone is turned, and what was done can be taken back and done again', async () => {
  const table = newTable()
  table.newBlock(FORWARD)
  await noted(() => table.getUndoStack())

  const across = turned(table)
  expect(across.getTopBlocks(false)).toHaveLength(1)
  across.undo(false)
  expect(across.getTopBlocks(false)).toHaveLength(0)
  await noted(() => across.getRedoStack())

  const upright = turned(across)
  expect(upright.getTopBlocks(false)).toHaveLength(0)
  upright.undo(true)
  expect(upright.getTopBlocks(false)).toHaveLength(1)
})
