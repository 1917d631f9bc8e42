import type { Lesson } from '../lesson.ts'
import { both } from './build.ts'

type Snippet = readonly [code: string, meaning: string]

const code =
  (language: NonNullable<Lesson['language']>) =>
  (id: string, title: string, ...snippets: Snippet[]): Lesson => ({
    id,
    title: both(title),
    script: 'code',
    language,
    lines: snippets.map(([text, meaning]) => ({ text, meaning: both(meaning) })),
  })
const python = code('python')
const cpp = code('cpp')
const html = code('html')
const javascript = code('javascript')

export const PYTHON: readonly Lesson[] = [
  python(
    'py-hello',
    '你好，Python|Hello, Python',
    ['print("Hello, Tutu!")', '在屏幕上写一句话。|Writes a line on the screen.'],
    ['name = input("Name? ")\nprint("Hi,", name)', '问名字，再打招呼。|Asks for a name, then greets.'],
  ),
  python('py-variables', '变量和算式|Variables and sums', [
    'apples = 3\npears = 4\nfruit = apples + pears\nprint(fruit)',
    '两个盒子里的数加起来。|Adds the numbers in two boxes.',
  ]),
  python('py-if', '如果……否则|If and else', [
    'age = 8\nif age >= 7:\n    print("big ride")\nelse:\n    print("small ride")',
    '按年龄选游乐车。|Chooses a ride by age.',
  ]),
  python(
    'py-for',
    'for 循环|The for loop',
    ['for i in range(3):\n    print("hop", i)', '跳三下，数着 0、1、2。|Hops three times and counts 0, 1, 2.'],
    [
      'total = 0\nfor n in [2, 4, 6]:\n    total = total + n\nprint(total)',
      '把列表里的数全加起来。|Adds all numbers of a list.',
    ],
  ),
  python('py-function', '函数|Functions', [
    'def double(x):\n    return x * 2\n\nprint(double(21))',
    '做一个把数翻倍的小机器。|Makes a small machine that doubles a number.',
  ]),
  python('py-turtle', '海龟画正方形|A turtle square', [
    'import turtle\n\nfor side in range(4):\n    turtle.forward(100)\n    turtle.right(90)',
    '四条边，每次右转 90 度。|Four sides, turning right by 90 degrees.',
  ]),
]

export const CPP: readonly Lesson[] = [
  cpp('cpp-hello', '你好，C++|Hello, C++', [
    '#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << "Hello!" << endl;\n    return 0;\n}',
    '最小的 C++ 程序：说一声你好。|The smallest C++ program says hello.',
  ]),
  cpp('cpp-input', '读入两个数|Reading two numbers', [
    'int a, b;\ncin >> a >> b;\ncout << a + b << endl;',
    '读两个整数，写出它们的和。|Reads two whole numbers and writes their sum.',
  ]),
  cpp('cpp-for', '从 1 加到 10|From 1 to 10', [
    'int sum = 0;\nfor (int i = 1; i <= 10; i++) {\n    sum += i;\n}\ncout << sum;',
    '循环十次，把 1 到 10 加起来。|Loops ten times to add 1 to 10.',
  ]),
  cpp('cpp-if', '奇数和偶数|Odd and even', [
    'int n = 7;\nif (n % 2 == 0) {\n    cout << "even";\n} else {\n    cout << "odd";\n}',
    '除以 2 的余数是 0 就是偶数。|No remainder by 2 means even.',
  ]),
]

export const HTML: readonly Lesson[] = [
  html('html-page', '第一个网页|A first page', [
    '<!DOCTYPE html>\n<html>\n  <body>\n    <h1>My page</h1>\n  </body>\n</html>',
    '只有一个大标题的网页。|A page with one big heading.',
  ]),
  html('html-text', '段落和粗体|Paragraphs and bold', [
    '<p>I am <b>eight</b> years old.</p>\n<p>I like <i>rabbits</i>.</p>',
    '两段话，有粗体和斜体。|Two paragraphs with bold and italic words.',
  ]),
  html('html-list', '清单|A list', [
    '<ul>\n  <li>apple</li>\n  <li>bread</li>\n  <li>milk</li>\n</ul>',
    '带圆点的购物清单。|A shopping list with bullets.',
  ]),
  html('html-link', '链接、图片和按钮|Link, picture, button', [
    '<a href="about.html">About me</a>\n<img src="cat.png" alt="my cat">\n<button id="go">Go</button>',
    '去另一页、放一张图、做一个按钮。|A way to another page, a picture and a button.',
  ]),
]

export const JAVASCRIPT: readonly Lesson[] = [
  javascript('js-hello', '你好，JavaScript|Hello, JavaScript', [
    'const name = "Tutu";\nconsole.log("Hello, " + name);',
    '把名字放进常量，再打招呼。|Keeps a name in a constant and greets.',
  ]),
  javascript('js-if', '如果得分够高|If the score is high', [
    'let score = 12;\nif (score > 10) {\n  console.log("Well done");\n}',
    '超过十分就表扬。|Praises a score above ten.',
  ]),
  javascript('js-for', '循环倒数|Counting down', [
    'for (let i = 3; i > 0; i--) {\n  console.log(i);\n}\nconsole.log("Go!");',
    '3、2、1，出发。|3, 2, 1, go.',
  ]),
  javascript('js-function', '箭头函数|Arrow functions', [
    'const area = (w, h) => w * h;\nconsole.log(area(4, 5));',
    '算长方形面积的小函数。|A small function for the area of a rectangle.',
  ]),
  {
    ...javascript('js-click', '点击按钮|Clicking a button', [
      'const go = document.querySelector("#go");\ngo.onclick = () => {\n  go.textContent = "Again";\n};',
      '点一下，按钮上的字就变。|A click changes the words on the button.',
    ]),
    page: '<button id="go">Go</button>',
  },
]
