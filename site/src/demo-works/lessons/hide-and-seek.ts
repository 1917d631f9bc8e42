import { blip } from '../blip.ts'
import { FOREST, RABBIT, stage } from '../drawings.ts'
import { change, flag, forever, ifThen, type Op, type Project, random, set, wait } from '../project.ts'
import {
  both,
  clicked,
  hide,
  ifElse,
  join,
  less,
  more,
  named,
  place,
  playSound,
  repeatUntil,
  same,
  sayFor,
  show,
  size,
  stopOthers,
  tell,
  told,
} from './blocks.ts'
import type { Words } from './words.ts'

const POP = blip('pop', 900, 300, 0.09)

/** Hide-and-seek as it stands after so many of its lessons; 0: a rabbit in a forest, and no script yet. */
export function hideAndSeek(lessons: number, words: Words): Project {
  const counts = lessons >= 4
  const isTimed = lessons >= 5
  const variables = [...(counts ? [words.score] : []), ...(isTimed ? [words.left] : [])]
  const clock: Op[] = [
    flag,
    set(words.left, 30),
    wait(1),
    repeatUntil(same(named(words.left), 0), wait(1), change(words.left, -1)),
    tell(words.timeUp),
  ]
  return {
    variables,
    shown: variables,
    ...(isTimed && { messages: [words.timeUp] }),
    stage: stage(FOREST, isTimed ? [clock] : []),
    sprites: [
      {
        name: 'Rabbit',
        costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }],
        rotationStyle: "don't rotate",
        sounds: [POP],
        scripts: [
          ...(lessons >= 1 ? [hiding(lessons, words)] : []),
          ...(counts ? [[clicked, ...caught(lessons, words)]] : []),
          ...(isTimed ? [[told(words.timeUp), stopOthers, hide, ...(lessons >= 6 ? ending(words) : [])]] : []),
        ],
      },
    ],
  }
}

function hiding(lessons: number, words: Words): Op[] {
  const jump = place(random(-200, 200), random(-130, 130))
  const round = lessons >= 3 ? [hide, wait(random(0.5, 1.5)), jump, show, wait(1)] : [hide, wait(1), show, wait(1)]
  return [
    flag,
    ...(lessons >= 4 ? [set(words.score, 0)] : []),
    size(60),
    place(0, 0),
    ...(lessons >= 2 ? [show] : []),
    sayFor(words.hello, 2),
    ...(lessons >= 2 ? [forever(...round)] : []),
  ]
}

function caught(lessons: number, words: Words): Op[] {
  const point = [change(words.score, 1), playSound(POP.name), hide]
  if (lessons < 5) return point
  const hasBegun = less(named(words.left), 30)
  return [ifThen(lessons < 6 ? hasBegun : both(hasBegun, more(named(words.left), 0)), ...point)]
}

const ending = (words: Words): Op[] => [
  wait(1),
  place(0, -20),
  show,
  sayFor(join(words.found, join(named(words.score), words.times)), 3),
  ifElse(more(named(words.score), 9), [sayFor(words.quick, 2)], [sayFor(words.again, 2)]),
]
