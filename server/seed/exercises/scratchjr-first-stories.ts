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
      hints: [['找一找，哪一块画着小旗子？', 'Look for the little flag.']],
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
        ['黄色的绿旗总是第一个。', 'The yellow flag is always first.'],
        ['红色的积木总是最后一个。', 'The red block is always last.'],
      ],
    },
    {
      kind: 'choice',
      id: 'walk-farther',
      ask: ['哪只兔子走得更远？', 'Which rabbit walks farther?'],
      right: jr('green flag, right 9, end'),
      wrong: [jr('green flag, right 3, end'), jr('green flag, right 5, end')],
      hints: [['看箭头下面的数字，哪个最大？', 'Look at the numbers under the arrows. Which is the biggest?']],
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
      hints: [['找一条弯弯的线，上去又下来。', 'Find the curved line that goes up and comes down.']],
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
        ['橙色积木上的数字，是重复几遍。', 'The number on the orange block tells how many times.'],
        ['跳跃上的 2 是跳多高，不是跳几下。', 'The 2 on the hop is how high, not how many.'],
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
        ['绿旗在最前面，结束在最后面。', 'The flag first, the end last.'],
        ['泡泡就是说话。它紧跟在绿旗后面。', 'The bubble means talking. It comes right after the flag.'],
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
      hints: [['找一找，哪块画着两个小人挨在一起？', 'Look for two little figures touching.']],
      why: ['触碰积木：别的角色碰到它，它就开始。', 'The bump block starts when another character touches it.'],
    },
    {
      kind: 'choice',
      id: 'bird-goes-up',
      ask: ['哪一排让小鸟往上飞？', 'Which line makes the bird fly up?'],
      right: jr('bump, pop, up 6, end'),
      wrong: [jr('bump, pop, down 6, end'), jr('bump, pop, left 6, end')],
      hints: [['看看箭头的尖尖指向哪里。', 'See where the arrow points.']],
    },
    {
      kind: 'choice',
      id: 'tap-finger',
      ask: ['你用手指点小鸟，它跳一跳。选哪一排？', 'You tap the bird and it hops. Which line?'],
      right: jr('tap, hop 2, end'),
      wrong: [jr('green flag, hop 2, end'), jr('bump, hop 2, end')],
      hints: [['找画着手指的积木。', 'Find the block with a finger.']],
    },
  ],
  'turn-the-page': [
    {
      kind: 'choice',
      id: 'page-block',
      ask: ['兔子走完了，要翻到第 2 页。最后放哪一块？', 'Rabbit is done and the story turns to page 2. Which block comes last?'],
      right: jr('go to page 2'),
      wrong: [jr('end'), jr('wait 2'), jr('right 2')],
      hints: [['找一张折了角的纸。', 'Find the sheet of paper with a folded corner.']],
    },
    {
      kind: 'order',
      id: 'walk-wait-turn',
      ask: ['先走路，再等一等，最后翻页。', 'First walk, then wait, then turn the page.'],
      lines: jrLines('green flag, right 6, wait 10, go to page 2'),
      hints: [
        ['小钟表就是等待。', 'The little clock means waiting.'],
        ['翻页的积木一定是最后一块。', 'The page block must be the last one.'],
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
      hints: [['一起走，积木就要一模一样。', 'To walk together, the blocks must be the same.']],
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
        ['寄信的信封上面有一个箭头。', 'The envelope that is sent has an arrow above it.'],
        ['再看颜色：要橙色。', 'Now the colour: it must be orange.'],
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
      hints: [['信是什么颜色，就等什么颜色。', 'Wait for the colour of the letter.']],
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
      hints: [['先送苹果，才会说谢谢。', 'First the apple, then the thanks.']],
    },
  ],
  'finish-the-book': [
    {
      kind: 'choice',
      id: 'moon-rises',
      ask: ['月亮要慢慢升起来。哪一排对？', 'The moon rises. Which line is right?'],
      right: jr('green flag, up 8, end'),
      wrong: [jr('green flag, down 8, end'), jr('tap, right 8, end')],
      hints: [['月亮从下往上走。', 'The moon goes from low to high.']],
    },
    {
      kind: 'choice',
      id: 'own-voice',
      ask: ['你录下自己的声音。哪块积木把它放出来？', 'You recorded your voice. Which block plays it?'],
      right: jr('recording'),
      wrong: [jr('say'), jr('pop'), jr('wait 10')],
      hints: [['找一个话筒。', 'Find the microphone.']],
    },
    {
      kind: 'order',
      id: 'good-night',
      ask: ['兔子先等一等，再说晚安，再躺下睡觉。', 'Rabbit waits, says good night, then lies down.'],
      lines: jrLines('green flag, wait 20, say, turn right 3, end'),
      hints: [
        ['小钟表在说话前面。', 'The clock comes before the bubble.'],
        ['弯弯的箭头是转身躺下，放在说话后面。', 'The round arrow lays Rabbit down, after the words.'],
      ],
    },
  ],
}
