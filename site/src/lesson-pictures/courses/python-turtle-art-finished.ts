import { dot, flat, INK, line } from '../../tutorial-covers/pen.ts'
import { flower, times, turtle, walk } from '../parts.ts'
import { house, field, star, hexagon, gardenFlower, SKY_OF_NIGHT, stars } from './turtle-shapes.ts'

export const TURTLE_ART_FINISHED: Readonly<Record<string, string>> = {
  'python-turtle-art/first-line': field(
    140,
    14,
    360,
    372,
    line(
      walk(
        220,
        300,
        times(4, () => [200, 90]),
      ).d,
      INK,
      6,
    ) + turtle(224, 300),
  ),
  'python-turtle-art/loops-and-polygons': field(
    40,
    14,
    560,
    372,
    hexagon(130, 296, 110) + star(336, 170, 220) + turtle(336, 170, 0, 0.7),
  ),
  'python-turtle-art/colours-and-a-house': field(
    40,
    14,
    560,
    372,
    house(220, 350, 180) + dot(500, 90, 40, 'gold'),
    '#FFFFE0',
  ),
  'python-turtle-art/flower-stamp': field(
    40,
    14,
    560,
    372,
    flower(140, 240, 44, 'tomato') + flower(320, 170, 60, 'orchid') + flower(500, 240, 44, 'skyblue'),
  ),
  'python-turtle-art/random-flowers': field(
    40,
    14,
    560,
    372,
    (
      [
        [110, 90, 22, 'tomato'],
        [200, 150, 30, 'orchid'],
        [300, 80, 18, 'skyblue'],
        [400, 120, 28, 'hotpink'],
        [520, 90, 24, 'orange'],
        [120, 230, 30, 'skyblue'],
        [230, 290, 22, 'orange'],
        [320, 220, 32, 'tomato'],
        [430, 260, 20, 'orchid'],
        [530, 220, 28, 'hotpink'],
        [110, 330, 18, 'orchid'],
        [480, 332, 20, 'skyblue'],
      ] as const
    )
      .map(([x, y, size, colour]) => flower(x, y, size, colour))
      .join(''),
  ),
  'python-turtle-art/night-garden': field(
    40,
    14,
    560,
    372,
    stars.map(([x, y], at) => dot(x, y, 3 + (at % 4), 'white')).join('') +
      dot(480, 100, 42, 'khaki') +
      flat('M43 276H597V372Q597 383 586 383H54Q43 383 43 372Z', 'seagreen') +
      (['tomato', 'white', 'orchid', 'hotpink', 'orange', 'tomato', 'white'] as const)
        .map((colour, at) => gardenFlower(90 + at * 76, 346, 90 + ((at * 37) % 50), 12 + (at % 3) * 2, colour))
        .join(''),
    SKY_OF_NIGHT,
  ),
}
