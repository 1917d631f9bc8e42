import type { CourseExercises, Text } from '../../src/data/lesson-exercises.ts'

const RUN: Text = ['在心里运行一遍，写出屏幕上会显示什么。', 'Run it in your head, then write what the screen shows.']

// For children of eleven to fourteen. C++ does not run in the page: they play the computer.
export const exercises: CourseExercises = {
  'hello-output': [
    {
      kind: 'predict',
      id: 'two-lines',
      ask: RUN,
      code: ['cpp', 'cout << "Tutu" << endl;\ncout << "likes ";\ncout << "C++" << endl;'],
      output: 'Tutu\nlikes C++',
      hints: [
        ['只有 endl 才换行。', 'Only endl ends a line.'],
        ['第二行后面没有 endl。', 'There is no endl behind the second command.'],
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
      hints: [['每个命令的末尾有什么？', 'What stands at the end of every command?']],
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
        ['#include 在最上面。', '#include stands on top.'],
        ['return 0 在合上的花括号前面。', 'return 0 comes before the closing bracket.'],
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
      hints: [['一行一行地算，每行写下盒子里的数。', 'Go line by line and note the number in the box.']],
    },
    {
      kind: 'choice',
      id: 'kind-of-box',
      ask: ['身高是 1.52 米。用哪种盒子？', 'A height is 1.52 metres. Which kind of box?'],
      right: '`double`',
      wrong: ['`int`', '`string`'],
      hints: [['有小数点的数放哪里？', 'Where do numbers with a point go?']],
    },
    {
      kind: 'predict',
      id: 'whole-division',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'cout << 9 / 2 << endl;\ncout << 9.0 / 2 << endl;\ncout << "9 / 2" << endl;'],
      output: '4\n4.5\n9 / 2',
      hints: [
        ['两个整数相除，只留下整数。', 'Two whole numbers give a whole number.'],
        ['引号里的东西原样显示。', 'What is in quotes is shown as it is.'],
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
      hints: [['箭头指着盒子。', 'The arrow points at the box.']],
    },
    {
      kind: 'predict',
      id: 'typed-seven',
      ask: ['有人输入 7，再按回车。程序最后显示什么？只写最后一行。', 'Somebody types 7 and Enter. Write only the last line that is shown.'],
      code: ['cpp', 'int n;\ncin >> n;\ncout << n * 2 + 1 << endl;'],
      output: '15',
      hints: [['先乘后加。', 'Multiply first, then add.']],
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
        ['没有盒子，读到的数没处放。', 'Without a box there is nowhere to put the number.'],
        ['先问，人才知道要输入什么。', 'Ask first, so that people know what to type.'],
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
        ['从上往下，一个一个地问。', 'Ask from the top, one after the other.'],
        ['`>=` 也包括相等。', '`>=` includes equal.'],
      ],
    },
    {
      kind: 'bug',
      id: 'one-equals',
      ask: ['不管 n 是几，程序都说 five。哪一行错了？', 'It says five, whatever n is. Which line is wrong?'],
      code: ['cpp', 'int n;\ncin >> n;\nif (n = 5) {\n    cout << "five" << endl;\n}'],
      line: 3,
      hints: [['放进去用一个等号，问用两个。', 'One equals sign puts in, two ask.']],
    },
    {
      kind: 'choice',
      id: 'even-number',
      ask: ['n 是偶数，哪个条件是真的？', 'Which condition is true when n is even?'],
      right: '`n % 2 == 0`',
      wrong: ['`n % 2 == 1`', '`n / 2 == 0`', '`n == 2`'],
      hints: [['% 是余数。偶数除以 2 余几？', '% is the remainder. What do even numbers leave?']],
    },
  ],
  loops: [
    {
      kind: 'predict',
      id: 'three-rounds',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'for (int i = 1; i <= 3; i++) {\n    cout << i * 10 << endl;\n}'],
      output: '10\n20\n30',
      hints: [['i 是 1，然后 2，然后 3。', 'i is 1, then 2, then 3.']],
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
      hints: [['写下 i 的每一个值，从 0 开始。', 'Write down each value of i, from 0 on.']],
      why: ['0、1、2、3、4，一共五个。', '0, 1, 2, 3, 4: five of them.'],
    },
    {
      kind: 'bug',
      id: 'rocket-never-starts',
      ask: ['倒计时停不下来。哪一行错了？', 'The countdown never ends. Which line is wrong?'],
      code: ['cpp', 'int n = 5;\nwhile (n > 0) {\n    cout << n << endl;\n    n = n + 1;\n}\ncout << "Off we go" << endl;'],
      line: 4,
      hints: [['每一遍 n 应该变大还是变小？', 'Should n grow or shrink in each round?']],
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
        ['三道题是 4 × 7、5 × 7、6 × 7。', 'The questions are 4 × 7, 5 × 7 and 6 × 7.'],
        ['30 不等于 35。', '30 is not 35.'],
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
      hints: [['分数要从第一题一直留到最后一题。', 'The score has to survive from the first question to the last.']],
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
        ['盒子在读以前做好。', 'The box is made before reading.'],
        ['这里先出题，再做盒子。', 'Here the question comes first, then the box.'],
      ],
    },
  ],
}
