import type { World } from './level.ts'

/** Loops that count. */
export const forest: World = {
  id: 'forest',
  title: { 'zh-cn': '蘑菇森林', en: 'Mushroom Forest' },
  lesson: { 'zh-cn': '重复几次', en: 'Again and again' },
  accent: 'honey',
  offers: ['forward', 'left', 'right', 'pull', 'jump', 'repeat'],
  senses: [],
  levels: [
    {
      title: { 'zh-cn': '长长的路', en: 'The long road' },
      hint: {
        'zh-cn': '不用排很多箭头：把「往前」放进「重复」里。',
        en: 'Not so many arrows: put one hop into a repeat.',
      },
      without: ['left', 'right', 'pull', 'jump'],
      fields: [
        `#.##.#.#
         >......H
         .#.#.##.`,
      ],
      best: 'for i in range(7):\n  forward()',
    },
    {
      title: { 'zh-cn': '一排萝卜', en: 'Carrots in a row' },
      hint: { 'zh-cn': '重复里可以放两件事。', en: 'A repeat can hold two things.' },
      without: ['left', 'right', 'jump'],
      fields: [
        `#.#.##.
         >11111H
         .#.#..#`,
      ],
      best: 'for i in range(6):\n  forward()\n  pull()',
    },
    {
      title: { 'zh-cn': '爬楼梯', en: 'Up the stairs' },
      hint: { 'zh-cn': '一级楼梯怎么走？把它重复四次。', en: 'How do you climb one step? Repeat that four times.' },
      without: ['pull', 'jump'],
      fields: [
        `####H
         ###..
         ##..#
         #..##
         >.###`,
      ],
      best: 'for i in range(4):\n  forward()\n  left()\n  forward()\n  right()',
    },
    {
      title: { 'zh-cn': '石头桥', en: 'Stepping stones' },
      hint: { 'zh-cn': '每一块石头上都做同样两件事。', en: 'The same two things on every stone.' },
      without: ['left', 'right'],
      fields: [
        `#.#..##.#
         >o1o1o1oH
         .##.#..#.`,
      ],
      best: 'for i in range(4):\n  jump()\n  pull()',
    },
    {
      title: { 'zh-cn': '绕池塘', en: 'Round the pond' },
      hint: { 'zh-cn': '四条边是一样的：先排好一条边。', en: 'The four sides are the same: make one side first.' },
      without: ['jump'],
      fields: [
        `#.....
         >..1.#
         .oo..#
         Hoo...
         1..1#.`,
      ],
      best: 'for i in range(4):\n  for j in range(3):\n    forward()\n  pull()\n  right()',
    },
    {
      title: { 'zh-cn': '萝卜堆', en: 'Heaps of carrots' },
      hint: {
        'zh-cn': '一堆有三个：重复里面还能放重复。',
        en: 'Three in each heap: a repeat can stand inside a repeat.',
      },
      without: ['left', 'right', 'jump'],
      fields: [
        `#.##.#.##
         >.3.3.3.H
         ##.#.##.#`,
      ],
      best: 'for i in range(4):\n  forward()\n  forward()\n  for j in range(3):\n    pull()',
    },
    {
      title: { 'zh-cn': '四片花瓣', en: 'Four petals' },
      hint: { 'zh-cn': '去一片花瓣再回来，然后转向下一片。', en: 'To one petal and back, then turn to the next.' },
      fields: [
        `##1##
         ##o##
         1oEo1
         ##o##
         ##1##`,
      ],
      best: 'for i in range(4):\n  jump()\n  pull()\n  left()\n  left()\n  jump()\n  left()',
    },
    {
      title: { 'zh-cn': '犁地', en: 'Ploughing' },
      hint: { 'zh-cn': '去一行、回一行，合起来是一遍。', en: 'One row there and one row back make one round.' },
      without: ['jump'],
      fields: [
        `>1111
         11111
         11111
         H1111`,
      ],
      best: 'for i in range(2):\n  for j in range(4):\n    forward()\n    pull()\n  right()\n  forward()\n  pull()\n  right()\n  for j in range(4):\n    forward()\n    pull()\n  left()\n  forward()\n  pull()\n  left()',
    },
  ],
}
