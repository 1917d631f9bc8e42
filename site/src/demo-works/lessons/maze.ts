import { blip } from '../blip.ts'
import { drawing, GHOST, STAR } from '../drawings.ts'
import {
  asClone,
  change,
  cloneOfMe,
  cook,
  define,
  flag,
  forever,
  gone,
  ifThen,
  keyDown,
  op,
  type Op,
  type Picture,
  type Project,
  random,
  type Recipe,
  repeat,
  set,
  type Sprite,
  touching,
} from '../project.ts'
import {
  backdrop,
  both,
  glide,
  hide,
  join,
  minus,
  moveX,
  moveY,
  named,
  not,
  place,
  playSound,
  reckonedBackdrop,
  repeatUntil,
  same,
  say,
  sayFor,
  show,
  size,
  stopOthers,
  stopThis,
  tell,
  tellAndWait,
  told,
  touchingColour,
  waitUntil,
} from './blocks.ts'
import { drawMaze, drawSign, LEVELS, WALL } from './maze-levels.ts'
import type { Words } from './words.ts'

const BALL = drawing(46, 46, '<circle cx="23" cy="23" r="20" fill="#E8590C"/><path fill="none" d="M12 16q6-8 15-6"/>')
const CRYSTAL = drawing(
  90,
  90,
  '<path fill="#4FB3E8" d="M22 14H68L84 36L45 84L6 36Z"/><path fill="none" d="M6 36H84M32 36L45 84L58 36"/>',
)
const COLLECT = blip('Collect', 600, 1200, 0.14)
const whole = (name: string, svg: string): Picture => ({ name, svg, x: 240, y: 180 })
const START = place(-200, 140)
const PLACE_BY_CHANCE = place(random(-210, 210), random(-150, 150))

/**
 * The maze as it stands after so many of its lessons; 0: a ball in the first level, and no script yet. `cast`: who is there
 * for so many lessons; whoever is new has no script.
 */
export function maze(lessons: number, words: Words, cast = lessons): Project {
  const hasLevels = lessons >= 3
  const [hasCrystals, hasGhost, hasTitle] = [lessons >= 4, lessons >= 5, lessons >= 6]
  const shown = [
    ...(hasLevels ? [words.level] : []),
    ...(hasCrystals ? [words.crystals] : []),
    ...(hasGhost ? [words.lives] : []),
    ...(hasTitle ? [words.used] : []),
  ]
  const levels = LEVELS.slice(0, hasLevels ? 3 : 1).map((walls, at) => whole(`level${at + 1}`, drawMaze(walls)))
  const signs = [
    whole('title', drawSign(words.title, '#DCECFB')),
    whole('win', drawSign(words.won, '#C2E3D0')),
    whole('lose', drawSign(words.lost, '#EDE7FB')),
  ]
  return {
    variables: shown,
    shown,
    // The ball begins in the corner.
    shownBelow: true,
    messages: [
      ...(hasLevels ? [words.start, words.win] : []),
      ...(hasCrystals ? [words.cleanUp] : []),
      ...(hasGhost ? [words.over] : []),
    ],
    stage: { name: 'Stage', costumes: hasTitle ? [...levels, ...signs] : levels, scripts: [] },
    sprites: [
      ...(cast >= 3 ? [star(lessons, words)] : []),
      ...(cast >= 4 ? [crystal(hasCrystals, words)] : []),
      ...(cast >= 5 ? [ghost(hasGhost, words)] : []),
      {
        name: 'Ball',
        costumes: [{ name: 'ball', svg: BALL, x: 23, y: 23 }],
        x: -200,
        y: 140,
        size: 40,
        scripts: [
          ...(lessons === 1 ? [walkingPlainly()] : []),
          ...(lessons >= 2 ? walking(lessons, words) : []),
          ...(hasLevels ? levelling(lessons, words) : []),
        ],
      },
    ],
  }
}

/** As the first lesson has it: each way with its own way back. */
function walkingPlainly(): Op[] {
  const way = (key: string, there: Op, back: Op): Op => ifThen(keyDown(key), there, ifThen(touchingColour(WALL), back))
  return [
    flag,
    size(40),
    START,
    forever(
      way('right arrow', moveX(4), moveX(-4)),
      way('left arrow', moveX(-4), moveX(4)),
      way('up arrow', moveY(4), moveY(-4)),
      way('down arrow', moveY(-4), moveY(4)),
    ),
  ]
}

function walking(lessons: number, words: Words): Op[][] {
  const step: Recipe = { name: words.step, inputs: [words.across, words.up], isAtOnce: true }
  const input = (name: string): Op => op('argument_reporter_string_number', {}, { VALUE: name })
  const [x, y] = [input(words.across), input(words.up)]
  const way = (key: string, ...by: [number, number]): Op => ifThen(keyDown(key), cook(step, ...by))
  return [
    [
      define(step),
      moveX(x),
      ifThen(touchingColour(WALL), moveX(minus(0, x))),
      moveY(y),
      ifThen(touchingColour(WALL), moveY(minus(0, y))),
    ],
    [
      flag,
      size(40),
      ...(lessons < 3 ? [START] : []),
      forever(way('right arrow', 4, 0), way('left arrow', -4, 0), way('up arrow', 0, 4), way('down arrow', 0, -4)),
    ],
  ]
}

function levelling(lessons: number, words: Words): Op[][] {
  const enter: Recipe = { name: words.enter, inputs: [] }
  const level = named(words.level)
  const [hasCrystals, hasGhost, hasTitle] = [lessons >= 4, lessons >= 5, lessons >= 6]
  const caught = ifThen(
    touching('Ghost'),
    change(words.lives, -1),
    START,
    ifThen(same(named(words.lives), 0), tell(words.over), stopThis),
  )
  const arrived = ifThen(
    hasCrystals ? both(touching('Star'), same(named(words.crystals), 0)) : touching('Star'),
    ifThen(same(level, 3), tell(words.win), stopThis),
    change(words.level, 1),
    cook(enter),
  )
  const opening = [hide, backdrop('title'), waitUntil(keyDown('space')), op('sensing_resettimer')]
  return [
    [
      define(enter),
      ...(hasCrystals ? [tellAndWait(words.cleanUp)] : []),
      reckonedBackdrop(join('level', level)),
      START,
      tell(words.start),
    ],
    [
      flag,
      ...(hasTitle ? opening : []),
      ...(hasGhost ? [set(words.lives, 3)] : []),
      set(words.level, 1),
      cook(enter),
      ...(hasTitle ? [show] : []),
      forever(...(hasGhost ? [caught] : []), arrived),
    ],
    ...(hasTitle ? endings(words) : []),
  ]
}

const endings = (words: Words): Op[][] => [
  [
    told(words.win),
    set(words.used, op('operator_round', { NUM: op('sensing_timer') })),
    stopOthers,
    tell(words.cleanUp),
    backdrop('win'),
    place(0, 0),
    say(join(words.needed, join(named(words.used), words.seconds))),
  ],
  [told(words.over), stopOthers, tell(words.cleanUp), backdrop('lose'), hide],
]

function star(lessons: number, words: Words): Sprite {
  const set3 = [
    [flag, size(60), place(200, -140)],
    [told(words.win), sayFor(words.done, 2)],
  ]
  const set6 = [
    [flag, hide, size(60), place(200, -140)],
    [told(words.start), show],
    [told(words.win), hide],
    [told(words.over), hide],
  ]
  return {
    name: 'Star',
    costumes: [{ name: 'star', svg: STAR, x: 28, y: 28 }],
    x: 200,
    y: -140,
    size: 60,
    scripts: lessons < 3 ? [] : lessons < 6 ? set3 : set6,
  }
}

function crystal(isBuilt: boolean, words: Words): Sprite {
  const scripts = [
    [flag, hide],
    [told(words.cleanUp), gone],
    [told(words.start), size(30), set(words.crystals, 5), repeat(5, cloneOfMe)],
    [
      asClone,
      show,
      PLACE_BY_CHANCE,
      repeatUntil(not(touchingColour(WALL)), PLACE_BY_CHANCE),
      waitUntil(touching('Ball')),
      change(words.crystals, -1),
      playSound(COLLECT.name),
      gone,
    ],
  ]
  return {
    name: 'Crystal',
    costumes: [{ name: 'crystal', svg: CRYSTAL, x: 45, y: 45 }],
    sounds: [COLLECT],
    size: 30,
    scripts: isBuilt ? scripts : [],
  }
}

function ghost(isBuilt: boolean, words: Words): Sprite {
  const seconds = minus(4, named(words.level))
  const scripts = [
    [flag, hide],
    [told(words.start), size(40), place(0, 120), show, forever(glide(seconds, 0, -120), glide(seconds, 0, 120))],
    [told(words.over), stopOthers, sayFor(words.caught, 2)],
    [told(words.win), stopOthers, hide],
  ]
  return {
    name: 'Ghost',
    costumes: [{ name: 'ghost', svg: GHOST, x: 22, y: 24 }],
    y: 120,
    rotationStyle: "don't rotate",
    scripts: isBuilt ? scripts : [],
  }
}
