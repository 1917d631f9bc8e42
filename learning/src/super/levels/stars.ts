import type { World } from './level.ts'

/** Variables, and ways of solving that always work. */
export const stars: World = {
  id: 'stars',
  title: { 'zh-cn': '星星城', en: 'Star City' },
  lesson: { 'zh-cn': '记住一个数', en: 'Remember a number' },
  accent: 'violet',
  offers: ['forward', 'left', 'right', 'pull', 'jump', 'repeat', 'while', 'if', 'call', 'set', 'change'],
  senses: ['home', 'wall-ahead', 'hole-ahead', 'carrot', 'wall-left', 'wall-right', 'always'],
  levels: [
    {
      title: { 'zh-cn': '越走越远', en: 'Further each time' },
      hint: { 'zh-cn': '用 n 记住走几步，每次加 1。', en: 'Let n be the number of hops. Add 1 each time.' },
      fields: [
        `#......#
         .11111H.
         .1..#...
         .1.>1o..
         .1..1...
         #1111..#
         ..#.....`,
      ],
      best: 'while not at_home():\n  n += 1\n  for i in range(n):\n    forward()\n    pull()\n  right()',
    },
    {
      title: { 'zh-cn': '萝卜说几步', en: 'As many as carrots' },
      hint: { 'zh-cn': '拔了几个萝卜，就往前走几步。', en: 'Hop as many times as you have pulled carrots.' },
      fields: [
        `#.#.#.#
         >3.....
         ooooHoo
         #.#.#.#`,
        `.#.#.#.
         >2.....
         oooHooo
         .#.#.#.`,
      ],
      best: 'forward()\nwhile carrot_here():\n  pull()\nfor i in range(carrots()):\n  forward()\nright()\nforward()',
    },
    {
      title: { 'zh-cn': '正方形', en: 'The square' },
      hint: {
        'zh-cn': '第一条边走几步，用 n 数下来；另一条边也走 n 步，家就在旁边。',
        en: 'Let n count the hops of the first side. Go n hops along the other: home is beside you.',
      },
      fields: [
        `>...#.
         .o..o.
         ..o.o.
         .o..H.
         o.o.o.
         ..o.o.`,
        `>....#
         .o.o.o
         o.o..o
         .o.o.o
         ..o..H
         o.o..o`,
      ],
      best: 'while not wall_ahead():\n  forward()\n  n += 1\nright()\nfor i in range(n):\n  forward()\nleft()\nforward()',
    },
    {
      title: { 'zh-cn': '走迷宫', en: 'The maze' },
      hint: { 'zh-cn': '右手一直摸着墙走，总能走出去。', en: 'Keep your right hand on the wall: it always leads out.' },
      fields: [
        `#########
         #>..#...#
         #.#.#.#.#
         #.#...#.#
         #.#####.#
         #...#..H#
         #########`,
        `#########
         #v#...#H#
         #.#.#.#.#
         #...#...#
         #.###.###
         #.....#.#
         #########`,
      ],
      best: 'while not at_home():\n  right()\n  while wall_ahead():\n    left()\n  forward()',
    },
    {
      title: { 'zh-cn': '哪堆多？', en: 'Which heap is larger?' },
      hint: {
        'zh-cn': '两堆各数一数。第一堆多就往左，第二堆多就往右。',
        en: 'Count both heaps. The first is larger: go left. The second is: go right.',
      },
      fields: [
        `##H##
         >42##
         ##o##
         .#.#.`,
        `##o##
         >13##
         ##H##
         #.#.#`,
        `##H##
         >31##
         ##o##
         .#.#.`,
      ],
      best: 'forward()\nwhile carrot_here():\n  pull()\n  n += 1\nforward()\nwhile carrot_here():\n  pull()\n  m += 1\nif n > m:\n  left()\nelse:\n  right()\nforward()',
    },
    {
      title: { 'zh-cn': '来来回回', en: 'To and fro' },
      hint: {
        'zh-cn': '地有宽有窄：走到墙边，换下一行，再走到墙边。',
        en: 'Wide fields and narrow ones: hop to the wall, change rows, hop to the wall again.',
      },
      fields: [
        `>111
         1111
         1111
         H111`,
        `>11111
         H11111`,
      ],
      best: 'while True:\n  while not wall_ahead():\n    forward()\n    pull()\n  right()\n  forward()\n  pull()\n  right()\n  while not wall_ahead():\n    forward()\n    pull()\n  left()\n  forward()\n  pull()\n  left()',
    },
    {
      title: { 'zh-cn': '神奇数列', en: 'Wonderful numbers' },
      hint: {
        'zh-cn': '1、1、2、3、5：后一个数是前两个数加起来。用 n 和 m 记住它们。',
        en: '1, 1, 2, 3, 5: each number is the two before it added up. Let n and m remember them.',
      },
      fields: [
        `#......#
         .11111H.
         .1......
         #1>1o...
         #111....
         ........`,
      ],
      best: 'm = 1\nwhile True:\n  k = n\n  n = m\n  m += k\n  for i in range(n):\n    forward()\n    pull()\n  right()',
    },
    {
      title: { 'zh-cn': '大螺旋', en: 'The great spiral' },
      hint: {
        'zh-cn': '6、5、5、4、4……每走完一条边就转弯。什么时候减 1？',
        en: '6, 5, 5, 4, 4 … Turn after each side. When does n get smaller?',
      },
      fields: [
        `>111111
         #111111
         #111111
         #11H111
         #111111
         #111111`,
      ],
      best: 'def skill_a():\n  for i in range(n):\n    forward()\n    pull()\n  right()\nn = 6\nwhile True:\n  skill_a()\n  n -= 1\n  skill_a()',
    },
  ],
}
