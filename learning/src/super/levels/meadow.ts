import type { World } from './level.ts'

/** Sequences: one thing after the other. */
export const meadow: World = {
  id: 'meadow',
  title: { 'zh-cn': '胡萝卜草地', en: 'Carrot Meadow' },
  lesson: { 'zh-cn': '一步接一步', en: 'One step after another' },
  accent: 'leaf',
  offers: ['forward', 'left', 'right', 'pull', 'jump'],
  senses: [],
  levels: [
    {
      title: { 'zh-cn': '回家', en: 'Going home' },
      hint: { 'zh-cn': '数一数：走几步到家？', en: 'Count them: how many hops is it to the house?' },
      without: ['left', 'right', 'pull', 'jump'],
      fields: [
        `#..#
         >.H.
         .#..`,
      ],
      best: 'forward()\nforward()',
    },
    {
      title: { 'zh-cn': '转个弯', en: 'Round the corner' },
      hint: { 'zh-cn': '转弯只是转身，不会往前走。', en: 'A turn only turns. It does not hop.' },
      without: ['pull', 'jump'],
      fields: [
        `#.#..
         >..#.
         #..#.
         .#H.#`,
      ],
      best: 'forward()\nforward()\nright()\nforward()\nforward()',
    },
    {
      title: { 'zh-cn': '拔萝卜', en: 'Pull the carrot' },
      hint: { 'zh-cn': '站到萝卜上，再拔。', en: 'Stand on the carrot first, then pull.' },
      without: ['jump'],
      fields: [
        `.#..#
         >.1.H
         #..#.`,
      ],
      best: 'forward()\nforward()\npull()\nforward()\nforward()',
    },
    {
      title: { 'zh-cn': '弯弯小路', en: 'The winding path' },
      hint: { 'zh-cn': '把自己当成小兔子：它的左边在哪一边？', en: 'Be the rabbit: which side is its left?' },
      without: ['jump'],
      fields: [
        `#.##.
         >.#.#
         #.1.H
         .#.#.`,
      ],
      best: 'forward()\nright()\nforward()\nleft()\nforward()\npull()\nforward()\nforward()',
    },
    {
      title: { 'zh-cn': '跳过洞', en: 'Over the hole' },
      hint: { 'zh-cn': '跳一次，落在洞的另一边。', en: 'One jump lands on the other side of the hole.' },
      fields: [
        `.##.#
         >.o1H
         #..#.`,
      ],
      best: 'forward()\njump()\npull()\nforward()',
    },
    {
      title: { 'zh-cn': '两个萝卜', en: 'Two carrots' },
      hint: { 'zh-cn': '走进小巷再出来，要转两次才能掉头。', en: 'To come out of the lane you turn twice.' },
      fields: [
        `#.#1#.
         >.1..H
         .#..#.`,
      ],
      best: 'forward()\nforward()\npull()\nforward()\nleft()\nforward()\nleft()\nleft()\npull()\nforward()\nleft()\nforward()\nforward()',
    },
    {
      title: { 'zh-cn': '洞洞地', en: 'Full of holes' },
      hint: { 'zh-cn': '跳还是走？看清楚前面是什么。', en: 'Jump or hop? Look at what is ahead.' },
      fields: [
        `>.o1#.
         #.#.o.
         ..#o#.
         #.H.1o`,
      ],
      best: 'forward()\njump()\nright()\npull()\nforward()\njump()\nleft()\nforward()\nleft()\nleft()\npull()\nforward()\nforward()',
    },
    {
      title: { 'zh-cn': '萝卜大丰收', en: 'The big harvest' },
      hint: { 'zh-cn': '先用手指走一遍，再排箭头。', en: 'Walk it with a finger first, then lay the arrows.' },
      fields: [
        `v#.#.#
         .#.#1.
         1.o.1H
         #.#.#.`,
      ],
      best: 'forward()\nforward()\nleft()\npull()\nforward()\njump()\nforward()\nleft()\npull()\nforward()\nright()\npull()\nforward()\nright()\nforward()',
    },
  ],
}
