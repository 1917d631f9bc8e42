import * as Blockly from 'blockly/core'

/** A table as it was when it was taken away: all blocks on it, also those that are not run, and the way back. */
export type KeptTable = {
  readonly blocks: Record<string, unknown>
  readonly undo: readonly Blockly.Events.Abstract[]
  readonly redo: readonly Blockly.Events.Abstract[]
}

export function keepTable(table: Blockly.Workspace): KeptTable {
  return {
    blocks: Blockly.serialization.workspaces.save(table),
    undo: [...table.getUndoStack()],
    redo: [...table.getRedoStack()],
  }
}

/** Puts what was kept on a new table; its blocks keep their names, so that what was done before can still be taken back. */
export function layKept(kept: KeptTable, table: Blockly.Workspace): void {
  Blockly.serialization.workspaces.load(kept.blocks, table, { recordUndo: false })
  for (const event of [...kept.undo, ...kept.redo]) event.workspaceId = table.id
  table.getUndoStack().push(...kept.undo)
  table.getRedoStack().push(...kept.redo)
}
