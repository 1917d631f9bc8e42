import { type CourseExercises, scratch } from '../../src/data/lesson-exercises.ts'

// For children of eight to ten: blocks are drawn as Scratch draws them.
export const exercises: CourseExercises = {
  'rabbit-says-hello': [
    {
      kind: 'choice',
      id: 'flag-first',
      ask: ['点绿旗就开始。哪块积木要放在最上面？', 'It starts when you click the green flag. Which block goes on top?'],
      right: scratch('当绿旗被点击', 'when green flag clicked'),
      wrong: [
        scratch('说 [你好] (2) 秒', 'say [Hello] for (2) seconds'),
        scratch('移到 x: (0) y: (0)', 'go to x: (0) y: (0)'),
      ],
      hints: [
        ['想一想：是谁在等你按绿旗？', 'Think: which block waits for your click on the flag?'],
        ['找那块顶上圆圆的、别的积木都接在它下面的。', 'Look for the one with a round top: all the others hang below it.'],
        ['上面写着“绿旗被点击”的黄色积木。', 'The yellow one that says “green flag clicked”.'],
      ],
      why: ['它等着绿旗被点。没有它，积木不知道什么时候开始。', 'It waits for the flag. Without it, the blocks do not know when to begin.'],
    },
    {
      kind: 'choice',
      id: 'which-way',
      ask: ['兔子站在正中间。下面哪一块让它跑到右边？', 'The rabbit is in the middle. Which block sends it to the right?'],
      right: scratch('移到 x: (150) y: (0)', 'go to x: (150) y: (0)'),
      wrong: [
        scratch('移到 x: (-150) y: (0)', 'go to x: (-150) y: (0)'),
        scratch('移到 x: (0) y: (150)', 'go to x: (0) y: (150)'),
      ],
      hints: [
        ['现在 x 是 0，y 也是 0。往右走，要改哪一个？', 'Now x is 0 and y is 0. Going right, which one changes?'],
        ['x 管左右，y 管上下。', 'x is left and right, y is up and down.'],
        ['x 比 0 大就在右边。y 留着 0 不动。', 'An x above 0 is to the right. y stays 0.'],
      ],
    },
    {
      kind: 'order',
      id: 'greet-in-order',
      ask: [
        '先变小，再走到中间，最后打招呼。把积木排好。',
        'First get smaller, then go to the middle, then greet. Put the blocks in order.',
      ],
      lines: [
        'scratch',
        [
          '当绿旗被点击\n将大小设为 (60)\n移到 x: (0) y: (0)\n说 [你好] (2) 秒',
          'when green flag clicked\nset size to (60) %\ngo to x: (0) y: (0)\nsay [Hello] for (2) seconds',
        ],
      ],
      hints: [
        ['跟着题目走：变小，走过去，打招呼。前面还缺一块。', 'Follow the question: smaller, go, greet. One block is still missing in front.'],
        ['黄色的积木在最上面，说话在最下面。', 'The yellow block is on top, the talking at the bottom.'],
        ['绿旗，大小，移到，说。', 'Flag, size, go to, say.'],
      ],
    },
  ],
  'now-you-see-me': [
    {
      kind: 'choice',
      id: 'gone-from-sight',
      ask: ['哪块积木让兔子看不见？', 'Which block makes the rabbit vanish?'],
      right: scratch('隐藏', 'hide'),
      wrong: [
        scratch('显示', 'show'),
        scratch('等待 (1) 秒', 'wait (1) seconds'),
        scratch('将大小设为 (60)', 'set size to (60) %'),
      ],
      hints: [
        ['兔子没有走开，也没有变小，只是看不见了。', 'The rabbit does not go away or shrink. It just cannot be seen.'],
        ['找紫色的外观积木，等待不是外观。', 'Look at the purple looks blocks. Waiting is not one of them.'],
        ['“显示”让它出来，反过来的那一块就是。', '“show” brings it out. You need its opposite.'],
      ],
    },
    {
      kind: 'order',
      id: 'one-round',
      ask: [
        '一轮躲猫猫：藏起来，等 3 秒，出来，等 1 秒。',
        'One round: hide, wait 3 seconds, come out, wait 1 second.',
      ],
      lines: [
        'scratch',
        ['隐藏\n等待 (3) 秒\n显示\n等待 (1) 秒', 'hide\nwait (3) seconds\nshow\nwait (1) seconds'],
      ],
      hints: [
        ['躲猫猫的人，第一件事做什么？', 'What does somebody who plays hide-and-seek do first?'],
        ['藏起来以后等得久，要等 3 秒。', 'The long wait of 3 seconds comes while it is hidden.'],
        ['藏，等 3 秒，出来，等 1 秒。', 'Hide, wait 3, show, wait 1.'],
      ],
    },
    {
      kind: 'choice',
      id: 'forever-rounds',
      ask: ['下面的程序，兔子会藏几次？', 'How often does this rabbit hide?'],
      code: [
        'scratch',
        [
          '当绿旗被点击\n重复执行\n  隐藏\n  等待 (1) 秒\n  显示\n  等待 (1) 秒\n结束',
          'when green flag clicked\nforever\n  hide\n  wait (1) seconds\n  show\n  wait (1) seconds\nend',
        ],
      ],
      right: ['一直藏下去，直到按红色的停止', 'Again and again, until you press the red stop'],
      wrong: [
        ['只藏一次', 'Just once'],
        ['藏两次', 'Twice'],
      ],
      hints: [
        ['数一数之前先问：这一圈什么时候停？', 'Before you count, ask: when does this loop stop?'],
        ['橙色积木写着“重复执行”，没有写几次。', 'The orange block says forever. It names no number.'],
        ['“重复执行”自己不会停，要有人按红色的按钮。', '“forever” does not stop by itself: somebody presses the red button.'],
      ],
    },
  ],
  'hide-anywhere': [
    {
      kind: 'choice',
      id: 'dice-range',
      ask: ['这块积木像掷骰子。哪个数不会出现？', 'This block rolls a die. Which number can it never give?'],
      code: ['scratch', ['等待 (在 (1) 和 (6) 之间取随机数) 秒', 'wait (pick random (1) to (6)) seconds']],
      right: '7',
      wrong: ['1', '4', '6'],
      hints: [
        ['骰子最小是几，最大是几？看积木上的两个空。', 'What is the smallest and the largest? Look at the two inputs.'],
        ['1 和 6 本身都有可能。', 'Both 1 and 6 themselves are possible.'],
        ['比 6 还大的数，骰子上没有。', 'A number larger than 6 is not on the die.'],
      ],
      why: ['从 1 到 6，两头都算。7 在外面。', 'From 1 to 6, both ends included. 7 lies outside.'],
    },
    {
      kind: 'choice',
      id: 'along-the-grass',
      ask: [
        '兔子只在草地上左右乱跑，高度不变。用哪一块？',
        'The rabbit shows up anywhere along the grass, always at the same height. Which block?',
      ],
      right: scratch(
        '移到 x: (在 (-200) 和 (200) 之间取随机数) y: (-100)',
        'go to x: (pick random (-200) to (200)) y: (-100)',
      ),
      wrong: [
        scratch(
          '移到 x: (-100) y: (在 (-130) 和 (130) 之间取随机数)',
          'go to x: (-100) y: (pick random (-130) to (130))',
        ),
        scratch('移到 x: (0) y: (-100)', 'go to x: (0) y: (-100)'),
      ],
      hints: [
        ['草地是横着的一条。兔子的哪个数不能变？', 'The grass is one line across. Which of the two numbers must not change?'],
        ['左右是 x。让 x 变成随机数。', 'Left and right is x. Make x the random one.'],
        ['x 里放随机数，y 写 -100。', 'The random number goes into x, and y says -100.'],
      ],
    },
    {
      kind: 'order',
      id: 'move-while-hidden',
      ask: [
        '兔子要在看不见的时候换地方。排好这一轮。',
        'The rabbit moves while nobody can see it. Put the round in order.',
      ],
      lines: [
        'scratch',
        [
          '隐藏\n移到 x: (在 (-200) 和 (200) 之间取随机数) y: (0)\n显示\n等待 (1) 秒',
          'hide\ngo to x: (pick random (-200) to (200)) y: (0)\nshow\nwait (1) seconds',
        ],
      ],
      hints: [
        ['要是先换地方，别人会看见它跑。', 'If it moved first, everybody would see where it runs.'],
        ['移动夹在隐藏和显示的中间。', 'The move stands between hide and show.'],
        ['隐藏，移到，显示，等待。', 'Hide, go to, show, wait.'],
      ],
    },
  ],
  'catch-and-count': [
    {
      kind: 'choice',
      id: 'set-or-change',
      ask: ['分数现在是 5。做完这两块，分数是几？', 'The score is 5. What is it after these two blocks?'],
      code: [
        'scratch',
        ['将 [分数 v] 增加 (1)\n将 [分数 v] 增加 (1)', 'change [score v] by (1)\nchange [score v] by (1)'],
      ],
      right: '7',
      wrong: ['1', '2', '6'],
      hints: [
        ['盒子里已经有 5 了，别把它倒掉。', 'There are 5 in the box already. Do not throw them out.'],
        ['增加 1，就是往盒子里再放进 1 个。', 'Changing by 1 drops one more into the box.'],
        ['5，加一次，再加一次。', '5, and one more, and one more.'],
      ],
    },
    {
      kind: 'choice',
      id: 'new-game',
      ask: ['每一局都要从 0 分开始。绿旗下面放哪一块？', 'Each game starts at 0. Which block goes below the flag?'],
      right: scratch('将 [分数 v] 设为 (0)', 'set [score v] to (0)'),
      wrong: [
        scratch('将 [分数 v] 增加 (0)', 'change [score v] by (0)'),
        scratch('将 [分数 v] 增加 (1)', 'change [score v] by (1)'),
      ],
      hints: [
        ['上一局得了 8 分，这一局还没开始，盒子里应该是几？', 'The last game gave 8 points. What should be in the box before this one?'],
        ['“设为”是换掉盒子里的数。', '“Set” replaces what is in the box.'],
        ['橙色积木里，有“设为”两个字、后面是 0 的那一块。', 'The orange one that says “set” and 0.'],
      ],
      why: ['增加 0，盒子里还是上一局的分数。', 'Changing by 0 leaves the score of the last game in the box.'],
    },
    {
      kind: 'bug',
      id: 'points-fly-up',
      ask: [
        '点中一次应该加 1 分，现在却加了 10 分。哪一块错了？',
        'One catch should give 1 point. It gives 10. Which block is wrong?',
      ],
      code: [
        'scratch',
        [
          '当角色被点击\n播放声音 (pop v)\n将 [分数 v] 增加 (10)\n隐藏',
          'when this sprite clicked\nstart sound (pop v)\nchange [score v] by (10)\nhide',
        ],
      ],
      line: 3,
      hints: [
        ['一次加了 10。程序里哪里写着 10？', 'It gives 10 at once. Where does the program say 10?'],
        ['找改变分数的那一块，看看它的数字。', 'Find the block that changes the score and look at its number.'],
        ['“将分数增加”后面应该是 1。点那一块。', 'Behind “change score by” there should be 1. Press that block.'],
      ],
    },
  ],
  'thirty-seconds': [
    {
      kind: 'bug',
      id: 'never-ends',
      ask: ['数字从 30 跑到 31、32……永远不停。哪一块错了？', 'The number goes 30, 31, 32 … and never stops. Which block is wrong?'],
      code: [
        'scratch',
        [
          '将 [剩余时间 v] 设为 (30)\n重复执行直到 <(剩余时间) = (0)>\n  等待 (1) 秒\n  将 [剩余时间 v] 增加 (1)\n结束\n广播 (时间到 v)',
          'set [time left v] to (30)\nrepeat until <(time left) = (0)>\n  wait (1) seconds\n  change [time left v] by (1)\nend\nbroadcast (time up v)',
        ],
      ],
      line: 4,
      hints: [
        ['现在 30，下一秒应该是 29。是变多还是变少？', 'Now 30, next it should be 29. Is that more or less?'],
        ['一块一块念，哪一块会改变剩余时间，又在循环里？', 'Read block by block: which one changes the time inside the loop?'],
        ['少 1，就是增加 -1。找缺了减号的那一块。', 'One less means changing by -1. Find the block without its minus.'],
      ],
      why: ['应该是“增加 (-1)”。往上数，永远到不了 0，广播也轮不到。', 'It should say “by (-1)”. Counting up never gets to 0, so the broadcast never comes.'],
    },
    {
      kind: 'choice',
      id: 'who-hears',
      ask: [
        '舞台广播“时间到”。兔子用哪块积木来听？',
        'The stage broadcasts “time up”. Which block lets the rabbit listen?',
      ],
      right: scratch('当接收到 [时间到 v]', 'when I receive [time up v]'),
      wrong: [
        scratch('广播 (时间到 v)', 'broadcast (time up v)'),
        scratch('当绿旗被点击', 'when green flag clicked'),
      ],
      hints: [
        ['舞台在喊，兔子在听。听的积木是一块开头的积木。', 'The stage calls, the rabbit listens. The block that listens begins a script.'],
        ['广播是喊，接收是听。', 'Broadcasting is calling, receiving is hearing.'],
        ['找“当接收到”，后面的名字也是“时间到”。', 'Look for “when I receive” with the same name, “time up”.'],
      ],
    },
    {
      kind: 'choice',
      id: 'fair-click',
      ask: [
        '打招呼的时候剩余时间还是 30。哪个条件让那时的点击不算？',
        'During the greeting, “time left” is still 30. Which condition makes those clicks not count?',
      ],
      right: scratch('如果 <(剩余时间) < (30)> 那么', 'if <(time left) < (30)> then'),
      wrong: [
        scratch('如果 <(剩余时间) = (30)> 那么', 'if <(time left) = (30)> then'),
        scratch('如果 <(剩余时间) > (30)> 那么', 'if <(time left) > (30)> then'),
      ],
      hints: [
        ['把 30 和 29 分别放进三个条件里读一读。', 'Put 30, and then 29, into each of the three conditions.'],
        ['30 的时候不算，变成 29 以后才算。', 'At 30 it does not count; from 29 on it does.'],
        ['29 比 30 小，用小于号。', '29 is less than 30.'],
      ],
    },
  ],
  'finish-the-game': [
    {
      kind: 'choice',
      id: 'joined-words',
      ask: ['分数是 8，兔子会说什么？', 'The score is 8. What does the rabbit say?'],
      code: [
        'scratch',
        [
          '说 (连接 [你找到我] 和 (连接 (分数) 和 [次。])) (3) 秒',
          'say (join [You found me ] (join (score) [ times.])) for (3) seconds',
        ],
      ],
      right: ['你找到我8次。', 'You found me 8 times.'],
      wrong: [
        ['你找到我分数次。', 'You found me score times.'],
        ['8你找到我次。', '8 You found me times.'],
      ],
      hints: [
        ['“连接”把几段话接成一句。从左往右读。', '“join” makes one sentence of the pieces. Read from left to right.'],
        ['分数是一个盒子，说出来的是盒子里的数。', 'The score is a box. What is said is the number inside.'],
        ['先“你找到我”，再接 8，最后接“次。”', 'First “You found me”, then 8, then “times.”'],
      ],
    },
    {
      kind: 'choice',
      id: 'both-true',
      ask: [
        '这个条件要两件事都对。剩余时间是几，点击才算？',
        'Two things must be true here. At which time left does a click count?',
      ],
      code: [
        'scratch',
        [
          '如果 <<(剩余时间) < (30)> 与 <(剩余时间) > (0)>> 那么\n  将 [分数 v] 增加 (1)\n结束',
          'if <<(time left) < (30)> and <(time left) > (0)>> then\n  change [score v] by (1)\nend',
        ],
      ],
      right: '12',
      wrong: ['0', '30'],
      hints: [
        ['中间写着“与”，两边都要对。', 'The word “and” is in the middle: both sides must be true.'],
        ['把每个数放进两个条件里试一试。', 'Try each number in both conditions.'],
        ['0 不大于 0，30 不小于 30。', '0 is not above 0, 30 is not below 30.'],
      ],
    },
    {
      kind: 'bug',
      id: 'rabbit-stays-away',
      ask: [
        '最后兔子应该出来说话，可是看不见它。哪一块错了？',
        'At the end the rabbit should come out and speak, but it cannot be seen. Which block is wrong?',
      ],
      code: [
        'scratch',
        [
          '当接收到 [时间到 v]\n等待 (1) 秒\n移到 x: (0) y: (-20)\n隐藏\n说 [你的眼睛真快。] (2) 秒',
          'when I receive [time up v]\nwait (1) seconds\ngo to x: (0) y: (-20)\nhide\nsay [What quick eyes you have.] for (2) seconds',
        ],
      ],
      line: 4,
      hints: [
        ['紫色积木里，哪一块管看得见、看不见？', 'Which purple block decides whether it can be seen?'],
        ['从上往下读，说话以前发生了什么？', 'Read from the top: what happens just before it speaks?'],
        ['它说话以前被“隐藏”了。', 'Just before speaking it was told to “hide”.'],
      ],
      why: ['第 4 块应该是“显示”。', 'Block 4 should be “show”.'],
    },
  ],
}
