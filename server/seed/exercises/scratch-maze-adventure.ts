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
        ['它是怎么走过去的，就怎么走回来。', 'It goes back the way it came.'],
        ['刚才改的是 x，退回来也改 x。', 'It was x that changed, so x changes back.'],
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
        ['先想：按键、走路、看墙、退回，谁最先发生？', 'Key, step, look, back: which comes first?'],
        ['最外面问的是按键。', 'The outermost question is about the key.'],
        ['按了键，走 4，看颜色，退 4。', 'Key pressed, 4 forward, look at the colour, 4 back.'],
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
      hints: [
        ['程序里写着一种颜色。另一种，它认识吗？', 'The code names one colour. Does it know the other one?'],
        ['电脑不认识墙，只认识颜色。', 'The computer knows no walls, only colours.'],
        ['没有写进程序的蓝色，对它来说就像空地。', 'A blue that is not in the code is like open ground to it.'],
      ],
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
      hints: [
        ['向上走的时候，左右动不动？', 'While it goes up, does it move sideways?'],
        ['第一个空是横，第二个空是竖。', 'The first input is across, the second is up.'],
        ['横不动，写 0；竖向上，写 4。', 'Across stays 0, and up is 4.'],
      ],
    },
    {
      kind: 'choice',
      id: 'opposite-number',
      ask: ['“横”是 -4。0 减去“横”是多少？', '“across” is -4. What is 0 minus “across”?'],
      right: '4',
      wrong: ['-4', '0', '-8'],
      hints: [
        ['在数轴上，从 0 往左 4 步是 -4。减去它会往哪边走？', 'On a number line, -4 is four steps left of 0. Taking it away goes the other way.'],
        ['0 减去一个数，得到它的相反数。', 'Zero minus a number gives its opposite.'],
        ['0 减 -4，就是往右走 4 步。', '0 minus -4 is four steps to the right.'],
      ],
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
        ['小球上下走，退的时候却往旁边去。', 'It moves up and down, but backs off sideways.'],
        ['看看每一块写的是 x 还是 y。', 'Look whether each block says x or y.'],
        ['只有一块写着 x。上下的墙不该用到它。', 'Only one block says x. Walls above and below have no need of it.'],
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
      hints: [
        ['“连接”把两段接在一起。第二段是盒子里的数。', '“join” glues two pieces. The second is what is in the box.'],
        ['先写 level，再接上关卡里的数。', 'First the word level, then the number in the box.'],
        ['level 后面紧跟着 2，中间没有空格。', 'level with a 2 right behind it, no space.'],
      ],
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
      hints: [
        ['“开始”喊得太早会怎样？', 'What happens if “start” is called too early?'],
        ['广播放在最后，这时一切都准备好了。', 'The broadcast comes last, when all is ready.'],
        ['定义，换背景，移到起点，广播。', 'Define, switch backdrop, go to the start, broadcast.'],
      ],
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
      hints: [
        ['现在过了第 3 关就赢了。是哪一块在问这件事？', 'So far, level 3 wins. Which block asks about that?'],
        ['找写着数字 3 的条件。', 'Look for the condition with a 3 in it.'],
        ['`关卡 = 3` 要改成 `关卡 = 4`。', '`level = 3` has to become `level = 4`.'],
      ],
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
      hints: [
        ['每克隆一次，就多一颗。那么克隆了几次？', 'Each clone is one more. How many times does it clone?'],
        ['橙色积木上写着重复几次。', 'The orange block says how many times.'],
        ['重复执行 5 次，每次一颗。', 'Five times round, one crystal each.'],
      ],
    },
    {
      kind: 'order',
      id: 'life-of-a-clone',
      ask: [
        '一颗宝石的一生：出生，露出来，等小球，少算一颗，再消失。',
        'The life of a crystal: it begins, comes out, waits for the ball, counts one less, and is gone.',
      ],
      lines: [
        'scratch',
        [
          '当作为克隆体启动时\n显示\n等待 <碰到 (Ball v) ?>\n将 [剩余宝石 v] 增加 (-1)\n删除此克隆体',
          'when I start as a clone\nshow\nwait until <touching (Ball v) ?>\nchange [crystals left v] by (-1)\ndelete this clone',
        ],
      ],
      hints: [
        ['克隆体出生的时候，绿旗早就点过了。谁来开头？', 'The flag was clicked long before. What begins the script of a clone?'],
        ['删掉以后，后面的积木还会做吗？', 'Once it is deleted, does any block below still run?'],
        ['启动，显示，等待，增加，删除。', 'Start, show, wait, change, delete.'],
      ],
      why: ['先减 1 再删除。删掉的克隆体什么也做不了。', 'Count first, delete last: a deleted clone can do nothing any more.'],
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
        ['只挪一次够不够？万一又落在墙上呢？', 'Is one move enough? What if it lands on a wall again?'],
        ['“如果”只试一次，新地方也可能是墙。', '“if” tries once, and the new place may be a wall too.'],
        ['重复执行，直到“碰到颜色”不成立。', 'Repeat until “touching color” is not true.'],
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
      hints: [
        ['三块的终点一样，不一样的是什么？', 'They all end at the same place. What differs?'],
        ['同样的路，用的秒数越少越快。', 'The same way in fewer seconds is faster.'],
        ['1 秒就滑到的那一个。', 'The one that gets there in 1 second.'],
      ],
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
      hints: [
        ['关卡是一个盒子。现在盒子里是 2。', 'The level is a box. Now there is a 2 in it.'],
        ['题目说的是“4 减关卡”。', 'The question says “4 minus level”.'],
        ['把关卡换成 2，算 4 - 2。', 'Put 2 in place of level: 4 - 2.'],
      ],
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
        ['题目里有三个“先、再、最后”，照着排。', 'The question tells it in order: lose, go back, see.'],
        ['外面那个“如果”问幽灵，里面那个“如果”问生命。', 'The outer “if” asks about the ghost, the inner one about the lives.'],
        ['碰到，生命 -1，移到起点，生命 = 0，广播。', 'Touching, lives -1, go to start, lives = 0, broadcast.'],
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
      hints: [
        ['标题画面应该停在那里多久？没有人知道是几秒。', 'How long should the title stay? Nobody knows the seconds.'],
        ['“如果”只看一眼，没按就走过去了。', '“if” looks once and goes on.'],
        ['“等待”后面放一个条件：空格键被按下。', '“wait until”, with the space key as its condition.'],
      ],
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
        ['玩的人看标题可能看很久，这段时间算不算？', 'Somebody may look at the title for long. Should that time count?'],
        ['计时器归零在空格以后。', 'The timer is reset after space.'],
        ['绿旗，标题背景，等空格，计时归零，进入本关。', 'Flag, title, wait for space, reset timer, enter level.'],
      ],
    },
    {
      kind: 'choice',
      id: 'round-timer',
      ask: ['计时器是 41.7，四舍五入以后是多少？', 'The timer says 41.7. What is it rounded?'],
      right: '42',
      wrong: ['41', '41.7', '40'],
      hints: [
        ['41.7 在 41 和 42 中间。离哪个近？', '41.7 lies between 41 and 42. Which one is nearer?'],
        ['小数第一位是 7，够 5 就进一。', 'The digit behind the point is 7, so it goes up.'],
        ['41 进一，就是答案。', '41 and one more.'],
      ],
    },
  ],
}
