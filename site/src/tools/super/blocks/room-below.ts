/** What one more block takes, in px: on a phone the box of blocks lies right below the table, and what falls there is gone. */
const ROOM = 44

type End = { before: number; now: number }
type View = { top: number; height: number }

/**
 * By how many px the table moves up after a change, so that the next block can be laid below the last one. `end`: the lower rim
 * of the blocks, before the change and now; `view`: what of the table is seen; all in px of the table.
 */
export function scrollFor({ before, now }: End, { top, height }: View): number {
  const wasSeen = before <= top + height
  return now > before && wasSeen ? Math.max(0, now + ROOM - (top + height)) : 0
}
