import { type CourseExercises, jr, jrLines } from '../../src/data/lesson-exercises.ts'

// For children of five to seven: one short question each, answered by tapping pictures of blocks.
export const exercises: CourseExercises = {
  'rabbit-takes-a-walk': [
    {
      kind: 'choice',
      id: 'start-block',
      ask: ['兔子在等你点绿旗。哪块积木放在最前面？', 'Rabbit waits for the green flag. Which block comes first?'],
      right: jr('green flag'),
      wrong: [jr('right 8'), jr('end')],
      hints: [
        ['兔子现在站着不动。它在等谁点它一下？', 'Rabbit stands still. What is it waiting for?'],
        ['找一找，哪一块画着小旗子？', 'Look for the little flag.'],
        ['方块里，黄颜色、有一面旗的那一块。', 'The yellow one with a flag on it.'],
      ],
      why: ['绿旗放在最前面。点了绿旗，后面的积木才开始做。', 'The flag stands in front. Tap it, and the others begin.'],
    },
    {
      kind: 'order',
      id: 'walk-in-order',
      ask: [
        '帮积木排队：先等绿旗，再向右走 8 格，最后结束。',
        'Put the blocks in a line: wait for the flag, walk 8 to the right, end.',
      ],
      lines: jrLines('green flag, right 8, end'),
      hints: [
        ['一块一块想：谁叫兔子开始，谁让它走，谁让它停？', 'Think: which one starts it, which one walks, which one ends it?'],
        ['黄色的绿旗总是第一个。', 'The yellow flag is always first.'],
        ['旗子，箭头，最后是红色的那块。', 'The flag, the arrow, and last the red one.'],
      ],
    },
    {
      kind: 'choice',
      id: 'walk-farther',
      ask: ['哪只兔子走得更远？', 'Which rabbit walks farther?'],
      right: jr('green flag, right 9, end'),
      wrong: [jr('green flag, right 3, end'), jr('green flag, right 5, end')],
      hints: [
        ['三排积木都往右走。只有一个地方不一样。', 'All three walk to the right. Only one thing differs.'],
        ['看箭头下面的数字，哪个最大？', 'Look at the numbers under the arrows. Which is the biggest?'],
        ['3、5、9，数一数，哪个数最后才数到？', '3, 5, 9: which number do you reach last when you count?'],
      ],
      why: ['数字是走几格。9 比 3 和 5 都大。', 'The number tells how many squares. 9 is more than 3 and 5.'],
    },
  ],
  'hop-and-say-hello': [
    {
      kind: 'choice',
      id: 'hop-block',
      ask: ['哪块积木让兔子跳起来？', 'Which block makes the rabbit hop?'],
      right: jr('hop 2'),
      wrong: [jr('right 2'), jr('grow 2'), jr('say')],
      hints: [
        ['跳的时候，兔子先上去，又落下来。', 'When it hops, Rabbit goes up and comes down again.'],
        ['找一条弯弯的线，上去又下来。', 'Find the curved line that goes up and comes down.'],
        ['往右的直箭头是走路。弯弯的那条才是跳。', 'The straight arrow walks. The bent one hops.'],
      ],
    },
    {
      kind: 'choice',
      id: 'repeat-hops',
      ask: ['这一排积木，兔子一共跳几下？', 'How many hops does this make?'],
      code: ['scratchjr', ['绿旗, 循环 3 (跳跃 2), 结束', 'green flag, repeat 3 (hop 2), end']],
      right: ['3 下', '3 hops'],
      wrong: [
        ['1 下', '1 hop'],
        ['2 下', '2 hops'],
      ],
      hints: [
        ['找一找，哪一块像一个口袋，里面装着跳？', 'Find the block that is like a pocket with the hop in it.'],
        ['橙色积木上的数字，是重复几遍。', 'The number on the orange block tells how many times.'],
        ['橙色口袋上写着 3。跳 2 的 2 是跳多高，别数它。', 'The orange pocket says 3. The 2 on the hop is how high: do not count it.'],
      ],
      why: ['循环写着 3，口袋里的跳跃就做 3 遍。', 'Repeat says 3, so the hop in its pocket happens 3 times.'],
    },
    {
      kind: 'order',
      id: 'hello-walk-hop',
      ask: [
        '兔子先说你好，再向右走，再跳一跳。排一排吧。',
        'Rabbit says hello, then walks to the right, then hops. Put it in order.',
      ],
      lines: jrLines('green flag, say, right 4, hop 2, end'),
      hints: [
        ['听题目再读一遍：先做什么，再做什么？', 'Read it once more: what does Rabbit do first, and then?'],
        ['绿旗在最前面，结束在最后面。', 'The flag first, the end last.'],
        ['旗子，泡泡，箭头，弯线，红色结束。', 'Flag, bubble, arrow, bent line, red end.'],
      ],
    },
  ],
  'meeting-a-bird': [
    {
      kind: 'choice',
      id: 'bump-start',
      ask: ['兔子碰到小鸟，小鸟才飞。小鸟的第一块积木是哪一块？', 'The bird flies when Rabbit bumps into it. Which block starts the bird?'],
      right: jr('bump'),
      wrong: [jr('tap'), jr('green flag')],
      hints: [
        ['小鸟要等兔子走过来，碰到它。', 'The bird waits until Rabbit comes and touches it.'],
        ['找一找，哪块画着两个小人挨在一起？', 'Look for two little figures touching.'],
        ['不是旗子，也不是手指。是挨在一起的两个小人。', 'Not the flag, not the finger: the two figures side by side.'],
      ],
      why: ['触碰积木：别的角色碰到它，它就开始。', 'The bump block starts when another character touches it.'],
    },
    {
      kind: 'order',
      id: 'bird-flies-off',
      ask: ['小鸟被碰到，先“噗”一声，再往上飞，最后结束。排一排吧。', 'The bird is bumped, says pop, flies up and ends. Put it in order.'],
      lines: jrLines('bump, pop, up 6, end'),
      hints: [
        ['手指着题目念：碰，噗，飞，结束。', 'Point and say it: bump, pop, up, end.'],
        ['两个小人挨在一起的那块，最先。', 'The two figures touching come first.'],
        ['小人，声音，向上的箭头，红色结束。', 'Figures, sound, arrow up, red end.'],
      ],
    },
    {
      kind: 'choice',
      id: 'tap-finger',
      ask: ['你用手指点小鸟，它跳一跳。选哪一排？', 'You tap the bird and it hops. Which line?'],
      right: jr('tap, hop 2, end'),
      wrong: [jr('green flag, hop 2, end'), jr('bump, hop 2, end')],
      hints: [
        ['看题目里，你用身体的哪里点小鸟？', 'With what do you touch the bird?'],
        ['只看每一排的第一块。', 'Look at the first block of each line only.'],
        ['第一块上画着一根手指的那一排。', 'The line whose first block shows a finger.'],
      ],
    },
  ],
  'turn-the-page': [
    {
      kind: 'choice',
      id: 'page-block',
      ask: ['兔子走完了，要翻到第 2 页。最后放哪一块？', 'Rabbit is done and the story turns to page 2. Which block comes last?'],
      right: jr('go to page 2'),
      wrong: [jr('end'), jr('wait 2'), jr('right 2')],
      hints: [
        ['故事书翻页的时候，手里拿的是什么？', 'When you turn a page, what is in your hand?'],
        ['找一张折了角的纸。', 'Find the sheet of paper with a folded corner.'],
        ['纸上还写着一个 2，就是第 2 页。', 'There is a 2 on the sheet: page 2.'],
      ],
    },
    {
      kind: 'order',
      id: 'walk-wait-turn',
      ask: ['先走路，再等一等，最后翻页。', 'First walk, then wait, then turn the page.'],
      lines: jrLines('green flag, right 6, wait 10, go to page 2'),
      hints: [
        ['照着题目说三遍：走，等，翻。', 'Say it aloud: walk, wait, turn.'],
        ['小钟表就是等待。', 'The little clock means waiting.'],
        ['旗子，箭头，小钟表，最后是纸。', 'Flag, arrow, clock, and last the sheet of paper.'],
      ],
    },
    {
      kind: 'choice',
      id: 'walk-together',
      ask: [
        '苹果的积木是这样。兔子用哪一排，才和苹果一起走？',
        'These are the apple’s blocks. With which line does Rabbit walk along with it?',
      ],
      code: ['scratchjr', ['绿旗, 向右 6, 结束', 'green flag, right 6, end']],
      right: jr('green flag, right 6, end'),
      wrong: [jr('green flag, right 2, end'), jr('green flag, left 6, end')],
      hints: [
        ['看苹果往哪边走，走几格。', 'Look which way the apple goes, and how far.'],
        ['一起走，积木就要一模一样。', 'To walk together, the blocks must be the same.'],
        ['箭头向右，下面写着 6，两样都要一样。', 'The arrow to the right and the 6 below it: both must match.'],
      ],
    },
  ],
  'taking-turns-to-talk': [
    {
      kind: 'choice',
      id: 'letter-out',
      ask: ['兔子说完话，要寄出一封橙色的信。它用哪一块？', 'Rabbit has spoken and sends an orange letter. Which block?'],
      right: ['`jr:发送消息 橙色`', '`jr:send message orange`'],
      wrong: [
        ['`jr:收到消息 橙色`', '`jr:start on message orange`'],
        ['`jr:发送消息 红色`', '`jr:send message red`'],
      ],
      hints: [
        ['寄信和收信是两种信封。现在是寄。', 'One envelope sends, one receives. Now it sends.'],
        ['寄信的信封上面有一个箭头。', 'The envelope that is sent has an arrow above it.'],
        ['颜色要橙色，信封要带箭头的那个。', 'It is orange, and it has the arrow.'],
      ],
    },
    {
      kind: 'choice',
      id: 'letter-in',
      ask: ['兔子寄出橙色的信。青蛙的第一块积木是哪一块？', 'Rabbit sends an orange letter. Which block starts the frog?'],
      right: ['`jr:收到消息 橙色`', '`jr:start on message orange`'],
      wrong: [
        ['`jr:收到消息 红色`', '`jr:start on message red`'],
        ['`jr:绿旗`', '`jr:green flag`'],
      ],
      hints: [
        ['青蛙在等信。信是谁寄的，什么颜色？', 'The frog waits for a letter. Which colour is it?'],
        ['信是什么颜色，就等什么颜色。', 'Wait for the colour of the letter.'],
        ['兔子寄橙色，青蛙就等橙色的信封。', 'Rabbit sends orange, so the frog waits for an orange envelope.'],
      ],
      why: ['颜色一样，信才收得到。', 'Only a letter of the same colour arrives.'],
    },
    {
      kind: 'order',
      id: 'who-speaks-first',
      ask: ['谁先说，谁后说？把对话排好。', 'Who speaks first? Put the talk in order.'],
      lines: [
        'text',
        [
          '兔子：苹果送给你\n青蛙：谢谢你\n兔子：不客气',
          'Rabbit: An apple for you\nFrog: Thank you\nRabbit: You are welcome',
        ],
      ],
      hints: [
        ['想一想：别人给你苹果，你才说什么？', 'Think: when somebody gives you an apple, what do you say?'],
        ['先送苹果，才会说谢谢。', 'First the apple, then the thanks.'],
        ['“不客气”是回答“谢谢”的，排在最后。', '“You are welcome” answers the thanks, so it comes last.'],
      ],
    },
  ],
  'finish-the-book': [
    {
      kind: 'choice',
      id: 'moon-rises',
      ask: ['月亮要慢慢升起来。哪一排对？', 'The moon rises. Which line is right?'],
      right: jr('green flag, up 8, end'),
      wrong: [jr('green flag, down 8, end'), jr('tap, right 8, end')],
      hints: [
        ['升起来，是从地上到天上。', 'Rising means from the ground into the sky.'],
        ['看三排的箭头，哪一个指着天？', 'Look at the three arrows. Which one points at the sky?'],
        ['旗子后面是向上箭头的那一排。', 'The line with an arrow up behind the flag.'],
      ],
    },
    {
      kind: 'choice',
      id: 'own-voice',
      ask: ['你录下自己的声音。哪块积木把它放出来？', 'You recorded your voice. Which block plays it?'],
      right: jr('recording'),
      wrong: [jr('say'), jr('pop'), jr('wait 10')],
      hints: [
        ['录音的时候，你对着什么说话？', 'What do you speak into when you record?'],
        ['找一个话筒。', 'Find the microphone.'],
        ['泡泡是写出来的话。话筒才是你的声音。', 'The bubble shows written words. The microphone is your voice.'],
      ],
    },
    {
      kind: 'order',
      id: 'good-night',
      ask: ['兔子先等一等，再说晚安，再躺下睡觉。', 'Rabbit waits, says good night, then lies down.'],
      lines: jrLines('green flag, wait 20, say, turn right 3, end'),
      hints: [
        ['等，说，躺。手指一个一个指着说。', 'Wait, say, lie down. Point with a finger and say it.'],
        ['小钟表在说话前面。', 'The clock comes before the bubble.'],
        ['旗子，钟表，泡泡，弯箭头，红色结束。', 'Flag, clock, bubble, round arrow, red end.'],
      ],
    },
  ],
}
