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
      hints: [['闭上眼睛，用两个食指摸一摸。', 'Close your eyes and feel with both index fingers.']],
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
      hints: [['左手食指住在 F，D 在它的左边。', 'The left index finger lives on F. D is to the left of it.']],
    },
    {
      kind: 'order',
      id: 'left-hand-home',
      ask: ['左手四个家，从小指排到食指。', 'The four homes of the left hand, from the little finger to the index finger.'],
      lines: ['text', 'A\nS\nD\nF'],
      hints: [['食指的家有小凸起。', 'The home of the index finger has a bump.']],
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
      hints: [['G 在 F 的旁边。', 'G is next to F.']],
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
      hints: [['走一步，马上回家。', 'One step out, straight back home.']],
    },
    {
      kind: 'order',
      id: 'type-glass',
      ask: ['打 `glass`，按键的顺序是什么？', 'You type `glass`. In which order are the keys pressed?'],
      lines: [
        'text',
        ['G，左手食指\nL，右手无名指\nA，左手小指\nS，左手无名指\n再按一次 S', 'G, left index finger\nL, right ring finger\nA, left little finger\nS, left ring finger\nS once more'],
      ],
      hints: [['一个字母一个字母地读 g-l-a-s-s。', 'Spell it: g, l, a, s, s.']],
    },
  ],
  'climb-to-the-top-row': [
    {
      kind: 'choice',
      id: 'finger-for-e',
      ask: ['`E` 归哪个手指管？', 'Which finger looks after `E`?'],
      right: ['左手中指', 'Left middle finger'],
      wrong: [
        ['左手食指', 'Left index finger'],
        ['左手无名指', 'Left ring finger'],
        ['右手中指', 'Right middle finger'],
      ],
      hints: [['E 的下面是 D。', 'Below E is D.']],
    },
    {
      kind: 'choice',
      id: 'word-of-two-rows',
      ask: ['只用中间一行和上面一行，能打哪个词？', 'Which word needs only the middle and the top row?'],
      right: '`water`',
      wrong: ['`rabbit`', '`moon`', '`box`'],
      hints: [['b、m、n、x 都在下面一行。', 'b, m, n and x live on the bottom row.']],
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
      hints: [['摸一摸小凸起，手还在家吗？', 'Feel the bumps. Are the hands at home?']],
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
      hints: [['A 归左手小指管，它正忙着。', 'A belongs to the left little finger, which is busy.']],
    },
    {
      kind: 'order',
      id: 'type-tutu',
      ask: ['打出 `Tu`，先后怎么按？', 'You type `Tu`. What comes first?'],
      lines: [
        'text',
        ['按住右边的 Shift\n按 T\n放开 Shift\n按 U', 'Hold the right Shift\nPress T\nLet go of Shift\nPress U'],
      ],
      hints: [['u 是小写，按它以前要放开 Shift。', 'The u is small: let go of Shift before it.']],
    },
    {
      kind: 'choice',
      id: 'all-capitals',
      ask: ['字母全变成大写了，按一下哪个键？', 'Everything is in capitals. Which key do you press once?'],
      right: '`Caps Lock`',
      wrong: ['`Enter`', '`Backspace`', '`Shift`'],
      hints: [['它在左手小指旁边。', 'It is next to the left little finger.']],
    },
  ],
  'write-with-pinyin': [
    {
      kind: 'choice',
      id: 'green-in-pinyin',
      ask: ['“绿”的拼音是 lǜ。键盘上怎么打？', 'The sound of 绿 (green) is lǜ. How do you type it?'],
      right: '`lv`',
      wrong: ['`lu`', '`lyu`', '`l`'],
      hints: [['键盘上没有 ü，用另一个字母代替。', 'There is no ü key. Another letter stands for it.']],
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
      hints: [['词越长，可以选的字越少。', 'The longer the word, the fewer the choices.']],
    },
    {
      kind: 'order',
      id: 'write-friend',
      ask: ['打出“朋友”，先后怎么做？', 'You write 朋友 (friend). What comes first?'],
      lines: [
        'text',
        ['换到中文输入\n打 pengyou\n看一看候选的词\n按空格选第一个', 'Switch to Chinese\nType pengyou\nLook at the words offered\nPress the space bar for the first'],
      ],
      hints: [['字母打完，才出现可以选的词。', 'The words are offered after the letters.']],
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
        ['代码只认英文的括号和引号。', 'Code understands plain brackets and quotes only.'],
        ['引号要成对。', 'Quotes come in pairs.'],
      ],
    },
    {
      kind: 'predict',
      id: 'name-times-three',
      ask: ['在心里运行一遍，写出它会显示什么。', 'Run it in your head, then write what it prints.'],
      code: ['python', 'name = "Tutu"\nprint(name * 2)'],
      output: 'TutuTutu',
      hints: [['文字乘 2，就是写两遍。', 'Text times 2 is written twice.']],
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
