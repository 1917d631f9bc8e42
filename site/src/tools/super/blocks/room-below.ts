/** What one more block takes, in units of the table: on a phone the box of blocks lies right below the table, and what falls there is gone. */
const ROOM = 56

/** Of Blockly's workspace: `bottom` in units of the table, which `scale` turns into px; all else in px. */
type Table = {
  readonly scale: number
  readonly scrollX: number
  readonly scrollY: number
  getBlocksBoundingBox: () => { readonly bottom: number }
  getMetrics: () => { readonly viewTop: number; readonly viewHeight: number }
  scroll: (x: number, y: number) => void
}

export type RoomBelow = {
  /** The blocks lie elsewhere, but nobody made the program longer: the view stays. */
  note: () => void
  /** The program was changed: where its end was seen and went down, the table moves up, so that the next block finds room. */
  make: () => void
}

/** Keeps room for one more block below the last one on `table`. */
export function roomBelow(table: Table): RoomBelow {
  /** The lower rim of the blocks, in units: so it stays true when the table is zoomed. */
  let end = 0
  const note = (): void => {
    end = table.getBlocksBoundingBox().bottom
  }
  const make = (): void => {
    const before = end
    note()
    const { viewTop, viewHeight } = table.getMetrics()
    const rim = viewTop + viewHeight
    const up = (end + ROOM) * table.scale - rim
    if (end > before && before * table.scale <= rim && up > 0) table.scroll(table.scrollX, table.scrollY - up)
  }
  return { note, make }
}
