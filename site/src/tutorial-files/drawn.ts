import { framesOf } from '../tutorial-films/film.ts'
import { FILMS, WORK_FILMS } from '../tutorial-films/films.ts'
import { LESSON_BELL } from './lesson-bell.ts'
import { pocketMoney } from './pocket-money.ts'
import { SHEETS } from './sheets.ts'
import { SPRING_LAYERS } from './spring-layers.ts'

type Drawn = Readonly<Record<string, () => string[]>>

const each = <T>(
  list: Readonly<Record<string, T>>,
  path: (name: string) => string,
  draw: (one: T) => string[],
): Drawn => Object.fromEntries(Object.entries(list).map(([name, one]) => [path(name), () => draw(one)]))

/** What `npm run make:demo-files` makes below `site/public/static/`, and of what: a film of its frames, a worksheet of its drawing. */
export const DRAWN: Drawn = {
  ...each(FILMS, (name) => `tutorials/films/${name}.mp4`, framesOf),
  ...each(WORK_FILMS, (name) => `works/${name}.mp4`, framesOf),
  ...each(
    SHEETS,
    (name) => `tutorials/files/${name}.pdf`,
    (draw) => [draw()],
  ),
  'tutorials/files/pocket-money.xlsx': () => [JSON.stringify(pocketMoney())],
  'library/lesson-bell.wav': () => [JSON.stringify(LESSON_BELL)],
  'tutorials/files/spring-layers.ora': () => [JSON.stringify(SPRING_LAYERS)],
}
