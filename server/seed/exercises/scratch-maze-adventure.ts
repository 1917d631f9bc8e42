import { type CourseExercises, scratch } from '../../src/data/lesson-exercises.ts'

// For children of nine to twelve who have made a first game.
export const exercises: CourseExercises = {
  'draw-a-maze': [
    {
      kind: 'choice',
      id: 'step-back',
      ask: [
        '小球向右走 4 步，碰到了墙。退回来用哪一块？',
        'The ball goes 4 to the right and touches a wall. Which block takes it back?',
      ],
      right: scratch('将x坐标增加 (-4)', 'change x by (-4)'),
      wrong: [
        scratch('将x坐标增加 (4)', 'change x by (4)'),
        scratch('将y坐标增加 (-4)', 'change y by (-4)'),
        scratch('移到 x: (0) y: (0)', 'go to x: (0) y: (0)'),
      ],
      hints: [
        ['左右是 x。', 'Left and right is x.'],
        ['退回来，数字的正负相反。', 'Going back needs the opposite sign.'],
      ],
    },
    {
      kind: 'order',
      id: 'try-then-look',
      ask: ['先走一步，再看有没有墙，有墙就退回来。', 'Take a step, look for a wall, and step back if there is one.'],
      lines: [
        'scratch',
        [
          '如果 <按下 (→ v) 键?> 那么\n  将x坐标增加 (4)\n  如果 <碰到颜色 [#1f4e9e] ?> 那么\n    将x坐标增加 (-4)',
          'if <key (right arrow v) pressed?> then\n  change x by (4)\n  if <touching color [#1f4e9e] ?> then\n    change x by (-4)',
        ],
      ],
      hints: [
        ['最外面问的是按键。', 'The outermost question is about the key.'],
        ['走了才知道碰没碰到墙。', 'Only after the step can it touch a wall.'],
      ],
    },
    {
      kind: 'choice',
      id: 'one-wall-colour',
      ask: [
        '墙用了两种蓝色，程序只找一种。会怎样？',
        'The walls are painted in two blues, and the code looks for one. What happens?',
      ],
      right: ['另一种蓝色的墙可以穿过去', 'The ball passes through the walls of the other blue'],
      wrong: [
        ['小球一动也不能动', 'The ball cannot move at all'],
        ['两种墙都挡得住', 'Both kinds of wall stop it'],
      ],
      hints: [['电脑不认识墙，只认识颜色。', 'The computer knows no walls, only colours.']],
    },
  ],
  'make-your-own-block': [
    {
      kind: 'choice',
      id: 'call-up',
      ask: ['“走一步”有两个空：横和竖。向上走 4 用哪一块？', '“step” has two inputs, across and up. Which block moves 4 up?'],
      right: scratch('走一步 (0) (4)', 'step (0) (4)'),
      wrong: [
        scratch('走一步 (4) (0)', 'step (4) (0)'),
        scratch('走一步 (0) (-4)', 'step (0) (-4)'),
        scratch('走一步 (4) (4)', 'step (4) (4)'),
      ],
      hints: [['第一个空是横，第二个空是竖。', 'The first input is across, the second is up.']],
    },
    {
      kind: 'choice',
      id: 'opposite-number',
      ask: ['“横”是 -4。0 减去“横”是多少？', '“across” is -4. What is 0 minus “across”?'],
      right: '4',
      wrong: ['-4', '0', '-8'],
      hints: [['0 减去一个数，得到它的相反数。', 'Zero minus a number gives its opposite.']],
    },
    {
      kind: 'bug',
      id: 'wrong-way-back',
      ask: [
        '碰到上下的墙，小球却往旁边跳。哪一块错了？',
        'At a wall above, the ball jumps sideways. Which block is wrong?',
      ],
      code: [
        'scratch',
        [
          '定义 走一步 (横) (竖)\n将y坐标增加 (竖)\n如果 <碰到颜色 [#1f4e9e] ?> 那么\n  将x坐标增加 ((0) - (竖))',
          'define step (across) (up)\nchange y by (up)\nif <touching color [#1f4e9e] ?> then\n  change x by ((0) - (up))',
        ],
      ],
      line: 4,
      hints: [
        ['上下走了多远，就要上下退多远。', 'What went up must come back down.'],
        ['看看每一块写的是 x 还是 y。', 'Look whether each block says x or y.'],
      ],
      why: ['第 4 块应该改 y，不是 x。', 'Block 4 should change y, not x.'],
    },
  ],
  'three-levels': [
    {
      kind: 'choice',
      id: 'backdrop-name',
      ask: ['关卡是 2。这块积木换成哪个背景？', 'The level is 2. Which backdrop does this block show?'],
      code: ['scratch', ['换成 (连接 [level] 和 (关卡)) 背景', 'switch backdrop to (join [level] (level))']],
      right: '`level2`',
      wrong: ['`level`', '`2level`', '`level1`'],
      hints: [['先写 level，再接上关卡里的数。', 'First the word level, then the number in the box.']],
    },
    {
      kind: 'order',
      id: 'enter-level',
      ask: ['“进入本关”：先换背景，再回起点，最后告诉大家开始。', '“enter level”: change the backdrop, go to the start, then tell everyone.'],
      lines: [
        'scratch',
        [
          '定义 进入本关\n换成 (连接 [level] 和 (关卡)) 背景\n移到 x: (-200) y: (140)\n广播 (开始本关 v)',
          'define enter level\nswitch backdrop to (join [level] (level))\ngo to x: (-200) y: (140)\nbroadcast (start level v)',
        ],
      ],
      hints: [['广播放在最后，这时一切都准备好了。', 'The broadcast comes last, when all is ready.']],
    },
    {
      kind: 'choice',
      id: 'last-level',
      ask: ['你又画了 level4。程序里哪个条件要改？', 'You drew level4. Which condition must become 4?'],
      right: scratch('如果 <(关卡) = (3)> 那么', 'if <(level) = (3)> then'),
      wrong: [
        scratch('如果 <碰到 (Star v) ?> 那么', 'if <touching (Star v) ?> then'),
        scratch('将 [关卡 v] 设为 (1)', 'set [level v] to (1)'),
      ],
      hints: [['现在到第几关就通关了？', 'At which level has one won so far?']],
    },
  ],
  'crystals-everywhere': [
    {
      kind: 'choice',
      id: 'how-many-clones',
      ask: ['做完这一段，迷宫里多了几颗宝石？', 'How many crystals are added to the maze?'],
      code: [
        'scratch',
        ['重复执行 (5) 次\n  克隆 (自己 v)\n结束', 'repeat (5)\n  create clone of (myself v)\nend'],
      ],
      right: '5',
      wrong: ['1', '4', '10'],
      hints: [['里面的积木做几遍？', 'How often does the inside happen?']],
    },
    {
      kind: 'choice',
      id: 'clone-begins',
      ask: ['克隆体出生以后，从哪块积木开始做？', 'Where does a clone begin?'],
      right: scratch('当作为克隆体启动时', 'when I start as a clone'),
      wrong: [
        scratch('当绿旗被点击', 'when green flag clicked'),
        scratch('克隆 (自己 v)', 'create clone of (myself v)'),
      ],
      hints: [['克隆体出生的时候，绿旗早就点过了。', 'The flag was clicked long before the clone was born.']],
    },
    {
      kind: 'choice',
      id: 'search-free-place',
      ask: [
        '宝石落在墙上要一直换地方，换到没有墙为止。用哪一块？',
        'A crystal on a wall keeps moving until it is free. Which block?',
      ],
      right: scratch(
        '重复执行直到 <<碰到颜色 [#1f4e9e] ?> 不成立>',
        'repeat until <not <touching color [#1f4e9e] ?>>',
      ),
      wrong: [
        scratch('如果 <碰到颜色 [#1f4e9e] ?> 那么', 'if <touching color [#1f4e9e] ?> then'),
        scratch('重复执行直到 <碰到颜色 [#1f4e9e] ?>', 'repeat until <touching color [#1f4e9e] ?>'),
      ],
      hints: [
        ['“如果”只试一次，新地方也可能是墙。', '“if” tries once, and the new place may be a wall too.'],
        ['停下来的条件是：没有碰到墙。', 'It stops when it does not touch the wall.'],
      ],
    },
  ],
  'ghost-on-patrol': [
    {
      kind: 'choice',
      id: 'faster-ghost',
      ask: ['从一头滑到另一头。哪个幽灵最快？', 'All glide the same way. Which ghost is fastest?'],
      right: scratch('在 (1) 秒内滑行到 x: (0) y: (120)', 'glide (1) secs to x: (0) y: (120)'),
      wrong: [
        scratch('在 (2) 秒内滑行到 x: (0) y: (120)', 'glide (2) secs to x: (0) y: (120)'),
        scratch('在 (3) 秒内滑行到 x: (0) y: (120)', 'glide (3) secs to x: (0) y: (120)'),
      ],
      hints: [['同样的路，用的秒数越少越快。', 'The same way in fewer seconds is faster.']],
    },
    {
      kind: 'choice',
      id: 'seconds-level-two',
      ask: ['滑行用 4 减关卡 秒。第 2 关用几秒？', 'A trip takes 4 minus level seconds. How many in level two?'],
      right: ['2 秒', '2 seconds'],
      wrong: [
        ['4 秒', '4 seconds'],
        ['6 秒', '6 seconds'],
      ],
      hints: [['把关卡换成 2，算 4 - 2。', 'Put 2 in place of level: 4 - 2.']],
    },
    {
      kind: 'order',
      id: 'lose-one-life',
      ask: [
        '碰到幽灵：先少一条命，再回起点，最后看看命是不是没了。',
        'Touching the ghost: lose a life, go back to the start, then see whether none is left.',
      ],
      lines: [
        'scratch',
        [
          '如果 <碰到 (Ghost v) ?> 那么\n  将 [生命 v] 增加 (-1)\n  移到 x: (-200) y: (140)\n  如果 <(生命) = (0)> 那么\n    广播 (游戏结束 v)',
          'if <touching (Ghost v) ?> then\n  change [lives v] by (-1)\n  go to x: (-200) y: (140)\n  if <(lives) = (0)> then\n    broadcast (game over v)',
        ],
      ],
      hints: [
        ['先问碰没碰到。', 'First ask whether it touches.'],
        ['少了命以后，才问是不是 0。', 'Ask about 0 only after a life is gone.'],
      ],
    },
  ],
  'title-and-endings': [
    {
      kind: 'choice',
      id: 'wait-for-space',
      ask: ['标题画面要等人按空格。用哪一块？', 'The title waits until somebody presses space. Which block?'],
      right: scratch('等待 <按下 (空格 v) 键?>', 'wait until <key (space v) pressed?>'),
      wrong: [
        scratch('如果 <按下 (空格 v) 键?> 那么', 'if <key (space v) pressed?> then'),
        scratch('等待 (1) 秒', 'wait (1) seconds'),
      ],
      hints: [['“如果”只看一眼，没按就走过去了。', '“if” looks once and goes on.']],
    },
    {
      kind: 'order',
      id: 'title-order',
      ask: ['先显示标题，等空格，计时归零，再进入第一关。', 'Show the title, wait for space, reset the timer, enter level one.'],
      lines: [
        'scratch',
        [
          '当绿旗被点击\n换成 (title v) 背景\n等待 <按下 (空格 v) 键?>\n计时器归零\n进入本关',
          'when green flag clicked\nswitch backdrop to (title v)\nwait until <key (space v) pressed?>\nreset timer\nenter level',
        ],
      ],
      hints: [
        ['看标题的时间不该算进去。', 'The time at the title should not count.'],
        ['计时器归零在空格以后。', 'The timer is reset after space.'],
      ],
    },
    {
      kind: 'choice',
      id: 'round-timer',
      ask: ['计时器是 41.7，四舍五入以后是多少？', 'The timer says 41.7. What is it rounded?'],
      right: '42',
      wrong: ['41', '41.7', '40'],
      hints: [['小数第一位是 7，够 5 就进一。', 'The digit behind the point is 7, so it goes up.']],
    },
  ],
}
