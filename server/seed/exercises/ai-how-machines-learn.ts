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
      hints: [
        ['把卡片给机器看，你想让它猜的是哪一个？', 'When the machine sees a card, what should it guess?'],
        ['标签是正确答案，特征是量出来的。', 'The label is the right answer, the feature is what was measured.'],
        ['96 克是秤量的。另一个是人写的名字。', '96 g came from the scales. The other is the name a person wrote.'],
      ],
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
        ['先数一数列表里有几对圆括号。', 'First count the pairs of round brackets in the list.'],
        ['len 是有几张卡片。', 'len is how many cards there are.'],
        ['先写 3，再写 62、160、75，不写名字。', 'First 3, then 62, 160, 75, without the names.'],
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
      hints: [
        ['先不管它真的是什么，只看线。', 'Forget what it really is and look at the line only.'],
        ['88 比 80 轻还是重？', 'Is 88 lighter or heavier than 80?'],
        ['88 比 80 重，机器猜橙子；可它是橘子。', '88 is heavier, so it says orange. But it is a mandarin.'],
      ],
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
      hints: [
        ['拿 62 克的橘子走一遍，它会说什么？', 'Take a mandarin of 62 g through it. What does it say?'],
        ['橘子是轻的还是重的？', 'Are mandarins light or heavy?'],
        ['问的是“大于 100”，后面却写橘子。是问错了。', 'It asks for more than 100 and then says mandarin. The question is wrong.'],
      ],
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
      hints: [
        ['训练像试鞋子：先穿一只，看合不合脚。', 'Training is like trying on shoes: put one on, see whether it fits.'],
        ['没有数，就不知道哪条线好。', 'Without counting nobody knows which line is better.'],
        ['试，数，留下好的，再换一条。', 'Try, count, keep the better one, move on.'],
      ],
    },
    {
      kind: 'predict',
      id: 'lines-tried',
      ask: ['写出它会显示什么，一行一个。', 'Write what it prints, one a line.'],
      code: ['python', 'for line in range(60, 121, 20):\n    print(line)'],
      output: '60\n80\n100\n120',
      hints: [
        ['range 的三个数：从哪里，到哪里以前，每次加多少。', 'The three numbers of range: from where, before where, by how much.'],
        ['从 60 开始，每次加 20。', 'It starts at 60 and adds 20.'],
        ['60、80、100，再加 20 是 120，比 121 小。', '60, 80, 100, and 20 more is 120, which is below 121.'],
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
      hints: [
        ['老师为什么不拿你做过的那张卷子考试？', 'Why does a teacher not use the worksheet you did already?'],
        ['考过的题再考一遍，能证明什么？', 'What does it prove to ask the same questions again?'],
        ['背下来的不算会。要看它遇到新水果怎么样。', 'Knowing by heart is not knowing. See how it does with new fruit.'],
      ],
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
        ['三张卡片，一张一张地判。', 'Three cards: judge them one by one.'],
        ['比 100 轻猜 m，其余猜 o。和卡片上的名字比一比。', 'Below 100 it says m, else o. Compare with the name on the card.'],
        ['70 对，105 错，150 对。', '70 right, 105 wrong, 150 right.'],
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
      hints: [
        ['看过答案再考，还算考试吗？', 'Is it a test if one has seen the answers?'],
        ['题目里说“看了考试卡片以后”。看了会怎样？', 'It says “looks at the test cards”. What does looking change?'],
        ['看过以后，它们就变成练习卡片了。', 'Once looked at, they are cards for practice.'],
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
      hints: [
        ['“10 个对了 7 个”说的是实话，可是有没有藏住什么？', '“7 of 10” is true. But does it hide something?'],
        ['分组看一看，谁总是吃亏？', 'Look at each group. Who always loses out?'],
        ['大橘子 3 个全错，老实的那句话会提到它们。', 'Big mandarins are all wrong. The honest sentence mentions them.'],
      ],
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
      hints: [
        ['你怎么学会认一种没见过的鸟？', 'How would you learn to know a bird you rarely see?'],
        ['见得少的，常常认错。', 'What it rarely sees, it often gets wrong.'],
        ['抄同一张没有新东西，扔掉是躲开。要多看几个真的。', 'Copies show nothing new, throwing away is hiding. It needs more real ones.'],
      ],
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
    {
      kind: 'order',
      id: 'mend-a-rule',
      ask: ['发现一组总是吃亏，怎么改？把步骤排好。', 'One group always loses out. Put the steps of mending in order.'],
      lines: [
        'text',
        ['给卡片写上组别\n每组分开打分\n找出吃亏的一组\n补上这组的训练卡片\n用新卡片再考一次', 'Note the group on each card\nMark each group separately\nFind the group that loses out\nAdd training cards of that group\nTest again with new cards'],
      ],
      hints: [
        ['还不知道谁吃亏的时候，能补卡片吗？', 'Can you add cards before you know who loses out?'],
        ['先看清楚，再改，最后再考。', 'First look, then mend, then test.'],
        ['写组别，分开打分，找出来，补卡片，再考。', 'Groups, marks, find, add cards, test again.'],
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
        ['先算括号里面：135 - 142。', 'First the bracket: 135 - 142.'],
        ['abs 去掉负号，只留下差多少。', 'abs drops the minus sign.'],
        ['7，还有 7 + 2 × 2。', '7, and 7 + 2 × 2.'],
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
      hints: [
        ['“差”是离得多远。近的差大还是差小？', 'The gap is how far away it is. Is near a large or a small gap?'],
        ['最近的邻居，差最小。', 'The nearest neighbour has the smallest gap.'],
        ['40、11、25 里最小的是哪个？', 'Which of 40, 11 and 25 is the smallest?'],
      ],
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
