import type { Rule } from './error-rule.ts'
import { GAME } from './errors-of-game.ts'

/** What MicroPython says; what it cannot read at all is in syntax-slip.ts. */
export const PYTHON: readonly Rule[] = [
  [
    /^NameError$/,
    /name '(true|false|TRUE|FALSE)'/,
    {
      what: {
        'zh-cn': '“{1}”的第一个字母要大写，后面的小写',
        en: '“{1}” has a capital letter in front, and small ones behind',
      },
      cause: { 'zh-cn': '写成 True 或者 False。', en: 'Write True or False.' },
    },
  ],
  [
    /^NameError$/,
    /name '(random|turtle|math|time|json|game)'/,
    {
      what: { 'zh-cn': '还没有 import “{1}” 这个工具箱', en: 'The toolbox “{1}” was not imported' },
      cause: {
        'zh-cn': '在程序的开头写 import {1}。要是写过 import {1} as …，就用 as 后面的名字。',
        en: 'Begin the program with import {1}. After import {1} as …, use the name behind as.',
      },
    },
  ],
  [
    /^NameError$/,
    /name '.*[０-９Ａ-Ｚａ-ｚ]/,
    {
      what: { 'zh-cn': '这一行有全角的字', en: 'There is a full-width character in this line' },
      cause: {
        'zh-cn': '代码里的数字和字母都用半角的。切换到英文再打一遍。',
        en: 'Digits and letters of code are the plain ones. Switch the input method to English and type them again.',
      },
    },
  ],
  [
    /^NameError$/,
    /local variable referenced before assignment/,
    {
      what: { 'zh-cn': '函数里的这个变量还没有值', en: 'This variable of the function has no value yet' },
      cause: {
        'zh-cn': '在函数里放过东西的名字，是函数自己的。想改外面的那个，在函数第一行写 global 和它的名字。',
        en: 'A name that the function puts something into is its own. To change the one outside, begin the function with global and the name.',
      },
    },
  ],
  [
    /^(?:Type|Attribute)Error$/,
    /NoneType/,
    {
      what: { 'zh-cn': '这里什么也没有，是 None', en: 'There is nothing here: None' },
      cause: {
        'zh-cn': '函数里没有 return，交回来的就是 None；sort()、append() 这样的也是。',
        en: 'A function without a return gives back None. So do sort() and append().',
      },
    },
  ],
  [
    /^NameError$/,
    /name '(.+)' isn't defined/,
    {
      what: { 'zh-cn': '电脑不认识“{1}”这个名字', en: 'The computer does not know the name “{1}”' },
      cause: {
        'zh-cn': '看看是不是拼错了、大小写不一样，或者用它之前忘了先写“{1} = …”。要是文字，两边得加上引号。',
        en: 'Look for a slip in the spelling or a capital letter, or give it a value first: {1} = … If it is text, it needs quotes around it.',
      },
    },
  ],
  [
    /^IndentationError$/,
    /unindent/,
    {
      what: { 'zh-cn': '这一行前面的空格数和上面对不上', en: 'The spaces before this line match no line above' },
      cause: {
        'zh-cn': '同一层的几行，前面的空格要一样多。通常每一层是 4 个空格。',
        en: 'Lines that belong together need the same number of spaces before them: 4 for each step in.',
      },
    },
  ],
  [
    /^IndentationError$/,
    /./,
    {
      what: { 'zh-cn': '这一行前面的空格不对', en: 'The spaces before this line are not right' },
      cause: {
        'zh-cn': '只有冒号的下一行才往里缩 4 个空格，别的行要和上面对齐。',
        en: 'Only what follows a colon is moved in, by 4 spaces. Other lines stand right below the one above.',
      },
    },
  ],
  [
    /^ZeroDivisionError$/,
    /./,
    {
      what: { 'zh-cn': '有一个数被 0 除了', en: 'Something was divided by 0' },
      cause: {
        'zh-cn': '看看除号右边的变量，这时候是不是变成了 0。',
        en: 'Look at what stands right of the / : it is 0 here.',
      },
    },
  ],
  [
    /^TypeError$/,
    /unsupported types for __\w+__: 'str', 'str'/,
    {
      what: { 'zh-cn': '两段文字不能这样算', en: 'Two texts cannot be reckoned with like this' },
      cause: {
        'zh-cn': 'input() 得到的是文字，要算数先用 int() 变成整数。',
        en: 'input() gives text: turn it into a number with int().',
      },
    },
  ],
  [
    /^TypeError$/,
    /unsupported types for __\w+__: (?:'list', '\w+'|'\w+', 'list')/,
    {
      what: { 'zh-cn': '列表不能这样算', en: 'A list cannot be reckoned with like this' },
      cause: {
        'zh-cn': '往列表里加东西用 append()；要里面的一个，用方括号。',
        en: 'To put something in, use append(). For one of its things, use square brackets.',
      },
    },
  ],
  [
    /^TypeError$/,
    /object of type '\w+' has no len/,
    {
      what: { 'zh-cn': '它没有长度', en: 'It has no length' },
      cause: {
        'zh-cn': 'len() 数一段文字或一个列表有多长。数字先用 str() 变成文字。',
        en: 'len() counts what is in a text or a list. Turn a number into text with str() first.',
      },
    },
  ],
  [
    /^TypeError$/,
    /'str' object doesn't support item assignment/,
    {
      what: { 'zh-cn': '文字里的字不能单独换', en: 'One letter of a text cannot be changed' },
      cause: { 'zh-cn': '做一段新的文字，比如用 replace()。', en: 'Make a new text of it, as with replace().' },
    },
  ],
  [
    /^TypeError$/,
    /'tuple' object doesn't support item assignment/,
    {
      what: { 'zh-cn': '小括号里的东西不能换', en: 'What stands in round brackets cannot be changed' },
      cause: {
        'zh-cn': '要换的话，用方括号做成列表。',
        en: 'For things that change, make a list, in square brackets.',
      },
    },
  ],
  [
    /^TypeError$/,
    /isn't subscriptable/,
    {
      what: { 'zh-cn': '它没有格子，后面不能写方括号', en: 'It has no places: square brackets do not go behind it' },
      cause: { 'zh-cn': '方括号写在列表、文字或字典的后面。', en: 'They stand behind a list, a text or a dictionary.' },
    },
  ],
  [
    /^TypeError$/,
    /can't convert float to int/,
    {
      what: { 'zh-cn': '这里要用整数', en: 'A whole number is needed here' },
      cause: {
        'zh-cn': '除号“/”算出来的是小数。用“//”或者 int() 得到整数。',
        en: 'What / gives has a point. Use // or int() for a whole number.',
      },
    },
  ],
  [
    /^TypeError$/,
    /unsupported types for __\w+__: '(\w+)', '(\w+)'|can't convert '(\w+)' object to str|can't convert str to|(\w+) must be str/,
    {
      what: { 'zh-cn': '文字和数字不能直接放在一起算', en: 'Text and a number cannot be put together like this' },
      cause: {
        'zh-cn': 'input() 得到的是文字，要算数先用 int() 变成整数；要接到文字后面，用 str() 或 f"…{变量}"。',
        en: 'input() gives text: turn it into a number with int(). To put a number into text, use str() or f"…{name}".',
      },
    },
  ],
  [
    /^TypeError$/,
    /(\w+\(\)|function) takes (\d+) positional arguments? but (\d+)|missing (\d+) required/,
    {
      what: { 'zh-cn': '括号里给的东西，个数不对', en: 'The number of things in the brackets is not right' },
      cause: {
        'zh-cn': '数一数 def 那一行的括号里有几个名字，用的时候就要给几个，中间用英文逗号隔开。',
        en: 'Count the names in the brackets of its def: that many are needed, with commas between them.',
      },
    },
  ],
  [
    /^TypeError$/,
    /object isn't callable/,
    {
      what: { 'zh-cn': '这个东西不是命令，后面不能加括号', en: 'This is no command: it cannot have brackets after it' },
      cause: {
        'zh-cn': '是不是有个变量和命令重名了，或者两个东西之间漏了逗号、乘号？',
        en: 'Is a variable called like a command? Or is a comma or a * missing before the bracket?',
      },
    },
  ],
  [
    /^TypeError$/,
    /object isn't iterable/,
    {
      what: { 'zh-cn': '这个东西不能一个一个地数', en: 'This cannot be gone through one by one' },
      cause: {
        'zh-cn': '想重复几遍，要写 range(次数)，比如 for i in range(5):',
        en: 'To repeat something 5 times, write range(5): for i in range(5):',
      },
    },
  ],
  [
    /^ValueError$/,
    /invalid syntax for integer.*: ''$/,
    {
      what: { 'zh-cn': '什么也没有，变不成数字', en: 'Nothing at all cannot become a number' },
      cause: { 'zh-cn': '是不是没有输入就按了回车？', en: 'Was Enter pressed before anything was typed?' },
    },
  ],
  [
    /^ValueError$/,
    /invalid syntax for number/,
    {
      what: { 'zh-cn': '这段文字变不成数字', en: 'This text cannot become a number' },
      cause: { 'zh-cn': 'float() 只认得像 3.5 这样的数字。', en: 'float() understands numbers like 3.5.' },
    },
  ],
  [
    /^ValueError$/,
    /not in sequence/,
    {
      what: { 'zh-cn': '列表里没有这样东西', en: 'This is not in the list' },
      cause: { 'zh-cn': '先用 in 查一查它在不在里面。', en: 'Ask first with in whether it is there.' },
    },
  ],
  [
    /^ValueError$/,
    /unpack/,
    {
      what: { 'zh-cn': '等号两边的个数不一样', en: 'There are not as many things on both sides of the =' },
      cause: { 'zh-cn': '左边有几个名字，右边就要有几样东西。', en: 'As many things as there are names.' },
    },
  ],
  [
    /^ValueError$/,
    /empty sequence/,
    {
      what: {
        'zh-cn': '里面是空的，找不出最大和最小',
        en: 'It is empty: nothing in it is the largest or the smallest',
      },
      cause: { 'zh-cn': '先看看列表里有没有东西。', en: 'Look first whether there is anything in the list.' },
    },
  ],
  [
    /^ValueError$/,
    /math domain/,
    {
      what: { 'zh-cn': '这个数不能这样算', en: 'This number cannot be used so' },
      cause: { 'zh-cn': '负数不能用 sqrt() 开平方。', en: 'No number below 0 goes into sqrt().' },
    },
  ],
  [
    /^IndexError$/,
    /empty/,
    {
      what: { 'zh-cn': '列表是空的，拿不出东西', en: 'The list is empty: nothing can be taken out' },
      cause: { 'zh-cn': '先看看它的 len() 是不是 0。', en: 'Ask first whether its len() is 0.' },
    },
  ],
  [
    /^ValueError$/,
    /invalid syntax for (?:integer|number|float).*: '(.*)'|could not convert string to float/,
    {
      what: { 'zh-cn': '“{1}”变不成数字', en: '“{1}” cannot become a number' },
      cause: {
        'zh-cn': 'int() 只认得像 12 这样的数字。看看输入里有没有字母、空的内容或小数点。',
        en: 'int() understands digits like 12. Look whether a letter, a dot or nothing at all was typed.',
      },
    },
  ],
  [
    /^IndexError$/,
    /./,
    {
      what: { 'zh-cn': '要拿的那一格不存在', en: 'There is no such place in the list' },
      cause: {
        'zh-cn': '列表从 0 开始数：有 3 个，最后一格是 2。看看方括号里的数是不是太大了。',
        en: 'Lists count from 0: of three things the last is number 2. The number in the square brackets is too large.',
      },
    },
  ],
  [
    /^KeyError$/,
    /(.*)/,
    {
      what: { 'zh-cn': '字典里没有“{1}”这个键', en: 'The dictionary has no key “{1}”' },
      cause: {
        'zh-cn': '看看拼写是不是差了一点，或者先用 in 查一查它在不在里面。',
        en: 'Compare the spelling, or ask first whether it is in there: if "…" in cards:',
      },
    },
  ],
  [
    /^AttributeError$/,
    /'list' object has no attribute '(add|push|push_back)'/,
    {
      what: { 'zh-cn': '列表不会“{1}”', en: 'A list does not know “{1}”' },
      cause: { 'zh-cn': '往列表后面加一个，用 append()。', en: 'To add to its end, use append().' },
    },
  ],
  [
    /^AttributeError$/,
    /'?(\w+)'? object has no attribute '(.+)'|module '(\w+)' has no attribute '(.+)'/,
    {
      what: { 'zh-cn': '点号后面的“{2}{4}”它不会', en: 'It does not know “{2}{4}”, the word after the dot' },
      cause: {
        'zh-cn': '看看点号后面的单词有没有拼错，大小写对不对。',
        en: 'Look at the spelling of the word after the dot, letter by letter.',
      },
    },
  ],
  [
    /^ImportError$/,
    /no module named '(.+)'/,
    {
      what: { 'zh-cn': '这里没有“{1}”这个工具箱', en: 'There is no toolbox “{1}” here' },
      cause: {
        'zh-cn': '看看 import 后面的名字有没有拼错。网页里能用 turtle、game、random、math、time、json。',
        en: 'Look at the spelling after import. In this page there are turtle, game, random, math, time and json.',
      },
    },
  ],
  [
    /^ImportError$/,
    /can't import name (\w+)/,
    {
      what: { 'zh-cn': '这个工具箱里没有“{1}”', en: 'There is no “{1}” in this toolbox' },
      cause: {
        'zh-cn': '看看 import 后面的名字，一个字母一个字母地比一比。',
        en: 'Look at the name behind import, letter by letter.',
      },
    },
  ],
  [
    /^AssertionError$/,
    /^/,
    {
      what: { 'zh-cn': 'assert 后面的话不成立', en: 'What assert says is not so' },
      cause: { 'zh-cn': '看看它用到的变量，这时候是多少。', en: 'Look at what its variables hold here.' },
    },
  ],
  [
    /^RuntimeError$/,
    /recursion/,
    {
      what: { 'zh-cn': '一个函数不停地喊自己，停不下来', en: 'A function calls itself without ever stopping' },
      cause: {
        'zh-cn': '函数里要有一条路不再喊自己，比如先用 if 判断到头了没有，再 return。',
        en: 'It needs a way out: an if that returns before it calls itself again.',
      },
    },
  ],
  [
    /^MemoryError$/,
    /./,
    {
      what: { 'zh-cn': '东西太多，内存放不下了', en: 'There is too much to remember' },
      cause: {
        'zh-cn': '是不是在循环里不停地往列表里加东西？让它加到一定的数就停。',
        en: 'Does a loop add to a list for ever? Let it stop at some number.',
      },
    },
  ],
  [
    /^TurtleGraphicsError$/,
    /color/,
    {
      what: { 'zh-cn': '海龟不认识这个颜色', en: 'The turtle does not know this colour' },
      cause: {
        'zh-cn': '颜色用英文名字，比如 "red"、"skyblue"、"gold"，两边有英文引号。',
        en: 'Colours are English words in quotes, like "red", "skyblue" or "gold".',
      },
    },
  ],
  [
    /^TurtleGraphicsError$/,
    /./,
    {
      what: { 'zh-cn': '海龟没有这种样子', en: 'The turtle has no such shape' },
      cause: {
        'zh-cn': '可以用 "turtle"、"arrow"、"circle"、"square"、"triangle"、"classic"。',
        en: 'There are "turtle", "arrow", "circle", "square", "triangle" and "classic".',
      },
    },
  ],
  ...GAME,
]
