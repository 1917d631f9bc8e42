import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of seven to ten, beside the typing trainer: which finger, which key.
export const exercises: CourseExercises = {
  'home-row-friends': [
    {
      kind: 'choice',
      id: 'two-bumps',
      ask: ['哪两个键上有小凸起？', 'Which two keys have little bumps?'],
      right: ['`F` 和 `J`', '`F` and `J`'],
      wrong: [
        ['`A` 和 `L`', '`A` and `L`'],
        ['`G` 和 `H`', '`G` and `H`'],
      ],
      hints: [
        ['凸起是让哪个手指认路的？', 'Which fingers find their way by the bumps?'],
        ['闭上眼睛，用两个食指摸一摸。', 'Close your eyes and feel with both index fingers.'],
        ['两个都在中间一行，左边一个 F，右边那个你来说。', 'Both are in the middle row: F on the left. And on the right?'],
      ],
    },
    {
      kind: 'choice',
      id: 'home-of-d',
      ask: ['`D` 是哪个手指的家？', 'Which finger lives on `D`?'],
      right: ['左手中指', 'Left middle finger'],
      wrong: [
        ['左手食指', 'Left index finger'],
        ['右手中指', 'Right middle finger'],
        ['左手小指', 'Left little finger'],
      ],
      hints: [
        ['先把两个食指放到小凸起上，其他手指会自己站好。', 'Put the index fingers on the bumps, and the others find their places.'],
        ['左手食指住在 F，D 在它的左边。', 'The left index finger lives on F. D is to the left of it.'],
        ['左手食指旁边的那一个，就是最长的那个手指。', 'The finger next to the left index finger: the longest one.'],
      ],
    },
    {
      kind: 'order',
      id: 'left-hand-home',
      ask: ['左手四个家，从小指排到食指。', 'The four homes of the left hand, from the little finger to the index finger.'],
      lines: ['text', 'A\nS\nD\nF'],
      hints: [
        ['左手平放好，从最左边那个手指说起。', 'Lay the left hand down and begin at the far left.'],
        ['食指的家有小凸起。', 'The home of the index finger has a bump.'],
        ['从左到右：A、S、D，最后是有凸起的 F。', 'From left to right: A, S, D, and F with the bump.'],
      ],
    },
  ],
  'home-row-words': [
    {
      kind: 'choice',
      id: 'step-to-g',
      ask: ['谁去按 `G`？', 'Who steps over to `G`?'],
      right: ['左手食指', 'Left index finger'],
      wrong: [
        ['右手食指', 'Right index finger'],
        ['左手中指', 'Left middle finger'],
      ],
      hints: [
        ['把手放在家里，看看 G 离哪个手指最近。', 'Put your hands at home. Which finger is closest to G?'],
        ['G 在 F 的旁边。', 'G is next to F.'],
        ['F 是左手食指的家，它往右走一步就到。', 'F is the home of the left index finger, one step away.'],
      ],
    },
    {
      kind: 'choice',
      id: 'after-the-step',
      ask: ['按完 `H`，手指接着做什么？', 'After pressing `H`, what does the finger do?'],
      right: ['回到 `J`', 'Go back to `J`'],
      wrong: [
        ['留在 `H`', 'Stay on `H`'],
        ['去 `G`', 'Go to `G`'],
      ],
      hints: [
        ['要是手指不回来，下一个字母会按错。', 'If the finger stays away, the next letter goes wrong.'],
        ['走一步，马上回家。', 'One step out, straight back home.'],
        ['H 是右手食指去的，它的家有小凸起。', 'The right index finger went to H. Its home has a bump.'],
      ],
    },
    {
      kind: 'order',
      id: 'type-glass',
      ask: ['打 `glass`，按键的顺序是什么？', 'You type `glass`. In which order are the keys pressed?'],
      lines: [
        'text',
        ['G，左手食指\nL，右手无名指\nA，左手小指\nS，左手无名指\n再按一次 S', 'G, left index finger\nL, right ring finger\nA, left little finger\nS, left ring finger\nS once more'],
      ],
      hints: [
        ['先看这个词的第一个字母。', 'Look at the first letter of the word.'],
        ['一个字母一个字母地读 g-l-a-s-s。', 'Spell it: g, l, a, s, s.'],
        ['最后两次都是 S，所以“再按一次”排在最后。', 'The last two are both S, so “once more” comes last.'],
      ],
    },
  ],
  'climb-to-the-top-row': [
    {
      kind: 'bug',
      id: 'strange-finger',
      ask: [
        '每一行都是一个手指爬上去再回家。哪一行混进了别人的键？',
        'In each line one finger climbs up and comes home. Which line has the key of another finger?',
      ],
      code: ['text', 'frf frf\ndid did\nsws sws\nlol lol'],
      line: 2,
      hints: [
        ['每一行第一个字母是家，中间那个应该在家的上面。', 'The first letter is the home, and the middle one should be above it.'],
        ['看看键盘：f 上面是 r，s 上面是 w。d 上面呢？', 'On the keyboard, r is above f and w above s. What is above d?'],
        ['i 住在 k 的上面，归右手中指管。', 'i lives above k and belongs to the right middle finger.'],
      ],
      why: ['应该是 `ded`：`d` 上面是 `e`，都归左手中指。', 'It should be `ded`: `e` is above `d`, and both belong to the left middle finger.'],
    },
    {
      kind: 'choice',
      id: 'word-of-two-rows',
      ask: ['只用中间一行和上面一行，能打哪个词？', 'Which word needs only the middle and the top row?'],
      right: '`water`',
      wrong: ['`rabbit`', '`moon`', '`box`'],
      hints: [
        ['一个字母一个字母地看，它住在哪一行？', 'Take each letter: in which row does it live?'],
        ['b、m、n、x 都在下面一行。', 'b, m, n and x live on the bottom row.'],
        ['去掉有 b、m、n、x 的词，剩下的就是。', 'Cross out the words with b, m, n or x. One is left.'],
      ],
    },
    {
      kind: 'choice',
      id: 'hand-wandered',
      ask: ['打出来的字母全都错了，最可能是怎么回事？', 'Every letter comes out wrong. What has most likely happened?'],
      right: ['整只手挪了位置', 'The whole hand has moved'],
      wrong: [
        ['键盘坏了', 'The keyboard is broken'],
        ['打得太慢', 'You type too slowly'],
      ],
      hints: [
        ['一个字母错，是手指错。全都错呢？', 'One wrong letter is one finger. And if all are wrong?'],
        ['摸一摸小凸起，手还在家吗？', 'Feel the bumps. Are the hands at home?'],
        ['手整个往旁边移了一格，每个键就都差一个。', 'One step to the side, and every key is one off.'],
      ],
    },
  ],
  'down-to-the-bottom-row': [
    {
      kind: 'choice',
      id: 'shift-for-a',
      ask: ['要打大写的 `A`，按住哪个 Shift？', 'Which Shift do you hold for a capital `A`?'],
      right: ['右边的', 'The right one'],
      wrong: [
        ['左边的', 'The left one'],
        ['两个都按住', 'Both'],
      ],
      hints: [
        ['Shift 有两个。按 A 的那只手还有空吗？', 'There are two Shift keys. Is the hand that types A free?'],
        ['A 归左手小指管，它正忙着。', 'A belongs to the left little finger, which is busy.'],
        ['左手忙，就请另一边的小指来按。', 'The left hand is busy: the other little finger helps.'],
      ],
    },
    {
      kind: 'order',
      id: 'type-tutu',
      ask: ['打出 `Tu`，先后怎么按？', 'You type `Tu`. What comes first?'],
      lines: [
        'text',
        ['按住右边的 Shift\n按 T\n放开 Shift\n按 U', 'Hold the right Shift\nPress T\nLet go of Shift\nPress U'],
      ],
      hints: [
        ['T 是大写，u 是小写。Shift 要按到什么时候？', 'The T is a capital, the u is not. How long is Shift held?'],
        ['u 是小写，按它以前要放开 Shift。', 'The u is small: let go of Shift before it.'],
        ['按住 Shift，T，放开，U。', 'Hold Shift, T, let go, U.'],
      ],
    },
    {
      kind: 'choice',
      id: 'all-capitals',
      ask: ['字母全变成大写了，按一下哪个键？', 'Everything is in capitals. Which key do you press once?'],
      right: '`Caps Lock`',
      wrong: ['`Enter`', '`Backspace`', '`Shift`'],
      hints: [
        ['有一个键会把大写一直锁住。', 'One key locks the capitals until it is pressed again.'],
        ['它在左手小指旁边。', 'It is next to the left little finger.'],
        ['它的名字里有 Lock，就是“锁”。', 'Its name has Lock in it.'],
      ],
    },
  ],
  'write-with-pinyin': [
    {
      kind: 'choice',
      id: 'green-in-pinyin',
      ask: ['“绿”的拼音是 lǜ。键盘上怎么打？', 'The sound of 绿 (green) is lǜ. How do you type it?'],
      right: '`lv`',
      wrong: ['`lu`', '`lyu`', '`l`'],
      hints: [
        ['lu 打出来的是“路”，不是“绿”。', 'lu gives 路 (road), not 绿.'],
        ['键盘上没有 ü，用另一个字母代替。', 'There is no ü key. Another letter stands for it.'],
        ['用的是键盘上很少用到的 v。', 'It is the v, which pinyin needs for nothing else.'],
      ],
    },
    {
      kind: 'choice',
      id: 'fewest-choices',
      ask: ['要打“老师”的“师”，哪种办法最快？', 'You want the 师 of 老师 (teacher). What is quickest?'],
      right: ['打整个词 `laoshi`', 'Type the whole word `laoshi`'],
      wrong: [
        ['只打 `shi`，一页一页地找', 'Type `shi` and turn the pages'],
        ['只打 `s`', 'Type `s` only'],
      ],
      hints: [
        ['念“shi”的字有好几十个。怎么让它们变少？', 'Dozens of characters sound like shi. How do you make them fewer?'],
        ['词越长，可以选的字越少。', 'The longer the word, the fewer the choices.'],
        ['“老”和“师”一起打，电脑就知道是哪个词。', 'Type lao and shi together, and the computer knows the word.'],
      ],
    },
    {
      kind: 'order',
      id: 'write-friend',
      ask: ['打出“朋友”，先后怎么做？', 'You write 朋友 (friend). What comes first?'],
      lines: [
        'text',
        ['换到中文输入\n打 pengyou\n看一看候选的词\n按空格选第一个', 'Switch to Chinese\nType pengyou\nLook at the words offered\nPress the space bar for the first'],
      ],
      hints: [
        ['英文输入下打 pengyou，出来的还是字母。第一步呢？', 'With English input, pengyou stays letters. So what is the first step?'],
        ['字母打完，才出现可以选的词。', 'The words are offered after the letters.'],
        ['换中文，打字母，看候选，按空格。', 'Switch, type, look, press the space bar.'],
      ],
    },
  ],
  'symbols-for-code': [
    {
      kind: 'choice',
      id: 'plain-quotes',
      ask: ['哪一行代码能运行？', 'Which line of code runs?'],
      right: '`print("hello")`',
      wrong: ['`print（"hello"）`', '`print(“hello”)`', '`print("hello)`'],
      hints: [
        ['盯着括号和引号，不看中间的 hello。', 'Look at the brackets and quotes, not at hello.'],
        ['代码只认英文的括号和引号。', 'Code understands plain brackets and quotes only.'],
        ['弯引号和宽括号都不行；一对直直的引号才行。', 'No curly quotes, no wide brackets: one pair of straight quotes.'],
      ],
    },
    {
      kind: 'predict',
      id: 'name-times-three',
      ask: ['在心里运行一遍，写出它会显示什么。', 'Run it in your head, then write what it prints.'],
      code: ['python', 'name = "Tutu"\nprint(name * 2)'],
      output: 'TutuTutu',
      hints: [
        ['* 是乘。乘的是数字还是文字？', '* means times. Is it a number or text that is multiplied?'],
        ['文字乘 2，就是写两遍。', 'Text times 2 is written twice.'],
        ['Tutu 接着 Tutu，中间没有空格。', 'Tutu and right behind it Tutu, without a space.'],
      ],
    },
    {
      kind: 'code',
      id: 'type-your-card',
      language: 'python',
      ask: [
        '在英文输入下打一行代码，让它显示 `I like carrots`。',
        'With plain signs, type one line that prints `I like carrots`.',
      ],
      start: '',
      tests: 'prints I like carrots',
      model: 'print("I like carrots")',
      wrong: ['print("I like carrot")', 'print(“I like carrots”)'],
      hints: [
        ['用 print，后面是圆括号。', 'Use print with round brackets.'],
        ['要显示的字放在双引号里。', 'What is shown stands in double quotes.'],
        ['`print("…")`，把点换成那句话。', '`print("…")`, with the words in place of the dots.'],
      ],
    },
  ],
}
