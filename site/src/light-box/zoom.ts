/** How a picture is shown: how much larger, and how far from the middle (px). */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }

export const SCALE_MAX = 6

/** The same view at another scale; what is at `point` (px from the middle) stays there. */
export function zoomedAt(view: View, scale: number, point: { x: number; y: number }, frame: Size): View {
  const limited = Math.min(SCALE_MAX, Math.max(1, scale))
  const grown = limited / view.scale
  return limitedMove(
    { scale: limited, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  )
}

/** No further than to the edge: something of it is always to be seen, and at its own size it is in the middle. */
export function limitedMove({ scale, x, y }: View, { width, height }: Size): View {
  const [most, highest] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2]
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) + 0
  return { scale, x: within(x, most), y: within(y, highest) }
}
