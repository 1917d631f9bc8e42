import type { Scene } from './scene.ts'

/** What a lesson makes, seen before its first step. */
export const FINISHED: Readonly<Record<string, Scene>> = {
  'scratchjr-first-stories/rabbit-takes-a-walk': {
    place: 'park',
    actors: [{ who: 'rabbit', x: 330, y: 290 }],
    way: 'M80 284H280',
  },
  'scratchjr-first-stories/hop-and-say-hello': {
    place: 'park',
    actors: [{ who: 'rabbit', x: 240, y: 262, says: 'hello' }],
    way: 'M60 290Q96 230 132 290Q168 230 204 286',
  },
  'scratchjr-first-stories/meeting-a-bird': {
    place: 'park',
    actors: [
      { who: 'rabbit', x: 200, y: 290 },
      { who: 'bird', x: 300, y: 176, says: 'alarm' },
    ],
    way: 'M300 284V190',
  },
  'scratchjr-first-stories/turn-the-page': {
    place: 'lake',
    actors: [
      { who: 'rabbit', x: 190, y: 296 },
      { who: 'apple', x: 280, y: 296 },
    ],
    way: 'M330 286H440',
  },
  'scratchjr-first-stories/taking-turns-to-talk': {
    place: 'lake',
    actors: [
      { who: 'rabbit', x: 110, y: 296, says: 'apple' },
      { who: 'apple', x: 230, y: 296, scale: 0.8 },
      { who: 'frog', x: 320, y: 296, says: 'heart' },
    ],
  },
  'scratchjr-first-stories/finish-the-book': {
    place: 'night',
    actors: [
      { who: 'moon', x: 330, y: 130 },
      { who: 'rabbit', x: 110, y: 270, lies: true, says: 'moon' },
    ],
    way: 'M330 236V150',
  },
  'scratch-hide-and-seek/rabbit-says-hello': {
    place: 'forest',
    actors: [{ who: 'rabbit', x: 240, y: 240, says: 'hello' }],
  },
  'scratch-hide-and-seek/now-you-see-me': {
    place: 'forest',
    actors: [{ who: 'rabbit', x: 330, y: 250 }],
    way: 'M110 252V176Q110 150 138 150Q166 150 166 176V252Z',
  },
  'scratch-hide-and-seek/hide-anywhere': {
    place: 'forest',
    actors: [
      { who: 'rabbit', x: 90, y: 130, scale: 0.6 },
      { who: 'rabbit', x: 250, y: 220, scale: 0.6 },
      { who: 'rabbit', x: 400, y: 296, scale: 0.6 },
    ],
    way: 'M120 120Q180 130 220 170M290 210Q340 220 372 252',
  },
  'scratch-hide-and-seek/catch-and-count': {
    place: 'forest',
    actors: [
      { who: 'rabbit', x: 240, y: 236, says: 'alarm' },
      { who: 'star', x: 52, y: 70 },
      { who: 'star', x: 112, y: 70 },
      { who: 'star', x: 172, y: 70 },
    ],
  },
  'scratch-hide-and-seek/thirty-seconds': {
    place: 'forest',
    actors: [
      { who: 'rabbit', x: 260, y: 270 },
      { who: 'clock', x: 76, y: 106 },
    ],
  },
  'scratch-hide-and-seek/finish-the-game': {
    place: 'forest',
    actors: [
      { who: 'rabbit', x: 220, y: 250, says: 'heart' },
      { who: 'star', x: 52, y: 70 },
      { who: 'star', x: 112, y: 70 },
      { who: 'star', x: 172, y: 70 },
    ],
  },
  'scratch-maze-adventure/draw-a-maze': {
    place: 'maze',
    actors: [{ who: 'ball', x: 60, y: 90 }],
    way: 'M60 110V230',
  },
  'scratch-maze-adventure/make-your-own-block': {
    place: 'maze',
    actors: [{ who: 'ball', x: 158, y: 180 }],
    way: 'M60 70V224H92M158 214V226M158 120V60M186 158H192',
  },
  'scratch-maze-adventure/three-levels': {
    place: 'maze',
    actors: [
      { who: 'ball', x: 60, y: 90 },
      { who: 'star', x: 430, y: 280 },
    ],
  },
  'scratch-maze-adventure/crystals-everywhere': {
    place: 'maze',
    actors: [
      { who: 'ball', x: 60, y: 90 },
      { who: 'crystal', x: 160, y: 90 },
      { who: 'crystal', x: 60, y: 270 },
      { who: 'crystal', x: 258, y: 260 },
      { who: 'crystal', x: 350, y: 90 },
      { who: 'crystal', x: 350, y: 280 },
      { who: 'star', x: 430, y: 280 },
    ],
  },
  'scratch-maze-adventure/ghost-on-patrol': {
    place: 'maze',
    actors: [
      { who: 'ball', x: 60, y: 90 },
      { who: 'ghost', x: 258, y: 210 },
      { who: 'star', x: 430, y: 280 },
    ],
    way: 'M258 60V120M258 228V286',
  },
  'scratch-maze-adventure/title-and-endings': {
    place: 'maze',
    actors: [
      { who: 'ball', x: 258, y: 210, says: 'heart' },
      { who: 'star', x: 60, y: 90 },
      { who: 'star', x: 430, y: 90 },
    ],
  },
}

/** Lessons whose piece is what one of their steps comes to: which step. */
export const MADE_AT: Readonly<Record<string, number>> = {
  'ai-how-machines-learn/data-cards': 4,
  'ai-how-machines-learn/find-a-pattern': 2,
  'ai-how-machines-learn/train-the-rule': 1,
  'ai-how-machines-learn/test-with-new-cards': 4,
  'ai-how-machines-learn/mistakes-and-fairness': 3,
  'ai-how-machines-learn/fruit-sorter': 3,
  'ai-talk-with-assistants/what-an-assistant-does': 4,
  'ai-talk-with-assistants/ask-clearly': 1,
  'ai-talk-with-assistants/check-the-answer': 1,
  'ai-talk-with-assistants/keep-it-private': 1,
  'ai-talk-with-assistants/write-together': 4,
  'ai-talk-with-assistants/family-agreement': 2,
  'cpp-first-steps/hello-output': 4,
  'cpp-first-steps/variables': 3,
  'cpp-first-steps/input': 3,
  'cpp-first-steps/if-choices': 1,
  'cpp-first-steps/loops': 1,
  'cpp-first-steps/quiz-program': 2,
  'cpp-sorting-and-searching/a-row-of-boxes': 3,
  'cpp-sorting-and-searching/counting': 2,
  'cpp-sorting-and-searching/selection-sort': 3,
  'cpp-sorting-and-searching/bubble-sort': 3,
  'cpp-sorting-and-searching/binary-search': 3,
  'cpp-sorting-and-searching/class-ranking': 3,
  'python-word-games/guess-the-number': 3,
  'python-word-games/fill-in-story': 4,
  'python-word-games/riddles': 3,
  'python-word-games/scrambled-words': 3,
  'python-word-games/card-quiz': 1,
  'python-word-games/text-adventure': 3,
  'typing-first-steps/home-row-friends': 4,
  'typing-first-steps/home-row-words': 2,
  'typing-first-steps/climb-to-the-top-row': 3,
  'typing-first-steps/down-to-the-bottom-row': 1,
  'typing-first-steps/write-with-pinyin': 2,
  'typing-first-steps/symbols-for-code': 3,
}
