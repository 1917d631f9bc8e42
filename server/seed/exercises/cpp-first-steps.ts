import type { CourseExercises, Text } from '../../src/data/lesson-exercises.ts'

const RUN: Text = ['在心里运行一遍，写出屏幕上会显示什么。', 'Run it in your head, then write what the screen shows.']

// For children of eleven to fourteen. Besides running programs, they play the computer.
export const exercises: CourseExercises = {
  'hello-output': [
    {
      kind: 'predict',
      id: 'two-lines',
      ask: RUN,
      code: ['cpp', 'cout << "Tutu" << endl;\ncout << "likes ";\ncout << "C++" << endl;'],
      output: 'Tutu\nlikes C++',
      hints: [
        ['想象有一个光标。它什么时候跳到下一行？', 'Picture a cursor. When does it jump to the next line?'],
        ['只有 endl 才换行。', 'Only endl ends a line.'],
        ['likes 后面不换行，C++ 就接在它后面。', 'Nothing ends the line after likes, so C++ follows it.'],
      ],
    },
    {
      kind: 'bug',
      id: 'semicolon-missing',
      ask: ['编译器不肯编译。哪一行错了？', 'The compiler refuses. Which line is wrong?'],
      code: [
        'cpp',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << "Hello" << endl\n    return 0;\n}',
      ],
      line: 5,
      hints: [
        ['一行一行看结尾，不看开头。', 'Look at how the lines end, not how they begin.'],
        ['每个命令的末尾有什么？', 'What stands at the end of every command?'],
        ['打印 Hello 的那一行，endl 后面是空的。', 'On the line that prints Hello, nothing follows endl.'],
      ],
      why: ['第 5 行少了分号。编译器可能会指着第 6 行说错。', 'Line 5 lacks its semicolon. The compiler may point at line 6.'],
    },
    {
      kind: 'order',
      id: 'smallest-program',
      ask: ['把最小的程序排好。', 'Put the smallest program in order.'],
      lines: [
        'cpp',
        '#include <iostream>\nusing namespace std;\nint main() {\n    cout << "Hi" << endl;\n    return 0;\n}',
      ],
      hints: [
        ['先请工具，再开 main，里面做事。', 'Fetch the tools, open main, do the work inside.'],
        ['#include 在最上面。', '#include stands on top.'],
        ['include，using，main，cout，return，花括号。', 'include, using, main, cout, return, bracket.'],
      ],
    },
    {
      kind: 'code',
      id: 'two-lines-of-own',
      language: 'cpp',
      ask: ['让程序显示两行：第一行 1 2 3，第二行 Go。', 'Show two lines: 1 2 3 on the first, Go on the second.'],
      start: '#include <iostream>\nusing namespace std;\n\nint main() {\n\n    return 0;\n}',
      tests: 'prints 1 2 3\nprints Go',
      model: '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << "1 2 3" << endl;\n    cout << "Go" << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << "1 2 3";\n    cout << "Go" << endl;\n    return 0;\n}',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << "Go" << endl;\n    cout << "1 2 3" << endl;\n    return 0;\n}',
      ],
      hints: [
        ['要写两句 cout。', 'It takes two commands with cout.'],
        ['第一句后面要换行。', 'The first has to end its line.'],
        '`cout << "1 2 3" << endl;`',
      ],
    },
  ],
  variables: [
    {
      kind: 'predict',
      id: 'basket',
      ask: RUN,
      code: ['cpp', 'int carrots = 5;\ncarrots = carrots + 4;\ncarrots = carrots - 1;\ncout << carrots << endl;'],
      output: '8',
      hints: [
        ['`carrots = carrots + 4` 不是等式，是把新的数放进盒子。', '`carrots = carrots + 4` is no equation: it puts a new number into the box.'],
        ['一行一行地算，每行写下盒子里的数。', 'Go line by line and note the number in the box.'],
        ['5，加 4 是 9，再减 1。', '5, plus 4 is 9, then 1 less.'],
      ],
    },
    {
      kind: 'choice',
      id: 'kind-of-box',
      ask: ['身高是 1.52 米。用哪种盒子？', 'A height is 1.52 metres. Which kind of box?'],
      right: '`double`',
      wrong: ['`int`', '`string`'],
      hints: [
        ['三种盒子：整数、小数、文字。', 'Three kinds: whole numbers, decimals, text.'],
        ['有小数点的数放哪里？', 'Where do numbers with a point go?'],
        ['int 会丢掉 .52，string 不能算。剩下哪个？', 'int would lose the .52, string cannot calculate. Which is left?'],
      ],
    },
    {
      kind: 'predict',
      id: 'whole-division',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'cout << 9 / 2 << endl;\ncout << 9.0 / 2 << endl;\ncout << "9 / 2" << endl;'],
      output: '4\n4.5\n9 / 2',
      hints: [
        ['三行看着像，其实是三种东西：整数、小数、文字。', 'The three look alike but are whole numbers, a decimal, and text.'],
        ['两个整数相除，只留下整数。', 'Two whole numbers give a whole number.'],
        ['9 / 2 丢掉 .5；9.0 / 2 留着 .5；引号里的不算。', '9 / 2 drops the .5; 9.0 / 2 keeps it; what is in quotes is not calculated.'],
      ],
    },
    {
      kind: 'code',
      id: 'carrots-left',
      language: 'cpp',
      ask: ['篮子里有 12 根胡萝卜，吃掉 5 根。用变量算出还剩几根，只显示这个数。', 'There are 12 carrots and 5 are eaten. Let a variable hold what is left, and show only that number.'],
      start: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int carrots = 12;\n\n    return 0;\n}',
      tests: 'prints 7\nuses carrots',
      model: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int carrots = 12;\n    carrots = carrots - 5;\n    cout << carrots << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int carrots = 12;\n    cout << carrots << endl;\n    return 0;\n}',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int carrots = 12;\n    carrots = 5 - carrots;\n    cout << carrots << endl;\n    return 0;\n}',
      ],
      hints: [
        ['盒子里现在是 12，要换成少 5 的数。', 'The box holds 12: put in the number that is 5 less.'],
        '`carrots = carrots - 5;`',
        ['然后用 cout 显示 carrots，不加引号。', 'Then show carrots with cout, without quotes.'],
      ],
    },
  ],
  input: [
    {
      kind: 'choice',
      id: 'arrow-of-cin',
      ask: ['把输入的数放进 age，哪一行对？', 'Which line puts what is typed into age?'],
      right: '`cin >> age;`',
      wrong: ['`cin << age;`', '`cout >> age;`', '`cin >> "age";`'],
      hints: [
        ['数从键盘走进盒子。箭头画的就是它走的路。', 'The number goes from the keyboard into the box. The arrows show its way.'],
        ['读用 cin，写用 cout。', 'cin reads, cout writes.'],
        ['cin 后面两个尖尖朝右，指着没有引号的 age。', 'cin, then two arrows to the right, to age without quotes.'],
      ],
    },
    {
      kind: 'predict',
      id: 'typed-seven',
      ask: ['有人输入 7，再按回车。程序最后显示什么？只写最后一行。', 'Somebody types 7 and Enter. Write only the last line that is shown.'],
      code: ['cpp', 'int n;\ncin >> n;\ncout << n * 2 + 1 << endl;'],
      output: '15',
      hints: [
        ['先把 7 放进 n 的盒子。', 'First put the 7 into the box n.'],
        ['先乘后加。', 'Multiply first, then add.'],
        ['7 × 2 = 14，还要加 1。', '7 × 2 = 14, and 1 more.'],
      ],
    },
    {
      kind: 'order',
      id: 'ask-read-answer',
      ask: ['先做盒子，再提问，再读，最后回答。', 'Make the box, ask, read, answer.'],
      lines: [
        'cpp',
        'int price;\ncout << "Price? ";\ncin >> price;\ncout << "Three cost " << price * 3 << endl;',
      ],
      hints: [
        ['题目说了四步：做盒子、问、读、答。', 'The question names four steps: box, ask, read, answer.'],
        ['没有盒子，读到的数没处放。', 'Without a box there is nowhere to put the number.'],
        ['int，cout 问题，cin，cout 回答。', 'int, cout with the question, cin, cout with the answer.'],
      ],
    },
    {
      kind: 'code',
      id: 'three-times',
      language: 'cpp',
      ask: ['读一个整数，显示它的 3 倍。', 'Read a whole number and show three times that.'],
      start: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n\n    return 0;\n}',
      tests: 'given 4\nprints 12\ngiven -2\nprints -6',
      model: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    cout << n * 3 << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    cout << n + 3 << endl;\n    return 0;\n}',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n = 4;\n    cout << n * 3 << endl;\n    return 0;\n}',
      ],
      hints: [
        ['先读，再算，再显示。', 'Read first, then calculate, then show.'],
        '`cin >> n;`',
        ['乘号是 *，写在 cout 里就行：`n * 3`。', 'The sign for times is *. It may stand behind cout: `n * 3`.'],
      ],
    },
  ],
  'if-choices': [
    {
      kind: 'predict',
      id: 'on-the-edge',
      ask: RUN,
      code: [
        'cpp',
        'int degree = 15;\nif (degree >= 28) {\n    cout << "hot" << endl;\n} else if (degree >= 15) {\n    cout << "pleasant" << endl;\n} else {\n    cout << "cold" << endl;\n}',
      ],
      output: 'pleasant',
      hints: [
        ['15 正好在边上。看清楚是 > 还是 >=。', '15 is right on the edge. Look whether it says > or >=.'],
        ['15 不到 28，第一问过去；第二问呢？', '15 is not 28, so on to the second question.'],
        ['15 >= 15 是真的，下面的就不问了。', '15 >= 15 is true, and nothing is asked after that.'],
      ],
    },
    {
      kind: 'bug',
      id: 'one-equals',
      ask: ['不管 n 是几，程序都说 five。哪一行错了？', 'It says five, whatever n is. Which line is wrong?'],
      code: ['cpp', 'int n;\ncin >> n;\nif (n = 5) {\n    cout << "five" << endl;\n}'],
      line: 3,
      hints: [
        ['n 输入 3，它也说 five。是谁把 5 放进去的？', 'Type 3 and it still says five. Who put the 5 in?'],
        ['放进去用一个等号，问用两个。', 'One equals sign puts in, two ask.'],
        ['看 if 的括号里，只有一个等号。', 'Inside the brackets of the if there is only one equals sign.'],
      ],
    },
    {
      kind: 'choice',
      id: 'even-number',
      ask: ['n 是偶数，哪个条件是真的？', 'Which condition is true when n is even?'],
      right: '`n % 2 == 0`',
      wrong: ['`n % 2 == 1`', '`n / 2 == 0`', '`n == 2`'],
      hints: [
        ['试一试：把 4 放进每个条件，再放 3。', 'Try it: put 4 into each condition, then 3.'],
        ['% 是余数。偶数除以 2 余几？', '% is the remainder. What do even numbers leave?'],
        ['4 % 2 是 0，3 % 2 是 1。', '4 % 2 is 0, 3 % 2 is 1.'],
      ],
    },
    {
      kind: 'code',
      id: 'pass-or-again',
      language: 'cpp',
      ask: ['读一个分数。60 分或更多，显示 pass；不然显示 again。', 'Read a mark. For 60 or more, show pass; otherwise show again.'],
      start: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int mark;\n    cin >> mark;\n\n    return 0;\n}',
      tests: 'given 60\nprints pass\ngiven 59\nprints again\ngiven 95\nprints pass',
      model: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int mark;\n    cin >> mark;\n    if (mark >= 60) {\n        cout << "pass" << endl;\n    } else {\n        cout << "again" << endl;\n    }\n    return 0;\n}',
      wrong: [
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int mark;\n    cin >> mark;\n    if (mark > 60) {\n        cout << "pass" << endl;\n    } else {\n        cout << "again" << endl;\n    }\n    return 0;\n}',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int mark;\n    cin >> mark;\n    cout << "pass" << endl;\n    return 0;\n}',
      ],
      hints: [
        ['60 分本身算哪一边？', 'On which side is 60 itself?'],
        ['条件是 mark >= 60。', 'The condition is mark >= 60.'],
        '`if (mark >= 60) { … } else { … }`',
      ],
    },
  ],
  loops: [
    {
      kind: 'predict',
      id: 'three-rounds',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'for (int i = 1; i <= 3; i++) {\n    cout << i * 10 << endl;\n}'],
      output: '10\n20\n30',
      hints: [
        ['先写出每一遍 i 是几。', 'First write down what i is in each round.'],
        ['i 是 1，然后 2，然后 3。', 'i is 1, then 2, then 3.'],
        ['每一遍把 i 乘 10，打印一行。', 'In each round i times 10 is printed on a line.'],
      ],
    },
    {
      kind: 'choice',
      id: 'how-many-rounds',
      ask: ['这个循环做几遍？', 'How many rounds does this make?'],
      code: ['cpp', 'for (int i = 0; i < 5; i++) {\n    cout << "*";\n}'],
      right: ['5 遍', '5'],
      wrong: [
        ['4 遍', '4'],
        ['6 遍', '6'],
      ],
      hints: [
        ['从 0 数起，小于 5 的整数有哪些？', 'Counting from 0, which whole numbers are below 5?'],
        ['写下 i 的每一个值，从 0 开始。', 'Write down each value of i, from 0 on.'],
        ['0、1、2、3、4，数一数有几个。', '0, 1, 2, 3, 4: count them.'],
      ],
      why: ['0、1、2、3、4，一共五个。', '0, 1, 2, 3, 4: five of them.'],
    },
    {
      kind: 'bug',
      id: 'rocket-never-starts',
      ask: ['倒计时停不下来。哪一行错了？', 'The countdown never ends. Which line is wrong?'],
      code: ['cpp', 'int n = 5;\nwhile (n > 0) {\n    cout << n << endl;\n    n = n + 1;\n}\ncout << "Off we go" << endl;'],
      line: 4,
      hints: [
        ['n 从 5 开始。两遍以后是几？', 'n begins at 5. What is it after two rounds?'],
        ['每一遍 n 应该变大还是变小？', 'Should n grow or shrink in each round?'],
        ['倒计时应该减，哪一行在加？', 'A countdown takes away. Which line adds?'],
      ],
    },
    {
      kind: 'code',
      id: 'sum-up-to',
      language: 'cpp',
      ask: ['读一个整数 n，用循环把 1 到 n 加起来，只显示这个和。', 'Read a whole number n, add up 1 to n in a loop, and show only the sum.'],
      start: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    int sum = 0;\n\n    return 0;\n}',
      tests: 'given 4\nprints 10\ngiven 100\nprints 5050\nuses for',
      model: '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    int sum = 0;\n    for (int i = 1; i <= n; i++) {\n        sum = sum + i;\n    }\n    cout << sum << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    int sum = 0;\n    for (int i = 1; i < n; i++) {\n        sum = sum + i;\n    }\n    cout << sum << endl;\n    return 0;\n}',
        '#include <iostream>\nusing namespace std;\n\nint main() {\n    int n;\n    cin >> n;\n    int sum = 0;\n    for (int i = 1; i <= n; i++) {\n        sum = i;\n    }\n    cout << sum << endl;\n    return 0;\n}',
      ],
      hints: [
        ['循环从 1 走到 n，n 也要算。', 'The loop goes from 1 to n, and n counts too.'],
        ['每一遍做 sum = sum + i。', 'Each round does sum = sum + i.'],
        ['循环完了，再显示 sum。', 'Show sum once the loop is over.'],
      ],
    },
  ],
  'quiz-program': [
    {
      kind: 'predict',
      id: 'two-right',
      ask: ['有人先答 28，再答 30，再答 42。最后显示几分？', 'Somebody answers 28, 30 and 42. Which number is shown at the end?'],
      code: [
        'cpp',
        'int score = 0;\nfor (int i = 1; i <= 3; i++) {\n    int answer;\n    cin >> answer;\n    if (answer == (i + 3) * 7) {\n        score++;\n    }\n}\ncout << score << endl;',
      ],
      output: '2',
      hints: [
        ['算出 i 是 1、2、3 时的正确答案。', 'Work out the right answer for i = 1, 2 and 3.'],
        ['三道题是 4 × 7、5 × 7、6 × 7。', 'The questions are 4 × 7, 5 × 7 and 6 × 7.'],
        ['28 对，30 不等于 35，42 对。', '28 is right, 30 is not 35, 42 is right.'],
      ],
    },
    {
      kind: 'choice',
      id: 'where-score-lives',
      ask: ['`int score = 0;` 应该放在哪里？', 'Where does `int score = 0;` belong?'],
      right: ['循环前面', 'Before the loop'],
      wrong: [
        ['循环里面，每一遍的开头', 'Inside the loop, at the start of each round'],
        ['循环后面', 'After the loop'],
      ],
      hints: [
        ['在循环里写 `int score = 0;`，每一遍都会怎样？', 'If `int score = 0;` stood in the loop, what would happen in each round?'],
        ['分数要从第一题一直留到最后一题。', 'The score has to survive from the first question to the last.'],
        ['它要在第一题以前就有，只做一次。', 'It has to be there before the first question, and only once.'],
      ],
    },
    {
      kind: 'order',
      id: 'one-question',
      ask: ['一道题：先出题，再读答案，最后判断。', 'One question: ask it, read the answer, judge it.'],
      lines: [
        'cpp',
        'cout << "4 x 7 = ";\nint answer;\ncin >> answer;\nif (answer == 4 * 7) {\n    cout << "Right." << endl;\n}',
      ],
      hints: [
        ['三件事：出题，读答案，判断。还有一个盒子要做。', 'Three things: ask, read, judge. And a box has to be made.'],
        ['盒子在读以前做好。', 'The box is made before reading.'],
        ['cout，int answer，cin，if，Right，花括号。', 'cout, int answer, cin, if, Right, bracket.'],
      ],
    },
  ],
}
