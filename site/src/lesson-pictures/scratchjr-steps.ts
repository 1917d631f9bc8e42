import type { Scene } from './scene.ts'
import type { Moment } from './scratchjr-screen.ts'

const at = (place: Scene['place'], ...actors: Scene['actors']): Scene => ({ place, actors })
const left = { who: 'rabbit', x: 90, y: 292 } as const
const middle = { who: 'rabbit', x: 240, y: 292 } as const
const cat = { who: 'cat', x: 240, y: 260 } as const
const bird = { who: 'bird', x: 330, y: 292 } as const
const frog = { who: 'frog', x: 390, y: 296 } as const
const apple = { who: 'apple', x: 180, y: 296 } as const
const moon = { who: 'moon', x: 350, y: 230 } as const
const park = at('park', left)
const lake = at('lake', left)

/** A picture for each step of the lessons of ScratchJr: the child finds the same place on the tablet. */
export const STEPS: Readonly<Record<string, readonly Moment[]>> = {
  'rabbit-takes-a-walk': [
    { scene: at('none', cat), cast: ['cat'], tap: [320, 190] },
    { scene: at('none'), cast: ['rabbit'], tap: 'new character' },
    { scene: at('park', middle), cast: ['rabbit'], tap: 'background' },
    {
      scene: park,
      cast: ['rabbit'],
      drag: [
        [330, 200],
        [206, 204],
      ],
    },
    { scene: park, cast: ['rabbit'], rows: ['green flag'], drag: ['yellow', [58, 350]] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, right'], drag: ['blue', [112, 350]] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, right 8'], tap: [112, 368] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, right 8, end'], drag: ['red', [168, 350]] },
  ],
  'hop-and-say-hello': [
    { scene: park, cast: ['rabbit'], rows: ['green flag, right 8, end'], tap: 'first card' },
    {
      scene: park,
      cast: ['rabbit'],
      rows: ['green flag, right 8, end'],
      drag: [
        [112, 350],
        [300, 350],
      ],
    },
    { scene: park, cast: ['rabbit'], rows: ['green flag, say'], drag: ['purple', [112, 350]] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, say, right 4'], tap: [168, 368] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, say, right 4, repeat 3'], drag: ['orange', [224, 350]] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, say, right 4, repeat 3 (hop 2)'], drag: ['blue', [280, 350]] },
    { scene: park, cast: ['rabbit'], rows: ['green flag, say, right 4, repeat 3 (hop 2), grow 2, reset size, end'] },
  ],
  'meeting-a-bird': [
    { scene: at('park', left, bird), cast: ['rabbit', 'bird'], chosen: 1, tap: 'new character' },
    { scene: at('park', left, bird), cast: ['rabbit', 'bird'], rows: ['green flag, right 10, end'], tap: 'first card' },
    { scene: at('park', left, bird), cast: ['rabbit', 'bird'], chosen: 1, rows: ['bump, pop'], tap: 'second card' },
    {
      scene: at('park', left, bird),
      cast: ['rabbit', 'bird'],
      chosen: 1,
      rows: ['bump, pop, say'],
      drag: ['purple', [168, 350]],
    },
    {
      scene: at('park', left, bird),
      cast: ['rabbit', 'bird'],
      chosen: 1,
      rows: ['bump, pop, say, up 6, end'],
      tap: [224, 368],
    },
    {
      scene: at('park', left, bird),
      cast: ['rabbit', 'bird'],
      chosen: 1,
      rows: ['bump, pop, say, up 6, end', 'tap, hop 2, end'],
    },
  ],
  'turn-the-page': [
    { scene: at('none', cat), cast: ['cat'], pages: [2, 1], tap: 'new page' },
    { scene: at('lake'), cast: [], pages: [2, 1], tap: 'background' },
    { scene: at('park', left), cast: ['rabbit'], pages: [2, 0], drag: ['first card', 'page two'] },
    {
      scene: lake,
      cast: ['rabbit'],
      pages: [2, 1],
      rows: ['green flag, right 10, end'],
      drag: [
        [112, 350],
        [320, 284],
      ],
    },
    { scene: at('lake', left, apple), cast: ['rabbit', 'apple'], chosen: 1, pages: [2, 1], tap: 'new character' },
    {
      scene: at('lake', left, apple),
      cast: ['rabbit', 'apple'],
      chosen: 1,
      pages: [2, 1],
      rows: ['green flag, right 6, end'],
    },
    {
      scene: park,
      cast: ['rabbit'],
      pages: [2, 0],
      rows: ['green flag, say, right 10, go to page 2'],
      drag: ['red', [224, 350]],
    },
  ],
  'taking-turns-to-talk': [
    { scene: at('lake', left, apple, frog), cast: ['rabbit', 'frog'], chosen: 1, pages: [2, 1], tap: 'new character' },
    {
      scene: at('lake', left, apple, frog),
      cast: ['rabbit', 'frog'],
      pages: [2, 1],
      rows: ['green flag, right 6, say, send message orange, end'],
      tap: 'first card',
    },
    {
      scene: at('lake', left, apple, frog),
      cast: ['rabbit', 'frog'],
      chosen: 1,
      pages: [2, 1],
      rows: ['start on message orange, say, hop 2, send message red, end'],
      tap: 'second card',
    },
    {
      scene: at('lake', left, apple, frog),
      cast: ['rabbit', 'frog'],
      pages: [2, 1],
      rows: ['green flag, right 6, say, send message orange, end', 'start on message red, say, end'],
      tap: 'first card',
    },
    {
      scene: at('lake', { ...left, x: 230, says: 'apple' }, { ...apple, x: 310 }, frog),
      cast: ['rabbit', 'frog'],
      pages: [2, 1],
      tap: 'flag',
    },
  ],
  'finish-the-book': [
    { scene: park, cast: ['rabbit'], pages: [2, 0], tap: 'letters' },
    { scene: at('park', left, { who: 'apple', x: 380, y: 292 }), cast: ['rabbit'], pages: [2, 0], tap: 'letters' },
    {
      scene: park,
      cast: ['rabbit'],
      pages: [2, 0],
      drag: [
        [320, 150],
        [320, 84],
      ],
    },
    { scene: at('none'), cast: [], pages: [3, 2], tap: [578, 240] },
    { scene: at('night'), cast: [], pages: [3, 2], tap: 'background' },
    { scene: at('night', left, moon), cast: ['rabbit', 'moon'], pages: [3, 2], tap: 'new character' },
    {
      scene: at('night', left, moon),
      cast: ['rabbit', 'moon'],
      chosen: 1,
      pages: [3, 2],
      rows: ['green flag, up 8, end'],
      tap: 'second card',
    },
    {
      scene: at('night', left, moon),
      cast: ['rabbit', 'moon'],
      pages: [3, 2],
      rows: ['green flag, wait 20, say, turn right 3, end'],
      tap: 'first card',
    },
    { scene: at('night', left, moon), cast: ['rabbit', 'moon'], pages: [3, 2], tap: 'letters' },
    {
      scene: at('lake', left, apple, frog),
      cast: ['rabbit', 'frog'],
      pages: [3, 1],
      rows: ['start on message red, say, go to page 3'],
      tap: 'page two',
    },
    { scene: at('night', left, moon), cast: ['rabbit', 'moon'], chosen: 1, pages: [3, 2], tap: 'green' },
    {
      scene: at('night', left, moon),
      cast: ['rabbit', 'moon'],
      chosen: 1,
      pages: [3, 2],
      rows: ['recording'],
      tap: [58, 350],
    },
    {
      scene: at('night', left, { ...moon, y: 150 }),
      cast: ['rabbit', 'moon'],
      chosen: 1,
      pages: [3, 2],
      rows: ['green flag, up 8, recording, end'],
    },
  ],
}
