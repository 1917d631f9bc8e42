import type { World } from './level.ts'

/** Looking before doing: while, until, if. Levels have several fields, so that counting alone does not help. */
export const snow: World = {
  id: 'snow',
  title: { 'zh-cn': '雪山', en: 'Snow Mountain' },
  lesson: { 'zh-cn': '先看再做', en: 'Look, then do' },
  accent: 'sky',
  offers: ['forward', 'left', 'right', 'pull', 'jump', 'repeat', 'while', 'if'],
  senses: ['home', 'wall-ahead', 'hole-ahead', 'carrot', 'wall-left', 'wall-right'],
  levels: [
    {
      title: { 'zh-cn': '有多远？', en: 'How far?' },
      hint: {
        'zh-cn': '两块地，路不一样长。一直走，走到家为止。',
        en: 'Two fields, two lengths. Hop until you are home.',
      },
      without: ['left', 'right', 'pull', 'jump', 'repeat', 'if'],
      fields: [
        `.#..#.#
         >...H.#
         #..#.#.`,
        `.#..#.#
         >.....H
         #..#.#.`,
      ],
      best: 'while not at_home():\n  forward()',
    },
    {
      title: { 'zh-cn': '滑冰', en: 'Sliding' },
      hint: {
        'zh-cn': '上了冰面会一直滑，碰到墙或者滑出冰面才停。',
        en: 'On ice you slide until a wall stops you or the ice ends.',
      },
      without: ['repeat', 'while', 'if', 'jump'],
      fields: [
        `>.~~~.#
         #.~##~.
         .#~~~~#
         #.#~~1.
         .##.#.H`,
      ],
      best: 'forward()\nforward()\nright()\nforward()\npull()\nforward()\nleft()\nforward()',
    },
    {
      title: { 'zh-cn': '碰壁转弯', en: 'Turn at the wall' },
      hint: { 'zh-cn': '前面有墙就右转，没墙就往前。', en: 'A wall ahead? Turn right. No wall? Hop.' },
      without: ['pull', 'jump', 'repeat'],
      fields: [
        `>...#
         ###.#
         #H..#
         ##.#.`,
        `#.##.#
         >..#..
         ##.#..
         H..#.#
         #.#.#.`,
      ],
      best: 'while not at_home():\n  if wall_ahead():\n    right()\n  forward()',
    },
    {
      title: { 'zh-cn': '萝卜藏在哪', en: 'Hidden carrots' },
      hint: { 'zh-cn': '每走一步就看看：脚下有萝卜吗？', en: 'After each hop look down: is there a carrot?' },
      without: ['left', 'right', 'jump'],
      fields: [
        `#.#..#.
         >1..1.H
         ..#.##.`,
        `.#.##..
         >.11.1H
         #..#..#`,
      ],
      best: 'while not at_home():\n  forward()\n  if carrot_here():\n    pull()',
    },
    {
      title: { 'zh-cn': '冰窟窿', en: 'Holes in the ice' },
      hint: { 'zh-cn': '前面有洞就跳，不然就走。', en: 'A hole ahead? Jump. Otherwise hop.' },
      without: ['left', 'right', 'pull'],
      fields: [
        `#.##.#.#
         >.o..o.H
         .#..#.#.`,
        `.#..##.#
         >o.o.o.H
         #.##..#.`,
      ],
      best: 'while not at_home():\n  if hole_ahead():\n    jump()\n  else:\n    forward()',
    },
    {
      title: { 'zh-cn': '大堆小堆', en: 'Big heaps, small heaps' },
      hint: { 'zh-cn': '脚下还有萝卜，就再拔一个。', en: 'As long as there is a carrot, pull one more.' },
      without: ['left', 'right', 'jump'],
      fields: [
        `.#..#.#
         >3.1..H
         #.##..#`,
        `#..#.#.
         >.24.1H
         .#..#.#`,
      ],
      best: 'while not at_home():\n  forward()\n  while carrot_here():\n    pull()',
    },
    {
      title: { 'zh-cn': '机关门', en: 'The switch and the door' },
      hint: {
        'zh-cn': '踩一下机关，门就开；再踩一下，门又关。',
        en: 'Step on the switch and the door opens. Step on it again and it shuts.',
      },
      without: ['while', 'if'],
      fields: [
        `##s.#.#
         >...D.H
         #.#.#1.`,
      ],
      best: 'forward()\nforward()\nfor i in range(2):\n  left()\n  forward()\n  left()\nfor i in range(3):\n  forward()\nright()\nforward()\nleft()\npull()\nforward()\nleft()\nforward()',
    },
    {
      title: { 'zh-cn': '雪山寻宝', en: 'Over the mountain' },
      hint: {
        'zh-cn': '三个问题轮着问：有萝卜吗？有墙吗？有洞吗？',
        en: 'Ask three questions in turn: a carrot? a wall? a hole?',
      },
      fields: [
        `>2.o.1#
         #####.#
         #H.1o..
         ######.`,
        `#>.1#..
         .##.#.#
         ###o##.
         #H.3#.#`,
      ],
      best: 'while not at_home():\n  if wall_ahead():\n    right()\n  if hole_ahead():\n    jump()\n  else:\n    forward()\n  while carrot_here():\n    pull()',
    },
  ],
}
