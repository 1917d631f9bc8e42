import type { Badge } from '@tutu/learning/progress/badges'
import {
  BERRY,
  box,
  CARROT,
  disc,
  dot,
  flat,
  HONEY,
  INK,
  LEAF,
  line,
  moved,
  SKY,
  SKY_SOFT,
  shape,
  star,
  VIOLET,
  WHITE,
} from '../tutorial-covers/pen.ts'
import { HONEY_SOFT, LEAF_SOFT, tick, times } from './parts.ts'

/** A medal of 96 × 96, its picture around (0, 0). */
function medal(colour: string, paper: string, picture: string): string {
  const petals = times(12, (at) => {
    const angle = (at * Math.PI) / 6
    return disc(Math.round(Math.cos(angle) * 32), Math.round(Math.sin(angle) * 32), 11, colour)
  }).join('')
  return (
    shape('M-22 24L-30 48L-17 42L-8 48L-2 26ZM22 24L30 48L17 42L8 48L2 26Z', colour) +
    petals +
    dot(0, 0, 34, colour) +
    disc(0, 0, 30, paper) +
    picture
  )
}

/** What children earn for trying again, one picture each. */
const DRAWN: Readonly<Record<Badge, string>> = {
  tries: medal(
    CARROT,
    HONEY_SOFT,
    line('M-24 12Q-18-10-12 12Q-4-18 4 12Q10-6 14-12', CARROT, 4) +
      disc(-24, 12, 4, WHITE) +
      moved(16, -10, star(HONEY), 0.42),
  ),
  hint: medal(
    HONEY,
    WHITE,
    shape('M-13-8Q-13-24 0-24T13-8Q13 2 7 8V14H-7V8Q-13 2-13-8Z', '#FDE9A8') +
      line('M-6 19H6M-3 8V-2L0-6L3-2V8', INK, 3) +
      line('M-22-16L-26-19M22-16L26-19M0-30V-34', HONEY, 4),
  ),
  mended: medal(
    LEAF,
    LEAF_SOFT,
    line('M-16-6L-24-10M-17 6H-25M16-6L24-10M17 6H25M-6-18L-10-25M6-18L10-25', INK, 3) +
      shape('M-16 2Q-16-20 0-20T16 2Q16 20 0 20T-16 2Z', BERRY) +
      line('M0-20V20', INK, 3) +
      dot(-8, 8, 3, INK) +
      dot(8, -8, 3, INK) +
      `<g transform="rotate(-35)">${box(-4, -4, 24, 10, '#F6D7B8', 5)}</g>`,
  ),
  back: medal(
    SKY,
    SKY_SOFT,
    flat('M-29 8H29Q24 30 0 30T-29 8Z', LEAF) +
      shape('M-18 8Q-18-14 0-14T18 8Z', HONEY) +
      line('M0-22V-27M-16-14L-20-18M16-14L20-18', HONEY, 4) +
      line('M12 22Q-4 26-12 16M-12 16L-14 24M-12 16L-4 18', WHITE, 4),
  ),
  remembered: medal(
    VIOLET,
    WHITE,
    shape('M-22 22Q0 10 22 22Q0 30-22 22Z', '#A97B48') +
      line('M0 18V-4', LEAF, 5) +
      shape('M0 0Q-20-2-20-18Q-2-18 0 0Z', LEAF) +
      shape('M0-6Q18-8 20-24Q2-24 0-6Z', LEAF) +
      moved(12, 8, tick(0, 0), 0.5),
  ),
}

export const BADGE_PICTURES: readonly (readonly [name: string, svg: string])[] = Object.entries(DRAWN).map(
  ([name, drawn]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="96" height="96"><g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>\n`,
  ],
)
