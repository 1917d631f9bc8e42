import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of ten to fourteen: mandarins, oranges, and a line between them.
export const exercises: CourseExercises = {
  'data-cards': [
    {
      kind: 'choice',
      id: 'feature-or-label',
      ask: ['一张卡片写着“96 克，橘子”。哪个是标签？', 'A card says “96 g, mandarin”. Which one is the label?'],
      right: ['橘子', 'mandarin'],
      wrong: [
        ['96 克', '96 g'],
        ['卡片', 'the card'],
      ],
      hints: [['标签是正确答案，特征是量出来的。', 'The label is the right answer, the feature is what was measured.']],
    },
    {
      kind: 'predict',
      id: 'count-cards',
      ask: ['在心里运行一遍，写出它会显示什么，一行一个。', 'Run it in your head, then write what it prints, one a line.'],
      code: [
        'python',
        [
          'cards = [(62, "橘子"), (160, "橙子"), (75, "橘子")]\nprint(len(cards))\nfor weight, name in cards:\n    print(weight)',
          'cards = [(62, "mandarin"), (160, "orange"), (75, "mandarin")]\nprint(len(cards))\nfor weight, name in cards:\n    print(weight)',
        ],
      ],
      output: '3\n62\n160\n75',
      hints: [
        ['len 是有几张卡片。', 'len is how many cards there are.'],
        ['循环只显示重量。', 'The loop prints the weights only.'],
      ],
    },
    {
      kind: 'code',
      id: 'average-weight',
      language: 'python',
      ask: ['算出这五个橘子的平均重量，显示出来。', 'Work out the average weight of these five mandarins and print it.'],
      start: 'weights = [60, 70, 80, 90, 100]\n',
      tests: 'prints 80.0\nuses weights',
      model: 'weights = [60, 70, 80, 90, 100]\nprint(sum(weights) / len(weights))',
      wrong: [
        'weights = [60, 70, 80, 90, 100]\nprint(sum(weights))',
        'weights = [60, 70, 80, 90, 100]\nprint(sum(weights) / 4)',
      ],
      hints: [
        ['平均数是加起来，再除以个数。', 'An average is the sum divided by how many there are.'],
        ['`sum(weights)` 是总和，`len(weights)` 是个数。', '`sum(weights)` adds them, `len(weights)` counts them.'],
        ['用 `/` 除，用 print 显示。', 'Divide with `/` and print.'],
      ],
    },
  ],
  'find-a-pattern': [
    {
      kind: 'choice',
      id: 'guess-by-line',
      ask: ['线在 80 克，比线轻就猜橘子。88 克的橘子会被猜成什么？', 'The line is at 80 g, and lighter means mandarin. What is a mandarin of 88 g taken for?'],
      right: ['橙子，猜错了', 'An orange, which is wrong'],
      wrong: [
        ['橘子，猜对了', 'A mandarin, which is right'],
        ['不知道', 'It cannot say'],
      ],
      hints: [['88 比 80 轻还是重？', 'Is 88 lighter or heavier than 80?']],
    },
    {
      kind: 'bug',
      id: 'guess-swapped',
      ask: ['规则几乎全猜反了。哪一行写错了？', 'This rule gets nearly everything the wrong way round. Which line is wrong?'],
      code: [
        'python',
        [
          'def guess(weight):\n    if weight > 100:\n        return "橘子"\n    return "橙子"',
          'def guess(weight):\n    if weight > 100:\n        return "mandarin"\n    return "orange"',
        ],
      ],
      line: 2,
      hints: [['橘子是轻的还是重的？', 'Are mandarins light or heavy?']],
      why: ['应该是 `weight < 100`。', 'It should be `weight < 100`.'],
    },
    {
      kind: 'code',
      id: 'light-or-heavy',
      language: 'python',
      ask: [
        '写函数 `guess(weight)`：不到 100 克交出 `"m"`，其余交出 `"o"`。',
        'Write a function `guess(weight)`: `"m"` below 100 grams, else `"o"`.',
      ],
      start: 'def guess(weight):\n    return "m"\n',
      tests: "guess(62) is 'm'\nguess(99) is 'm'\nguess(100) is 'o'\nguess(215) is 'o'",
      model: 'def guess(weight):\n    if weight < 100:\n        return "m"\n    return "o"',
      wrong: [
        'def guess(weight):\n    if weight <= 100:\n        return "m"\n    return "o"',
        'def guess(weight):\n    if weight > 100:\n        return "m"\n    return "o"',
      ],
      hints: [
        ['先问是不是不到 100。', 'First ask whether it is below 100.'],
        ['刚好 100 要算成 o，用 `<`。', 'Exactly 100 counts as o: use `<`.'],
        ['`if weight < 100:`，里面 `return "m"`', '`if weight < 100:` with `return "m"` inside'],
      ],
    },
  ],
  'train-the-rule': [
    {
      kind: 'order',
      id: 'training-steps',
      ask: ['训练是怎么做的？排一排。', 'How does training go? Put it in order.'],
      lines: [
        'text',
        ['先试一条线\n数一数错了几张\n错得更少，就留下它\n换一条线再来', 'Try a line\nCount the mistakes\nKeep it if there are fewer\nMove on to another line'],
      ],
      hints: [['没有数，就不知道哪条线好。', 'Without counting nobody knows which line is better.']],
    },
    {
      kind: 'predict',
      id: 'lines-tried',
      ask: ['写出它会显示什么，一行一个。', 'Write what it prints, one a line.'],
      code: ['python', 'for line in range(60, 121, 20):\n    print(line)'],
      output: '60\n80\n100\n120',
      hints: [
        ['从 60 开始，每次加 20。', 'It starts at 60 and adds 20.'],
        ['121 不到，120 还在里面。', 'It stops before 121, so 120 is included.'],
      ],
    },
    {
      kind: 'code',
      id: 'fewest-mistakes',
      language: 'python',
      ask: [
        '`wrong` 里是每条线的错误数。显示最小的错误数。',
        '`wrong` holds the mistakes of each line. Print the smallest number of mistakes.',
      ],
      start: 'wrong = [5, 3, 1, 2]\nbest = wrong[0]\n\nprint(best)\n',
      tests: 'prints 1\nuses wrong',
      model: 'wrong = [5, 3, 1, 2]\nbest = wrong[0]\nfor number in wrong:\n    if number < best:\n        best = number\nprint(best)',
      wrong: [
        'wrong = [5, 3, 1, 2]\nbest = wrong[0]\nfor number in wrong:\n    if number > best:\n        best = number\nprint(best)',
        'wrong = [5, 3, 1, 2]\nbest = wrong[0]\nfor number in wrong:\n    best = number\nprint(best)',
      ],
      hints: [
        ['用 for 一个一个地看。', 'Look at them one by one with for.'],
        ['遇到更小的，就换掉 best。', 'Where one is smaller, best becomes that one.'],
        ['`if number < best:`，里面 `best = number`', '`if number < best:` with `best = number` inside'],
      ],
    },
  ],
  'test-with-new-cards': [
    {
      kind: 'choice',
      id: 'why-new-cards',
      ask: ['为什么考试要用没见过的卡片？', 'Why does the exam use cards that were never seen?'],
      right: ['看看它会不会认新的水果', 'To see whether it can tell new fruit'],
      wrong: [
        ['旧卡片用脏了', 'The old cards are worn out'],
        ['新卡片更好看', 'New cards look nicer'],
      ],
      hints: [['考过的题再考一遍，能证明什么？', 'What does it prove to ask the same questions again?']],
    },
    {
      kind: 'predict',
      id: 'marks-of-test',
      ask: ['写出它会显示什么。', 'Write what it prints.'],
      code: [
        'python',
        'line = 100\nright = 0\nfor weight, name in [(70, "m"), (105, "m"), (150, "o")]:\n    answer = "m" if weight < line else "o"\n    if answer == name:\n        right = right + 1\nprint(right)',
      ],
      output: '2',
      hints: [
        ['70 猜 m，对。', '70 is taken for m: right.'],
        ['105 猜 o，卡片上是 m，错。', '105 is taken for o, but the card says m.'],
      ],
    },
    {
      kind: 'choice',
      id: 'no-peeking',
      ask: ['看了考试卡片以后挪动线，再用同一批卡片考。为什么不行？', 'Somebody looks at the test cards, moves the line, and tests again with the same cards. What is wrong?'],
      right: ['它们已经不是新卡片了', 'They are not new any more'],
      wrong: [
        ['线不能挪第二次', 'A line may be moved only once'],
        ['分数会变低', 'The mark gets worse'],
      ],
    },
  ],
  'mistakes-and-fairness': [
    {
      kind: 'choice',
      id: 'hidden-in-average',
      ask: [
        '小橘子 4 个全对，大橘子 3 个全错，橙子 3 个全对。哪句话最老实？',
        'Small mandarins: 4 of 4. Big mandarins: 0 of 3. Oranges: 3 of 3. Which sentence is the most honest?',
      ],
      right: ['10 个对了 7 个，可是大橘子一个也不认识', '7 of 10 are right, but not one big mandarin is recognised'],
      wrong: [
        ['10 个对了 7 个，很不错', '7 of 10 are right, which is fine'],
        ['这个规则全都错了', 'The rule gets everything wrong'],
      ],
      hints: [['分组看一看，谁总是吃亏？', 'Look at each group. Who always loses out?']],
    },
    {
      kind: 'choice',
      id: 'rarely-seen',
      ask: ['怎样让机器更认识大橘子？', 'What helps the machine with big mandarins?'],
      right: ['多收集几张大橘子的卡片', 'Collect more cards of big mandarins'],
      wrong: [
        ['把大橘子的考试卡片扔掉', 'Throw away the test cards of big mandarins'],
        ['把同一张卡片抄十遍', 'Copy the same card ten times'],
      ],
      hints: [['见得少的，常常认错。', 'What it rarely sees, it often gets wrong.']],
    },
    {
      kind: 'code',
      id: 'count-one-group',
      language: 'python',
      ask: [
        '数一数 `groups` 里有几个 `"big"`，显示出来。',
        'Count how many of `groups` are `"big"` and print the number.',
      ],
      start: 'groups = ["small", "big", "orange", "big", "small", "big"]\ntotal = 0\n\nprint(total)\n',
      tests: 'prints 3\nuses for',
      model:
        'groups = ["small", "big", "orange", "big", "small", "big"]\ntotal = 0\nfor group in groups:\n    if group == "big":\n        total = total + 1\nprint(total)',
      wrong: [
        'groups = ["small", "big", "orange", "big", "small", "big"]\ntotal = 0\nfor group in groups:\n    total = total + 1\nprint(total)',
        'groups = ["small", "big", "orange", "big", "small", "big"]\ntotal = 0\nfor group in groups:\n    if group == "small":\n        total = total + 1\nprint(total)',
      ],
      hints: [
        ['用 for 一个一个地看。', 'Look at them one by one with for.'],
        ['是 "big" 才加 1。', 'Add 1 only where it is "big".'],
        ['`if group == "big":`，里面 `total = total + 1`', '`if group == "big":` with `total = total + 1` inside'],
      ],
    },
  ],
  'my-fruit-sorter': [
    {
      kind: 'predict',
      id: 'gap-of-two',
      ask: ['写出它会显示什么，一行一个。', 'Write what it prints, one a line.'],
      code: ['python', 'print(abs(135 - 142))\nprint(abs(135 - 142) + 2 * abs(16 - 18))'],
      output: '7\n11',
      hints: [
        ['abs 去掉负号，只留下差多少。', 'abs drops the minus sign.'],
        ['秒数的差要乘 2。', 'The difference in seconds is doubled.'],
      ],
    },
    {
      kind: 'choice',
      id: 'nearest-card',
      ask: ['新水果和三张卡片的差是 40、11、25。它听哪张的？', 'The gaps to three cards are 40, 11 and 25. Whose name is used?'],
      right: ['差 11 的那张', 'The one with a gap of 11'],
      wrong: [
        ['差 40 的那张', 'The one with a gap of 40'],
        ['差 25 的那张', 'The one with a gap of 25'],
      ],
      hints: [['最近的邻居，差最小。', 'The nearest neighbour has the smallest gap.']],
    },
    {
      kind: 'code',
      id: 'admit-not-knowing',
      language: 'python',
      ask: [
        '写函数 `speak(gap, name)`：差大于 40 交出 `"ask a person"`，否则交出 name。',
        'Write a function `speak(gap, name)`: `"ask a person"` where the gap is more than 40, else the name.',
      ],
      start: 'def speak(gap, name):\n    return name\n',
      tests: "speak(11, 'orange') is 'orange'\nspeak(40, 'mandarin') is 'mandarin'\nspeak(41, 'orange') is 'ask a person'",
      model: 'def speak(gap, name):\n    if gap > 40:\n        return "ask a person"\n    return name',
      wrong: [
        'def speak(gap, name):\n    if gap >= 40:\n        return "ask a person"\n    return name',
        'def speak(gap, name):\n    if gap > 40:\n        return name\n    return "ask a person"',
      ],
      hints: [
        ['先问差是不是大于 40。', 'First ask whether the gap is more than 40.'],
        ['刚好 40 还可以猜，用 `>`。', 'At exactly 40 it may still guess: use `>`.'],
        ['`if gap > 40:`，里面 `return "ask a person"`', '`if gap > 40:` with `return "ask a person"` inside'],
      ],
    },
  ],
}
