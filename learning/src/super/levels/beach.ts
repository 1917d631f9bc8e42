import type { World } from './level.ts'

/** Functions: a skill has a name, and is done whenever it is called. */
export const beach: World = {
  id: 'beach',
  title: { 'zh-cn': '贝壳海滩', en: 'Shell Beach' },
  lesson: { 'zh-cn': '教小兔子新本领', en: 'Teach the rabbit new skills' },
  accent: 'teal',
  offers: ['forward', 'left', 'right', 'pull', 'jump', 'repeat', 'while', 'if', 'call'],
  senses: ['home', 'wall-ahead', 'hole-ahead', 'carrot', 'wall-left', 'wall-right'],
  levels: [
    {
      title: { 'zh-cn': '第一个本领', en: 'The first skill' },
      hint: {
        'zh-cn': '去小路里拔了萝卜再回来：把这些放进本领 A，要用三次。',
        en: 'Into the lane, pull, and back: put that into skill A. You need it three times.',
      },
      without: ['while', 'if', 'repeat'],
      fields: [
        `#1#11##
         >.....H
         .#.#.#.`,
      ],
      best: 'def skill_a():\n  left()\n  forward()\n  pull()\n  left()\n  left()\n  forward()\n  left()\n  forward()\nforward()\nskill_a()\nforward()\nskill_a()\nskill_a()\nforward()',
    },
    {
      title: { 'zh-cn': '左边一下，右边一下', en: 'Left lane, right lane' },
      hint: {
        'zh-cn': '去拔了再走回来，左边右边都一样，只有转弯不一样。',
        en: 'Going there, pulling and coming back is the same on both sides. Only the turns differ.',
      },
      fields: [
        `#1#1##
         >....H
         ##1#1#`,
      ],
      best: 'def skill_a():\n  forward()\n  pull()\n  left()\n  left()\n  forward()\nfor i in range(3):\n  forward()\n  left()\n  skill_a()\n  left()\n  forward()\n  right()\n  skill_a()\n  right()',
    },
    {
      title: { 'zh-cn': '楼梯和平台', en: 'Stairs and landings' },
      hint: {
        'zh-cn': '本领 A：爬一级楼梯。平台上还有萝卜。',
        en: 'Skill A: climb one step. There are carrots on the landings.',
      },
      fields: [
        `######..H
         ####..1##
         ###..####
         ##..#####
         ..1######
         >########`,
      ],
      best: 'def skill_a():\n  left()\n  forward()\n  right()\n  forward()\nskill_a()\nforward()\npull()\nfor i in range(3):\n  skill_a()\nforward()\npull()\nskill_a()\nforward()',
    },
    {
      title: { 'zh-cn': '跳房子', en: 'Hopscotch' },
      hint: { 'zh-cn': '本领 A 里面也能放重复。', en: 'There may be a repeat inside skill A.' },
      fields: [
        `>o1o1.#####
         #####o####.
         #.###1##.##
         #####o#####
         ###.#1#.###
         #.###.o1o1H`,
      ],
      best: 'def skill_a():\n  for i in range(2):\n    jump()\n    pull()\n  forward()\nskill_a()\nright()\nskill_a()\nleft()\nskill_a()',
    },
    {
      title: { 'zh-cn': '走到头', en: 'To the end' },
      hint: { 'zh-cn': '本领 A：一直走到墙边，拔掉萝卜。', en: 'Skill A: hop to the wall and pull the carrot.' },
      fields: [
        `>....1#
         #####.#
         #.###.#
         ##1..1#
         ##.####
         ##1..H#`,
      ],
      best: 'def skill_a():\n  while not wall_ahead():\n    forward()\n  pull()\nfor i in range(2):\n  skill_a()\n  right()\nfor i in range(2):\n  skill_a()\n  left()\nskill_a()',
    },
    {
      title: { 'zh-cn': '本领套本领', en: 'A skill in a skill' },
      hint: {
        'zh-cn': '本领 A 去一边再回来；本领 B 用两次本领 A。',
        en: 'Skill A goes to one side and back. Skill B uses skill A twice.',
      },
      fields: [
        `#11#1#
         >....H
         ##1#1#`,
      ],
      best: 'def skill_a():\n  forward()\n  pull()\n  left()\n  left()\n  forward()\ndef skill_b():\n  left()\n  skill_a()\n  skill_a()\n  right()\n  forward()\nforward()\nleft()\nskill_a()\nleft()\nforward()\nskill_b()\nforward()\nskill_b()',
    },
    {
      title: { 'zh-cn': '左边右边', en: 'Left and right' },
      hint: {
        'zh-cn': '前面有墙时看看左边：左边也有墙就右转，不然就左转。',
        en: 'A wall ahead? Look left. A wall there too: turn right. No wall: turn left.',
      },
      fields: [
        `>..###
         ##.###
         ##...#
         ####.#
         #H...#`,
        `####..H
         ####.##
         >..#.##
         ##...##`,
      ],
      best: 'while not at_home():\n  if wall_ahead():\n    if wall_left():\n      right()\n    else:\n      left()\n  forward()',
    },
    {
      title: { 'zh-cn': '原路返回', en: 'The same way back' },
      hint: {
        'zh-cn': '本领可以用自己：往前一步，用自己，再往前一步。到了墙边就拔萝卜、掉头。',
        en: 'A skill can use itself: hop, use itself, hop. At the wall: pull and turn around.',
      },
      fields: [
        `..H....
         ..>..1#
         .......`,
        `...H..
         ...>1#
         ......`,
      ],
      best: 'def skill_a():\n  if wall_ahead():\n    pull()\n    left()\n    left()\n  else:\n    forward()\n    skill_a()\n    forward()\nskill_a()\nright()\nforward()',
    },
  ],
}
