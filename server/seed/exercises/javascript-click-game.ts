import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of eleven to fifteen.
export const exercises: CourseExercises = {
  'a-button-that-answers': [
    {
      kind: 'choice',
      id: 'find-by-id',
      ask: ['页面上有 `<p id="message">`。怎么找到它？', 'The page has `<p id="message">`. What finds it?'],
      right: '`document.querySelector("#message")`',
      wrong: ['`document.querySelector("message")`', '`document.querySelector(".message")`'],
      hints: [
        ['先看 message 是 id 还是类。', 'First see whether message is an id or a class.'],
        ['id 前面是井号，类前面是点。', 'An id has a hash sign in front, a class has a dot.'],
        ['在 message 前面加上井号。', 'Put a hash sign in front of message.'],
      ],
    },
    {
      kind: 'order',
      id: 'button-in-order',
      ask: ['先找到按钮，再说好点了以后做什么。', 'First find the button, then say what a click does.'],
      lines: [
        'js',
        [
          'const carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  carrot.textContent = "抓到了";\n});',
          'const carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  carrot.textContent = "Caught";\n});',
        ],
      ],
      hints: [
        ['还没找到按钮，能不能对它说“等人点你”？', 'Can you tell a button to wait for clicks before you have found it?'],
        ['没有找到它，就不能对它说话。', 'Before it is found, nobody can talk to it.'],
        ['const，addEventListener，换字，最后 });。', 'const, addEventListener, the new words, and last });.'],
      ],
    },
    {
      kind: 'code',
      id: 'answering-button',
      language: 'html',
      ask: [
        '点了按钮以后，让段落 `#message` 显示“你好”。',
        'After a click on the button, the paragraph `#message` says “Hello”.',
      ],
      start: [
        '<p id="message">请点按钮</p>\n<button id="carrot">胡萝卜</button>\n<script>\nconst message = document.querySelector("#message");\nconst carrot = document.querySelector("#carrot");\n\n</script>',
        '<p id="message">Please click</p>\n<button id="carrot">Carrot</button>\n<script>\nconst message = document.querySelector("#message");\nconst carrot = document.querySelector("#carrot");\n\n</script>',
      ],
      tests: ['shows #message 请点按钮\nclick #carrot\nshows #message 你好', 'shows #message Please click\nclick #carrot\nshows #message Hello'],
      model: [
        '<p id="message">请点按钮</p>\n<button id="carrot">胡萝卜</button>\n<script>\nconst message = document.querySelector("#message");\nconst carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  message.textContent = "你好";\n});\n</script>',
        '<p id="message">Please click</p>\n<button id="carrot">Carrot</button>\n<script>\nconst message = document.querySelector("#message");\nconst carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  message.textContent = "Hello";\n});\n</script>',
      ],
      wrong: [
        [
          '<p id="message">请点按钮</p>\n<button id="carrot">胡萝卜</button>\n<script>\ndocument.querySelector("#message").textContent = "你好";\n</script>',
          '<p id="message">Please click</p>\n<button id="carrot">Carrot</button>\n<script>\ndocument.querySelector("#message").textContent = "Hello";\n</script>',
        ],
        [
          '<p id="message">请点按钮</p>\n<button id="carrot">胡萝卜</button>\n<script>\nconst carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  carrot.textContent = "你好";\n});\n</script>',
          '<p id="message">Please click</p>\n<button id="carrot">Carrot</button>\n<script>\nconst carrot = document.querySelector("#carrot");\ncarrot.addEventListener("click", () => {\n  carrot.textContent = "Hello";\n});\n</script>',
        ],
      ],
      hints: [
        ['等点击用 addEventListener。', 'addEventListener waits for the click.'],
        ['在花括号里改 message 的 textContent。', 'Inside the curly brackets, change the textContent of message.'],
        ['`carrot.addEventListener("click", () => { … });`', '`carrot.addEventListener("click", () => { … });`'],
      ],
    },
  ],
  'keeping-score': [
    {
      kind: 'predict',
      id: 'score-after-clicks',
      ask: ['在心里运行一遍，写出它会显示什么。', 'Run it in your head, then write what it prints.'],
      code: ['js', 'let score = 0;\nscore = score + 1;\nscore = score + 2;\nconsole.log(score);'],
      output: '3',
      hints: [
        ['在纸上画一个盒子，写上 0。', 'Draw a box and write 0 into it.'],
        ['从 0 开始，一行一行地算。', 'Begin at 0 and go line by line.'],
        ['0 加 1 是 1，再加 2。', '0 and 1 is 1, and 2 more.'],
      ],
    },
    {
      kind: 'choice',
      id: 'ask-for-equal',
      ask: ['问一问分数是不是 10，用哪一个？', 'Which one asks whether the score is 10?'],
      right: '`if (score === 10)`',
      wrong: ['`if (score = 10)`', '`if (score => 10)`'],
      hints: [
        ['三个答案只差中间的符号。', 'The three differ only in the sign in the middle.'],
        ['一个等号是放进去，三个等号是问。', 'One equals sign puts in, three of them ask.'],
        ['数一数，哪个有三个等号？', 'Count: which one has three equals signs?'],
      ],
    },
    {
      kind: 'code',
      id: 'count-clicks',
      language: 'html',
      ask: ['每点一次按钮，`#score` 里的数加 1。', 'Each click on the button adds 1 to the number in `#score`.'],
      start:
        '<p id="score">0</p>\n<button id="carrot">+1</button>\n<script>\nconst scoreText = document.querySelector("#score");\nconst carrot = document.querySelector("#carrot");\nlet score = 0;\n\ncarrot.addEventListener("click", () => {\n\n});\n</script>',
      tests: 'click #carrot\nshows #score 1\nclick #carrot\nclick #carrot\nshows #score 3',
      model:
        '<p id="score">0</p>\n<button id="carrot">+1</button>\n<script>\nconst scoreText = document.querySelector("#score");\nconst carrot = document.querySelector("#carrot");\nlet score = 0;\n\ncarrot.addEventListener("click", () => {\n  score = score + 1;\n  scoreText.textContent = score;\n});\n</script>',
      wrong: [
        '<p id="score">0</p>\n<button id="carrot">+1</button>\n<script>\nconst scoreText = document.querySelector("#score");\nconst carrot = document.querySelector("#carrot");\n\ncarrot.addEventListener("click", () => {\n  let score = 0;\n  score = score + 1;\n  scoreText.textContent = score;\n});\n</script>',
        '<p id="score">0</p>\n<button id="carrot">+1</button>\n<script>\nconst carrot = document.querySelector("#carrot");\nlet score = 0;\n\ncarrot.addEventListener("click", () => {\n  score = score + 1;\n});\n</script>',
      ],
      hints: [
        ['要做两件事：盒子加 1，页面也换成新的数。', 'Two things: add 1 to the box, and show the new number on the page.'],
        ['`score = score + 1;`', '`score = score + 1;`'],
        ['然后 `scoreText.textContent = score;`', 'Then `scoreText.textContent = score;`'],
      ],
    },
  ],
  'ten-seconds': [
    {
      kind: 'choice',
      id: 'each-second',
      ask: ['每秒做一次 tick，用哪一个？', 'Which one runs tick every second?'],
      right: '`setInterval(tick, 1000)`',
      wrong: ['`setInterval(tick, 1)`', '`setInterval(tick(), 1000)`', '`clearInterval(tick)`'],
      hints: [
        ['两件事要看：隔多久，做什么。', 'Look at two things: how often, and what.'],
        ['时间用毫秒算，1 秒是 1000 毫秒。', 'Time is in milliseconds, and a second has 1000.'],
        ['名字后面带括号，马上就会做。', 'With brackets behind the name it would run at once.'],
      ],
    },
    {
      kind: 'predict',
      id: 'backticks',
      ask: ['在心里运行一遍，写出它会显示什么。', 'Run it in your head, then write what it prints.'],
      code: [
        'js',
        [
          'let timeLeft = 10;\ntimeLeft = timeLeft - 3;\nconsole.log(`还剩 ${timeLeft} 秒`);',
          'let timeLeft = 10;\ntimeLeft = timeLeft - 3;\nconsole.log(`${timeLeft} seconds left`);',
        ],
      ],
      output: ['还剩 7 秒', '7 seconds left'],
      hints: [
        ['先算出 timeLeft 现在是几。', 'First work out what timeLeft is now.'],
        ['`${timeLeft}` 会换成盒子里的数。', '`${timeLeft}` becomes the number in the box.'],
        ['10 - 3 = 7，放进句子里，空格也照写。', '10 - 3 = 7. Put it into the sentence, with its spaces.'],
      ],
    },
    {
      kind: 'bug',
      id: 'never-ends',
      ask: ['时间走到负数也不停。哪一行错了？', 'The time runs below zero and does not stop. Which line is wrong?'],
      code: ['js', 'function tick() {\n  timeLeft = timeLeft - 1;\n  if (timeLeft === 10) {\n    endGame();\n  }\n}'],
      line: 3,
      hints: [
        ['它什么时候会叫 endGame？', 'When does it call endGame?'],
        ['时间是几的时候，游戏应该结束？', 'At which number should the game end?'],
        ['if 里写着 10，可是时间一开始就是 10，再也回不去。', 'The if says 10, but the time begins at 10 and never comes back to it.'],
      ],
      why: ['应该问是不是 0。', 'It should ask for 0.'],
    },
  ],
  'runaway-carrot': [
    {
      kind: 'choice',
      id: 'random-range',
      ask: ['`Math.random() * 10` 不会得到哪个数？', 'Which number can `Math.random() * 10` never give?'],
      right: '10',
      wrong: ['0', '9.5', '3.14'],
      hints: [
        ['Math.random() 在 0 和 1 之间。乘 10 以后呢？', 'Math.random() lies between 0 and 1. And times 10?'],
        ['Math.random() 总是比 1 小一点。', 'Math.random() always stays below 1.'],
        ['0.99… 乘 10 是 9.9…，差一点点才到。', '0.99… times 10 is 9.9…, which falls just short.'],
      ],
    },
    {
      kind: 'choice',
      id: 'stay-inside',
      ask: ['场地宽 320，胡萝卜宽 100。left 最大是多少，胡萝卜才不会出去？', 'The field is 320 wide, the carrot 100. What is the largest left that keeps it inside?'],
      right: '220',
      wrong: ['320', '420', '160'],
      hints: [
        ['画一画：胡萝卜贴着右边的时候，它的左边在哪里？', 'Draw it: when the carrot touches the right side, where is its left edge?'],
        ['left 量的是胡萝卜的左边。', 'left is measured to the left edge of the carrot.'],
        ['从 320 里，让出胡萝卜自己的 100。', 'Of 320, leave 100 for the carrot itself.'],
      ],
    },
    {
      kind: 'code',
      id: 'room-left',
      language: 'js',
      ask: [
        '写一个函数 `room(field, carrot)`，算出胡萝卜最多能放到多远：场地的宽减去胡萝卜的宽。',
        'Write a function `room(field, carrot)`: how far the carrot may go, which is the width of the field less that of the carrot.',
      ],
      start: 'function room(field, carrot) {\n\n}',
      tests: 'room(320, 100) is 220\nroom(200, 48) is 152\nroom(60, 60) is 0',
      model: 'function room(field, carrot) {\n  return field - carrot;\n}',
      wrong: [
        'function room(field, carrot) {\n  return carrot - field;\n}',
        'function room(field, carrot) {\n  field - carrot;\n}',
      ],
      hints: [
        ['大的减去小的。', 'The larger one less the smaller one.'],
        ['结果要用 return 交出来。', 'return hands over the result.'],
        ['`return field - carrot;`', '`return field - carrot;`'],
      ],
    },
    {
      kind: 'bug',
      id: 'px-missing',
      ask: ['胡萝卜只会左右跑，不会上下跑。哪一行错了？', 'The carrot runs left and right, never up and down. Which line is wrong?'],
      code: ['js', 'const x = Math.random() * maxX;\nconst y = Math.random() * maxY;\ncarrot.style.left = x + "px";\ncarrot.style.top = y;'],
      line: 4,
      hints: [
        ['上下的位置写在哪一行？', 'Which line sets how far down it is?'],
        ['把最后两行放在一起比一比。', 'Compare the last two lines.'],
        ['位置是一个数加上单位。top 那行没有单位。', 'A place is a number and a unit. The line of top has no unit.'],
      ],
      why: ['应该写 `y + "px"`。', 'It should be `y + "px"`.'],
    },
  ],
  'remember-the-best': [
    {
      kind: 'choice',
      id: 'put-into-drawer',
      ask: ['把最好成绩存进抽屉，用哪一个？', 'Which one puts the best score into the drawer?'],
      right: '`localStorage.setItem("carrot-best", best)`',
      wrong: ['`localStorage.getItem("carrot-best")`', '`localStorage.removeItem("carrot-best")`'],
      hints: [
        ['三个名字：set、get、remove。哪个像“放”？', 'set, get, remove: which one means putting in?'],
        ['set 是放进去，get 是拿出来。', 'set puts in, get takes out.'],
        ['放的时候要说两样：抽屉的名字，和放什么。', 'Putting in needs two things: the name of the drawer, and what goes in.'],
      ],
    },
    {
      kind: 'predict',
      id: 'text-plus-number',
      ask: [
        '抽屉里拿出来的是文字。写出它会显示什么，一行一个。',
        'What comes out of the drawer is text. Write what it prints, one a line.',
      ],
      code: ['js', 'const kept = "12";\nconsole.log(kept + 1);\nconsole.log(Number(kept) + 1);'],
      output: '121\n13',
      hints: [
        ['"12" 有引号，它是文字，不是数。', '"12" has quotes: it is text, not a number.'],
        ['文字加 1，是把 1 接在后面。', 'Text plus 1 puts a 1 behind it.'],
        ['第一行接成 121，第二行 12 + 1。', 'The first line joins to 121, the second is 12 + 1.'],
      ],
    },
    {
      kind: 'code',
      id: 'better-of-two',
      language: 'js',
      ask: [
        '写一个函数 `newBest(score, best)`：这次比最好成绩高，就交出这次的分数，否则交出原来的。',
        'Write a function `newBest(score, best)`: the score where it is higher than the best, else the best.',
      ],
      start: 'function newBest(score, best) {\n  if (score > best) {\n\n  }\n\n}',
      tests: 'newBest(12, 9) is 12\nnewBest(5, 9) is 9\nnewBest(9, 9) is 9\nnewBest(1, 0) is 1',
      model: 'function newBest(score, best) {\n  if (score > best) {\n    return score;\n  }\n  return best;\n}',
      wrong: [
        'function newBest(score, best) {\n  if (score > best) {\n    return score;\n  }\n}',
        'function newBest(score, best) {\n  if (score < best) {\n    return score;\n  }\n  return best;\n}',
      ],
      hints: [
        ['if 里面交出 score。', 'Inside the if, hand over score.'],
        ['不是的话，交出 best。', 'Otherwise hand over best.'],
        ['花括号里 `return score;`，后面 `return best;`', '`return score;` inside the brackets, `return best;` behind them.'],
      ],
    },
  ],
  'finished-game': [
    {
      kind: 'predict',
      id: 'never-below',
      ask: ['在心里运行一遍，写出它会显示什么，一行一个。', 'Run it in your head, then write what it prints, one a line.'],
      code: ['js', 'function carrotWidth(points) {\n  return Math.max(56, 100 - points * 3);\n}\nconsole.log(carrotWidth(0));\nconsole.log(carrotWidth(10));\nconsole.log(carrotWidth(20));'],
      output: '100\n70\n56',
      hints: [
        ['三次，points 分别是 0、10、20。', 'Three times: points is 0, 10, then 20.'],
        ['先算 100 - 分数 × 3。', 'First 100 - points × 3.'],
        ['100；70；40 比 56 小，所以留下 56。', '100; 70; 40 is less than 56, so 56 stays.'],
      ],
    },
    {
      kind: 'bug',
      id: 'all-have-another-go',
      ask: ['分数是 20 的人也得到“手很稳”。哪一行放错了位置？', 'Somebody with 20 points gets “Steady work.” Which line stands in the wrong place?'],
      code: [
        'js',
        [
          'function comment(points) {\n  if (points >= 8) return "手很稳。";\n  if (points >= 15) return "手真快。";\n  return "再来一次。";\n}',
          'function comment(points) {\n  if (points >= 8) return "Steady work.";\n  if (points >= 15) return "Quick hands.";\n  return "Have another go.";\n}',
        ],
      ],
      line: 2,
      hints: [
        ['用 20 分走一遍这个函数。', 'Walk through the function with 20 points.'],
        ['20 分，先遇到哪一行？', 'With 20 points, which line comes first?'],
        ['20 也大于 8，第一问就答“是”了，后面的没有机会。', '20 is above 8, too: the first question says yes, and the next has no chance.'],
      ],
      why: ['要求高的放前面：先问 15，再问 8。', 'The harder question comes first: 15, then 8.'],
    },
    {
      kind: 'code',
      id: 'kind-words',
      language: 'js',
      ask: [
        '写函数 `stars(points)`：15 分以上（包括 15）得 3，8 分以上得 2，其他得 1。',
        'Write a function `stars(points)`: 3 from 15 points on, 2 from 8 on, else 1.',
      ],
      start: 'function stars(points) {\n\n}',
      tests: 'stars(20) is 3\nstars(15) is 3\nstars(14) is 2\nstars(8) is 2\nstars(0) is 1',
      model: 'function stars(points) {\n  if (points >= 15) return 3;\n  if (points >= 8) return 2;\n  return 1;\n}',
      wrong: [
        'function stars(points) {\n  if (points > 15) return 3;\n  if (points > 8) return 2;\n  return 1;\n}',
        'function stars(points) {\n  if (points >= 8) return 2;\n  if (points >= 15) return 3;\n  return 1;\n}',
      ],
      hints: [
        ['先问最高的。', 'Ask for the highest first.'],
        ['包括 15，用 `>=`。', 'From 15 on means `>=`.'],
        ['`if (points >= 15) return 3;`，下一行问 8。', '`if (points >= 15) return 3;`, then ask for 8.'],
      ],
    },
  ],
}
