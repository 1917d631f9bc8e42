import type { Actor, Scene } from './scene.ts'
import type { ScratchMoment } from './scratch-screen.ts'

const at = (place: Scene['place'], ...actors: Scene['actors']): Scene => ({ place, actors })
const rabbit = { who: 'rabbit', x: 240, y: 250 } as const
const small = { who: 'rabbit', x: 240, y: 236, scale: 0.75 } as const
const greets = { ...small, says: 'hello' } as const
const forest = at('forest', small)
const trees = at('forest')
const three = at(
  'forest',
  { who: 'rabbit', x: 90, y: 130, scale: 0.6 },
  { who: 'rabbit', x: 250, y: 220, scale: 0.6 },
  { who: 'rabbit', x: 400, y: 296, scale: 0.6 },
)

const BEGIN = 'flag, size 60, go 0 0, say'
const ROUND = 'hide, wait dice, go dice dice, show, wait 1'
const CATCH = 'clicked, if compare (change 1, sound, hide)'

/** Hide and seek: a rabbit in a wood. */
const HIDE: Readonly<Record<string, readonly ScratchMoment[]>> = {
  'rabbit-says-hello': [
    { scene: at('none', { who: 'cat', x: 240, y: 220 }), cast: ['cat'] },
    { scene: at('none', { who: 'cat', x: 240, y: 220 }), cast: ['cat'], tap: 'bin' },
    { scene: at('none', rabbit), cast: ['rabbit'], tap: 'new sprite' },
    { scene: at('forest', rabbit), cast: ['rabbit'], tap: 'new backdrop' },
    { scene: at('forest', rabbit), cast: ['rabbit'], tap: 'first card' },
    { scene: at('forest', rabbit), cast: ['rabbit'], scripts: [BEGIN], open: 'looks', drag: 'looks' },
    { scene: at('forest', greets), cast: ['rabbit'], scripts: [BEGIN], tap: 'flag' },
  ],
  'now-you-see-me': [
    { scene: forest, cast: ['rabbit'], scripts: [BEGIN], tap: 'first card' },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: ['flag, size 60, go 0 0, show, say', 'hide, wait 1, show, wait 1'],
      open: 'control',
      drag: 'control',
    },
    {
      scene: trees,
      cast: ['rabbit'],
      scripts: ['flag, size 60, go 0 0, show, say, hide, wait 1, show, wait 1'],
      tap: 'flag',
    },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: ['flag, size 60, go 0 0, show, say, forever (hide, wait 1, show, wait 1)'],
      open: 'control',
      drag: 'control',
    },
    {
      scene: trees,
      cast: ['rabbit'],
      scripts: ['flag, size 60, go 0 0, show, say, forever (hide, wait 1, show, wait 1)'],
      tap: 'stop',
    },
  ],
  'hide-anywhere': [
    { scene: forest, cast: ['rabbit'], scripts: ['go 0 0'], open: 'motion', drag: 'motion' },
    { scene: forest, cast: ['rabbit'], scripts: ['go dice dice'], open: 'operators', drag: 'operators' },
    { scene: three, cast: ['rabbit'], scripts: ['go dice dice'], tap: [190, 78] },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: ['flag, size 60, go 0 0, show, say, forever (hide, wait 1, go dice dice, show, wait 1)'],
      open: 'motion',
      drag: 'motion',
    },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: [`flag, size 60, go 0 0, show, say, forever (${ROUND})`],
      open: 'operators',
      drag: 'operators',
    },
    { scene: three, cast: ['rabbit'], scripts: [`flag, size 60, go 0 0, show, say, forever (${ROUND})`], tap: 'flag' },
  ],
  'catch-and-count': [
    { scene: forest, cast: ['rabbit'], open: 'variables', values: [0], tap: [30, 312] },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: [`flag, set 0, size 60, go 0 0, show, say, forever (${ROUND})`],
      open: 'variables',
      values: [0],
      drag: 'variables',
    },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: ['clicked, change 1, sound, hide'],
      open: 'events',
      values: [0],
      drag: 'events',
    },
    {
      scene: at('forest', { ...small, says: 'alarm' }),
      cast: ['rabbit'],
      scripts: ['clicked, change 1, sound, hide'],
      values: [1],
      tap: [494, 190],
    },
  ],
  'thirty-seconds': [
    { scene: forest, cast: ['rabbit'], open: 'variables', values: [0, 30], tap: [30, 312] },
    {
      scene: forest,
      cast: ['rabbit'],
      chosen: 'stage',
      scripts: ['flag, set 30, wait 1, repeat compare (wait 1, change -1), broadcast'],
      values: [0, 30],
      tap: 'stage',
    },
    {
      scene: at('forest', greets, { who: 'clock', x: 410, y: 120 }),
      cast: ['rabbit'],
      chosen: 'stage',
      scripts: ['wait 1, repeat compare (wait 1, change -1)'],
      values: [0, 29],
      tap: [460, 92],
    },
    { scene: forest, cast: ['rabbit'], scripts: ['receive, stop, hide'], values: [0, 30], tap: 'first card' },
    { scene: forest, cast: ['rabbit'], scripts: [CATCH], open: 'control', values: [0, 30], drag: 'control' },
    {
      scene: trees,
      cast: ['rabbit'],
      scripts: ['receive, stop, hide', CATCH],
      values: [8, 0],
      tap: 'flag',
    },
  ],
  'finish-the-game': [
    {
      scene: at('forest', { ...small, says: 'star' }),
      cast: ['rabbit'],
      scripts: ['receive, stop, hide, wait 1, go 0 -20, show, say join, if compare (say)'],
      open: 'looks',
      values: [8, 0],
      drag: 'looks',
    },
    {
      scene: forest,
      cast: ['rabbit'],
      scripts: ['clicked, if both (change 1, sound, hide)'],
      open: 'operators',
      values: [8, 0],
      drag: 'operators',
    },
    {
      scene: at('forest', { ...small, says: 'alarm' }),
      cast: ['rabbit'],
      scripts: ['clicked, if both (change 1, sound, hide)'],
      values: [1, 24],
      tap: 'flag',
    },
    {
      scene: at('forest', { ...rabbit, says: 'heart' }),
      cast: ['rabbit'],
      scripts: [BEGIN, 'clicked, if both (change 1, sound, hide)'],
      values: [9, 0],
    },
  ],
}

const ball = { who: 'ball', x: 60, y: 90 } as const
const star = { who: 'star', x: 430, y: 280 } as const
const ghost = { who: 'ghost', x: 258, y: 210 } as const
const crystals = [
  { who: 'crystal', x: 160, y: 90 },
  { who: 'crystal', x: 60, y: 270 },
  { who: 'crystal', x: 350, y: 280 },
] as const
const maze = at('maze', ball)
const goal = at('maze', ball, star)
const full = at('maze', ball, ...crystals, star)
const haunted = at('maze', ball, ...crystals, ghost, star)
const TWO: readonly Actor['who'][] = ['ball', 'star']
const THREE: readonly Actor['who'][] = ['ball', 'star', 'crystal']
const FOUR: readonly Actor['who'][] = ['ball', 'star', 'crystal', 'ghost']
const STEP = 'define one two, x one, if wall (x minus), y two, if wall (y minus)'
const ENTER = 'define, broadcast, backdrop join, go -200 140, broadcast'

/** The maze: a ball, walls of one colour, and what waits in it. */
const MAZE: Readonly<Record<string, readonly ScratchMoment[]>> = {
  'draw-a-maze': [
    { scene: at('none', { who: 'ball', x: 240, y: 180 }), cast: ['ball'], tap: 'new sprite' },
    {
      scene: at('none', { who: 'ball', x: 240, y: 180 }),
      cast: ['ball'],
      chosen: 'stage',
      paint: 'none',
      tap: 'paint',
    },
    { scene: maze, cast: ['ball'], chosen: 'stage', paint: 'maze', tap: [80, 110] },
    {
      scene: maze,
      cast: ['ball'],
      scripts: ['flag, size 40, go -200 140, forever (if right (x 4, if wall (x -4)))'],
      tap: [172, 244],
    },
    {
      scene: maze,
      cast: ['ball'],
      scripts: ['if up (y 4, if wall (y -4))', 'if down (y -4, if wall (y 4))'],
      open: 'motion',
      drag: 'motion',
    },
    {
      scene: { place: 'maze', actors: [{ who: 'ball', x: 60, y: 250 }], way: 'M60 70V224' },
      cast: ['ball'],
      scripts: ['flag, size 40, go -200 140, forever (if right (x 4, if wall (x -4)))'],
      tap: 'flag',
    },
  ],
  'make-your-own-block': [
    { scene: maze, cast: ['ball'], open: 'own', tap: [30, 348] },
    { scene: maze, cast: ['ball'], open: 'own', scripts: ['own one two'], tap: [160, 76] },
    { scene: maze, cast: ['ball'], open: 'own', scripts: ['define one two'], tap: [120, 92] },
    { scene: maze, cast: ['ball'], open: 'own', scripts: [STEP], drag: 'own' },
    {
      scene: { place: 'maze', actors: [{ who: 'ball', x: 158, y: 180 }], way: 'M60 70V224H92M158 214V226M158 120V60' },
      cast: ['ball'],
      scripts: ['flag, size 40, forever (if right (own 4 0), if left (own -4 0), if up (own 0 4), if down (own 0 -4))'],
      tap: 'flag',
    },
  ],
  'three-levels': [
    { scene: maze, cast: ['ball'], chosen: 'stage', paint: 'maze', backdrops: 3, tap: 'stage' },
    { scene: goal, cast: TWO, chosen: 1, scripts: ['flag, size 60, go 200 -140'], backdrops: 3, tap: 'new sprite' },
    { scene: goal, cast: TWO, open: 'own', scripts: ['define'], backdrops: 3, tap: 'first card' },
    {
      scene: goal,
      cast: TWO,
      scripts: ['define, backdrop join, go -200 140, broadcast', 'flag, set 1, own, forever (if star (change 1, own))'],
      values: [1],
      backdrops: 3,
    },
    {
      scene: at('maze', ball, { ...star, says: 'heart', x: 330 }),
      cast: TWO,
      chosen: 1,
      scripts: ['receive, say'],
      values: [3],
      backdrops: 3,
      tap: 'second card',
    },
    {
      scene: { ...goal, way: 'M60 60V230H240V90H350V60' },
      cast: TWO,
      scripts: ['flag, set 1, own, forever (if star (change 1, own))'],
      values: [1],
      backdrops: 3,
      tap: 'flag',
    },
  ],
  'crystals-everywhere': [
    { scene: goal, cast: TWO, open: 'variables', values: [1, 5], tap: [30, 312] },
    {
      scene: full,
      cast: THREE,
      chosen: 2,
      scripts: ['flag, hide', 'receive, delete', 'receive, size 30, set 5, repeat 5 (clone)'],
      values: [1, 5],
      tap: 'new sprite',
    },
    {
      scene: full,
      cast: THREE,
      chosen: 2,
      scripts: ['born, show, go dice dice, repeat wall (go dice dice), wait ball, change -1, sound, delete'],
      open: 'control',
      values: [1, 5],
      drag: 'control',
    },
    { scene: full, cast: THREE, scripts: [ENTER], open: 'events', values: [1, 5], drag: 'events' },
    { scene: full, cast: THREE, scripts: ['if both (own)'], open: 'operators', values: [1, 0], drag: 'operators' },
  ],
  'ghost-on-patrol': [
    {
      scene: { ...haunted, way: 'M258 60V120M258 228V286' },
      cast: FOUR,
      chosen: 3,
      scripts: ['flag, hide', 'receive, size 40, go 0 120, show, forever (glide 0 -120, glide 0 120)'],
      tap: 'new sprite',
    },
    { scene: haunted, cast: FOUR, open: 'variables', values: [1, 5, 3], tap: [30, 312] },
    {
      scene: haunted,
      cast: FOUR,
      scripts: [
        'flag, set 3, set 1, own, forever (if ghost (change -1, go -200 140, if compare (broadcast)), if both (change 1, own))',
      ],
      values: [1, 5, 3],
      tap: 'first card',
    },
    {
      scene: at('maze', ball, { ...ghost, says: 'alarm' }),
      cast: FOUR,
      chosen: 3,
      scripts: ['receive, stop, say', 'receive, stop, hide'],
      values: [1, 5, 0],
      tap: 'fourth card',
    },
    {
      scene: at('maze', { who: 'ball', x: 220, y: 220 }, ...crystals, ghost, star),
      cast: FOUR,
      scripts: ['if ghost (change -1, go -200 140)'],
      values: [1, 5, 2],
      tap: 'flag',
    },
  ],
  'title-and-endings': [
    { scene: at('maze'), cast: FOUR, chosen: 'stage', paint: 'night', backdrops: 3, tap: 'new backdrop' },
    {
      scene: at('night', { who: 'moon', x: 330, y: 130 }),
      cast: FOUR,
      scripts: ['flag, hide, backdrop, wait space, timer, set 3, set 1, own, show'],
      backdrops: 3,
      tap: 'first card',
    },
    {
      scene: at('maze', { who: 'ball', x: 258, y: 210, says: 'heart' }),
      cast: FOUR,
      scripts: [
        'receive, set clock, stop, broadcast, backdrop, go 0 0, say join',
        'receive, stop, broadcast, backdrop, hide',
      ],
      backdrops: 3,
    },
    {
      scene: haunted,
      cast: FOUR,
      chosen: 1,
      scripts: ['flag, hide, size 60, go 200 -140', 'receive, show', 'receive, hide', 'receive, hide'],
      backdrops: 3,
      tap: 'second card',
    },
    {
      scene: at('night', { who: 'moon', x: 330, y: 130 }),
      cast: FOUR,
      scripts: ['flag, hide, backdrop, wait space'],
      backdrops: 3,
      tap: 'flag',
    },
    {
      scene: at(
        'maze',
        { who: 'ball', x: 258, y: 210, says: 'heart' },
        { who: 'star', x: 60, y: 90 },
        { who: 'star', x: 430, y: 90 },
      ),
      cast: FOUR,
      backdrops: 3,
      values: [3, 0, 3],
    },
  ],
}

/** A picture for each step of the lessons of Scratch, by course and lesson. */
export const SCRATCH_STEPS: Readonly<Record<string, Readonly<Record<string, readonly ScratchMoment[]>>>> = {
  'scratch-hide-and-seek': HIDE,
  'scratch-maze-adventure': MAZE,
}
