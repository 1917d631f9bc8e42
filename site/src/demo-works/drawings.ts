import type { Sprite } from './project.ts'

// What the demo's Scratch projects show: drawn for them, in the site's hand.

const INK = '#22303C'
export const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>`
/** A stage with one backdrop. */
export const stage = (svg: string, scripts: Sprite['scripts'] = []): Sprite => ({
  name: 'Stage',
  costumes: [{ name: 'backdrop', svg, x: 240, y: 180 }],
  scripts,
})

const STARS = [40, 92, 150, 214, 270, 338, 396, 446]
  .map(
    (x, at) =>
      `<circle cx="${x}" cy="${26 + ((at * 53) % 120)}" r="${at % 3 === 0 ? 3 : 2}" fill="#FDF0CB" stroke="none"/>`,
  )
  .join('')
export const NIGHT = drawing(
  480,
  360,
  `<path stroke="none" fill="#27406B" d="M0 0H480V360H0Z"/>${STARS}<circle cx="396" cy="64" r="30" fill="#FDF0CB"/><path fill="#2F6B4F" d="M-4 300Q80 250 170 292T340 286T484 268V364H-4Z"/><path fill="#3B8A63" d="M-4 336Q120 296 250 330T484 316V364H-4Z"/>`,
)
export const MEADOW = drawing(
  480,
  360,
  `<path stroke="none" fill="#DCECFB" d="M0 0H480V360H0Z"/><circle cx="70" cy="60" r="28" fill="#F5B82E"/><path fill="#FFFFFF" d="M300 76q4-26 32-22q12-24 40-10q28-4 26 32Z"/><path fill="#C2E3D0" d="M-4 276Q110 214 230 268T484 246V364H-4Z"/><path fill="#3FA873" d="M-4 322Q140 292 280 316T484 302V364H-4Z"/>`,
)
export const RABBIT = drawing(
  96,
  110,
  '<path fill="#FFFDF8" d="M34 50Q18 8 30 6T46 44Z"/><path fill="#FFFDF8" d="M60 50Q78 10 66 6T50 44Z"/><path fill="#FFFDF8" d="M48 104Q14 104 16 74T48 42T80 74T48 104Z"/><circle cx="37" cy="70" r="3.5" fill="#22303C"/><circle cx="59" cy="70" r="3.5" fill="#22303C"/><path fill="none" d="M44 80q4 5 8 0"/><path fill="#F9D3BA" stroke="none" d="M25 80a5 4 0 1 0 10 0a5 4 0 1 0-10 0M61 80a5 4 0 1 0 10 0a5 4 0 1 0-10 0"/>',
)
export const CARROT = drawing(
  44,
  60,
  '<path fill="#3FA873" d="M22 20Q8 12 14 4Q20 2 22 14Q24 2 31 4Q36 12 22 20Z"/><path fill="#EC6518" d="M22 56Q8 36 9 24Q22 14 35 24Q36 36 22 56Z"/><path fill="none" d="M14 32h8M28 40h-8"/>',
)
export const STAR = drawing(
  56,
  56,
  '<path fill="#F5B82E" d="M28 4L35.500 20L53 22L40 34L43.500 52L28 43L12.500 52L16 34L3 22L20.500 20Z"/>',
)
export const FIREFLY = drawing(
  60,
  60,
  '<circle cx="30" cy="30" r="26" fill="#F8DF9C" fill-opacity="0.45" stroke="none"/><circle cx="30" cy="30" r="12" fill="#F5B82E"/><path fill="#FFFDF8" d="M24 20Q10 8 14 4Q24 4 28 18ZM36 20Q50 8 46 4Q36 4 32 18Z"/>',
)
export const MOON_BASKET = drawing(
  110,
  60,
  '<path fill="#8B6CF0" d="M8 14H102Q98 54 55 54T8 14Z"/><path fill="none" stroke="#D6CBF9" d="M26 26h58M34 40h42"/>',
)
export const PEN_TIP = drawing(30, 30, '<circle cx="15" cy="15" r="9" fill="#D6456F"/>')
export const FOREST = drawing(
  480,
  360,
  `<path stroke="none" fill="#DCECFB" d="M0 0H480V360H0Z"/><path fill="#C2E3D0" d="M-4 220Q110 170 240 214T484 196V364H-4Z"/>${[
    [50, 150],
    [170, 120],
    [310, 138],
    [430, 118],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path fill="#8A5A36" d="M${x - 9} ${y + 40}H${x + 9}V${y + 96}H${x - 9}Z"/><path fill="#3FA873" d="M${x} ${y - 60}L${x + 48} ${y + 48}H${x - 48}Z"/>`,
    )
    .join('')}<path fill="#3FA873" d="M-4 300Q140 268 280 294T484 280V364H-4Z"/>`,
)
export const MAZE_WALLS = drawing(
  480,
  360,
  '<g stroke="#5B4A8A" stroke-width="14" fill="none"><path d="M10 10H470V350H10Z"/><path d="M100 10V200M100 280V350M190 100V350M190 100H280M280 180V290M370 10V120M370 120H300M370 200V350M280 290H330"/></g>',
)
export const GEM = drawing(
  36,
  36,
  '<path fill="#4FB3E8" d="M8 6H28L34 14L18 33L2 14Z"/><path fill="none" stroke-width="2.500" d="M2 14H34M12 14L18 33L24 14"/>',
)
export const GHOST = drawing(
  44,
  48,
  '<path fill="#FFFDF8" d="M6 44V20Q6 4 22 4T38 20V44L30 38L22 44L14 38Z"/><circle cx="16" cy="20" r="3" fill="#22303C"/><circle cx="28" cy="20" r="3" fill="#22303C"/>',
)
