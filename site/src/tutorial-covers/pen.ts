/** The house's hand: ink outlines around flat colours, on a board of 640 × 400. */
export const INK = '#22303C'
export const PAPER = '#FFFDF8'
export const WHITE = '#FFFFFF'
export const GREY = '#C9D3DC'
export const WOOD = '#D9B48F'
export const LEAF = '#3FA873'
export const SKY = '#4BA3EA'
export const SKY_SOFT = '#CFE6FA'
export const BERRY = '#D6456F'
export const HONEY = '#F5B82E'
export const VIOLET = '#8B6CF0'
export const TEAL = '#2BA3B5'
export const CARROT = '#EC6518'

/** Outlined and filled. */
export const shape = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`
/** Filled alone. */
export const flat = (d: string, fill: string): string => `<path stroke="none" fill="${fill}" d="${d}"/>`
export const line = (d: string, stroke = INK, width = 5): string =>
  `<path stroke="${stroke}" stroke-width="${width}" d="${d}"/>`
export const dashes = (d: string, stroke = INK, width = 5): string =>
  `<path stroke="${stroke}" stroke-width="${width}" stroke-dasharray="14 12" d="${d}"/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 10): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle stroke="none" cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const turned = (degrees: number, x: number, y: number, drawing: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`
export const moved = (x: number, y: number, drawing: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`

/** A window with its bar; what is in it begins at `y` + 46. */
export const pane = (x: number, y: number, width: number, height: number, bar: string, fill = WHITE): string =>
  box(x, y, width, height, fill, 20) +
  shape(
    `M${x + 20} ${y}H${x + width - 20}Q${x + width} ${y} ${x + width} ${y + 20}V${y + 46}H${x}V${y + 20}Q${x} ${y} ${x + 20} ${y}Z`,
    bar,
  ) +
  [26, 50, 74].map((at) => dot(x + at, y + 23, 7, WHITE)).join('')

/** Five points around (0, 0), of radius 30. */
export const star = (fill: string): string =>
  shape('M0-30L8.8-12.1L28.5-9.3L14.3 4.6L17.6 24.3L0 15L-17.6 24.3L-14.3 4.6L-28.5-9.3L-8.8-12.1Z', fill)

/** An arrow of a mouse, its tip at (0, 0). */
export const pointer = (): string => shape('M0 0L0 92L24 70L42 110L62 101L44 62L76 58Z', WHITE)

/** Tip at (0, 0), pointing down and left. */
export const pencil = (fill: string): string =>
  turned(
    40,
    0,
    0,
    shape('M0 0L-14-34H14Z', PAPER) +
      flat('M0 0L-6-14H6Z', INK) +
      shape('M-14-34H14V-134H-14Z', fill) +
      shape('M-14-134H14V-152Q14-162 4-162H-4Q-14-162-14-152Z', '#F28B76'),
  )

/** A landscape in a frame. */
export const photo = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, SKY_SOFT, 6) +
  flat(
    `M${x + 3} ${y + height - 3}l${width * 0.3}-${height * 0.45}l${width * 0.22} ${height * 0.24}l${width * 0.2}-${height * 0.34}l${width * 0.28 - 6} ${height * 0.55}Z`,
    LEAF,
  ) +
  dot(x + width * 0.76, y + height * 0.26, width * 0.08, HONEY)
