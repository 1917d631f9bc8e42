import { disc, dot, INK, line, moved, shape, WOOD } from '../tutorial-covers/pen.ts'

/** Animals of cards, stories and rankings, the middle of each at (x, y). */

export const bear = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    disc(-24, -26, 12, WOOD) +
      disc(24, -26, 12, WOOD) +
      disc(0, 0, 34, WOOD) +
      dot(-11, -4, 4, INK) +
      dot(11, -4, 4, INK) +
      `<ellipse cx="0" cy="12" rx="12" ry="9" fill="#F3E2CC"/>`,
    scale,
  )

export const squirrel = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape('M16 30C70 30 64-40 34-44C40-20 20-10 16 10Z', '#C9743A') +
      disc(0, 0, 30, '#D98B4E') +
      shape('M-20-22L-24-44L-6-30ZM20-22L24-44L6-30Z', '#D98B4E') +
      dot(-9, -4, 4, INK) +
      dot(9, -4, 4, INK),
    scale,
  )

export const deer = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    line('M-16-28L-24-56M-21-44L-34-50M16-28L24-56M21-44L34-50', '#8A5A32', 5) +
      `<ellipse cx="0" cy="0" rx="26" ry="32" fill="#C99A6B"/>` +
      dot(-10, -6, 4, INK) +
      dot(10, -6, 4, INK) +
      dot(0, 16, 6, INK),
    scale,
  )

export const hedgehog = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    shape('M-40 20L-46 4L-36 2L-40-14L-26-12L-26-28L-12-22L-4-36L6-22L20-28L22-12L36-8L30 20Z', '#9C7350') +
      shape('M20 20Q16-8 34-4Q48 2 56 14Q50 22 20 20Z', '#F3D9B8') +
      dot(34, 6, 3.5, INK) +
      dot(56, 13, 4, INK),
    scale,
  )
