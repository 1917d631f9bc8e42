import { BERRY, HONEY } from '../tutorial-covers/pen.ts'
import { rabbit } from '../tutorial-covers/steps/things.ts'

const layer = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><g fill="none" stroke="#22303C" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`

/** Sheets of a picture that GIMP and Krita open with its layers, the lowest first: `spring-layers.ora`. */
export const SPRING_LAYERS = [
  {
    name: '草地 Meadow',
    svg: layer(
      '<path stroke="none" fill="#CFE6FA" d="M0 0H800V600H0Z"/><path stroke="none" fill="#8CD0AA" d="M0 390C160 320 380 440 800 340V600H0Z"/><path stroke="none" fill="#3FA873" d="M0 480C220 420 520 520 800 450V600H0Z"/>',
    ),
  },
  { name: '小兔 Rabbit', svg: layer(`<g transform="translate(400 470) scale(2)">${rabbit()}</g>`) },
  {
    name: '花 Flowers',
    svg: layer(
      [
        [120, 520, BERRY],
        [230, 550, HONEY],
        [600, 540, BERRY],
        [700, 500, HONEY],
      ]
        .map(
          ([x, y, fill]) =>
            `<path stroke="#1C6A43" d="M${x} ${y}v50"/><circle cx="${x}" cy="${y}" r="22" fill="${fill}"/><circle cx="${x}" cy="${y}" r="8" fill="#FFFDF8"/>`,
        )
        .join(''),
    ),
  },
] as const
