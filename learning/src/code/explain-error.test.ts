import { describe, expect, it } from 'vitest'
import { explainCpp, explainJavaScript, explainPython } from './explain-error.ts'

const python = (name: string, message: string, line: number, source = '') =>
  explainPython({ name, message, line }, source, 'zh-cn')

describe('what a Python program ended with, in a child’s words', () => {
  it.each([
    ['NameError', "name 'prnt' isn't defined", '电脑不认识“prnt”这个名字'],
    ['NameError', "name '“你好”' isn't defined", '这一行有中文标点'],
    ['ValueError', "invalid syntax for integer with base 10: '七'", '“七”变不成数字'],
    ['KeyError', 'moon', '字典里没有“moon”这个键'],
    ['AttributeError', "module 'turtle' has no attribute 'foward'", '点号后面的“foward”它不会'],
    ['AttributeError', "'str' object has no attribute 'push'", '点号后面的“push”它不会'],
    ['TypeError', "unsupported types for __add__: 'str', 'int'", '文字和数字不能直接放在一起算'],
    ['ZeroDivisionError', 'divide by zero', '有一个数被 0 除了'],
    ['GameError', 'run in a frame', '游戏已经在跑了，不能再开始一次'],
    ['OSError', '2', '程序在这里停下来了：OSError: 2'],
    ['NameError', "name 'true' isn't defined", '“true”的第一个字母要大写，后面的小写'],
    ['NameError', "name 'random' isn't defined", '还没有 import “random” 这个工具箱'],
    ['NameError', "name '１' isn't defined", '这一行有全角的字'],
    ['NameError', 'local variable referenced before assignment', '函数里的这个变量还没有值'],
    ['TypeError', "'NoneType' object isn't subscriptable", '这里什么也没有，是 None'],
    ['AttributeError', "'NoneType' object has no attribute 'append'", '这里什么也没有，是 None'],
    ['AttributeError', "'list' object has no attribute 'push'", '列表不会“push”'],
    ['TypeError', "unsupported types for __sub__: 'str', 'str'", '两段文字不能这样算'],
    ['TypeError', "unsupported types for __add__: 'list', 'int'", '列表不能这样算'],
    ['TypeError', "object of type 'int' has no len()", '它没有长度'],
    ['TypeError', "'str' object doesn't support item assignment", '文字里的字不能单独换'],
    ['TypeError', "'tuple' object doesn't support item assignment", '小括号里的东西不能换'],
    ['TypeError', "'int' object isn't subscriptable", '它没有格子，后面不能写方括号'],
    ['TypeError', "can't convert float to int", '这里要用整数'],
    ['TypeError', "can't convert str to float", '文字和数字不能直接放在一起算'],
    ['ValueError', "invalid syntax for integer with base 10: ''", '什么也没有，变不成数字'],
    ['ValueError', 'invalid syntax for number', '这段文字变不成数字'],
    ['ValueError', 'object not in sequence', '列表里没有这样东西'],
    ['ValueError', 'too many values to unpack (expected 2)', '等号两边的个数不一样'],
    ['ValueError', 'arg is an empty sequence', '里面是空的，找不出最大和最小'],
    ['ValueError', 'math domain error', '这个数不能这样算'],
    ['IndexError', 'pop from empty list', '列表是空的，拿不出东西'],
    ['ImportError', "can't import name forwrd", '这个工具箱里没有“forwrd”'],
    ['AssertionError', '', 'assert 后面的话不成立'],
  ])('%s: %s', (name, message, what) => expect(python(name, message, 3)).toMatchObject({ line: 3, what }))

  it.each([
    ['for i in range(3)\n    print(i)', 1, 1, '这一行末尾少了冒号'],
    ['x = 1\nif x > 0\n    print(x)', 3, 2, '这一行末尾少了冒号'],
    ['if True:\nprint(2)', 2, 2, '这一行应该往里缩 4 个空格'],
    ['print（"a"）', 1, 1, '这一行有中文标点'],
    ['print("你好，图图")\nprint("a)', 2, 2, '这一行的引号没有成对'],
    ['print("a"\nprint("b")', 2, 1, '这里的括号没有成对'],
    ['x = 5\nif x = 5:\n    pass', 2, 2, '比一比要用两个等号'],
    ['a b c', 1, 1, '电脑看不懂这一行'],
    ['if a:\n    pass\nelse if b:\n    pass', 3, 3, 'Python 里“else if”写成 elif'],
    ['print "hi"', 1, 1, 'print 后面少了小括号'],
    ['x++', 1, 1, 'Python 里没有“++”和“--”'],
    ['int x = 5', 1, 1, '名字前面不用写种类'],
    ['class = 1', 1, 1, '这个词不能当名字'],
    ['if 1 > 0 then:\n    pass', 1, 1, 'Python 里不用写 then'],
    ['x = 1\nelse:\n    pass', 2, 2, '它找不到上面的 if'],
    ['x = 1\nelif x == 2:\n    pass', 2, 2, '它找不到上面的 if'],
    ['if x:\n    pass\nelif x = 2:\n    pass', 3, 3, '比一比要用两个等号'],
  ])('of a line that cannot be read: %s', (source, said, line, what) =>
    expect(python('SyntaxError', 'invalid syntax', said, source)).toMatchObject({ line, what }),
  )
})

it.each([
  ["'return' outside function", 'return 5', '这个 return 不在函数里面'],
  ["'break'/'continue' outside loop", 'break', '这个 break 或 continue 不在循环里面'],
  ["can't assign to expression", '5 = x', '等号左边要写一个名字'],
  ["invalid syntax for integer with base 10: '1a'", '1a = 1', '数字和字母连在一起了'],
])('of what Python itself says of a line: %s', (message, source, what) =>
  expect(python('SyntaxError', message, 1, source).what).toBe(what),
)

it('a tab among spaces is told, where Python only says that a line is moved', () => {
  const mixed = 'if True:\n    print(1)\n\tprint(2)'
  expect(python('IndentationError', 'unexpected indent', 3, mixed).what).toBe('这一行用 Tab 缩进，别的行用空格')
  expect(python('IndentationError', 'unexpected indent', 2, 'x = 1\n  y = 2').what).toBe('这一行前面的空格不对')
})

it('says the same in English', () => {
  const error = { name: 'NameError', message: "name 'x' isn't defined", line: 1 }
  expect(explainPython(error, 'x', 'en').what).toBe('The computer does not know the name “x”')
})

// Browsers do not say in which line of a program they stopped reading.
it.each([
  ['let a = 1\nconsole.log（"a"）', 2, '这一行有中文标点'],
  ['let a = 1\nconsole.log("a)\na = 2', 2, '这一行的引号没有成对'],
  ['let a = 1\nif (a > 0 {\n  a = 2\n}', 2, '这里的括号没有成对'],
  ['let text = `two\nlines, it’s fine`\nconsole.log(text', 3, '这里的括号没有成对'],
  ['let a b = 1', 0, '程序里有一行，电脑看不懂'],
])('of a JavaScript program that cannot be read: %s', (source, line, what) =>
  expect(
    explainJavaScript({ name: 'SyntaxError', message: 'Invalid or unexpected token', line: 0 }, source, 'zh-cn'),
  ).toMatchObject({ line, what }),
)

it.each([
  ['ReferenceError', 'score is not defined', '电脑不认识“score”这个名字'],
  ['TypeError', 'Assignment to constant variable.', 'const 的值不能再换'],
  [
    'TypeError',
    "Cannot read properties of null (reading 'textContent')",
    '要找的东西没找到，所以没法用它的“textContent”',
  ],
])('what a JavaScript program ended with: %s: %s', (name, message, what) =>
  expect(explainJavaScript({ name, message, line: 2 }, '', 'zh-cn')).toMatchObject({ line: 2, what }),
)

const BROKEN = 'let x = = 1'
const NOT_IN_CODE: [string, 'python' | 'javascript', string][] = [
  ['a comment with signs of its language', 'javascript', `/* 我的程序，作者：小明 */ ${BROKEN}`],
  ['a comment over lines', 'javascript', `/* 我的程序，\n   it's mine (\n*/ ${BROKEN}`],
  ['an apostrophe in a comment', 'javascript', `/* it's mine */ ${BROKEN}`],
  ['a comment that does not end', 'javascript', `${BROKEN}\n/* it's mine，`],
  ['a pattern', 'javascript', `const parts = text.split(/["'，(]/g)\nconst one = /[/"]/\n${BROKEN}`],
  ['a backtick in a comment', 'javascript', `// the \` key\nconst t = \`好，\`\n${BROKEN}`],
  ['a backtick in a text', 'javascript', `const key = '\`'\nconst t = \`it's，\n(\`\n${BROKEN}`],
  ['what looks like a comment in a text', 'javascript', `const web = "http://tutu，"; ${BROKEN}`],
  ['a division', 'javascript', `const half = a / 2 + b / 2\n${BROKEN}`],
  ['a text over lines', 'python', `"""It's，\n(mine)"""\n'''say "，'''\nx = = 1`],
  ['a hash in a text', 'python', `color = "#ff，0000"\nx = = 1`],
  ['a quote in a comment', 'python', `x = = 1 # it's（`],
]
it.each(NOT_IN_CODE)('%s is no slip (%s)', (_, of, source) => {
  const lines = source.split('\n')
  const line = lines.findIndex((text) => text.includes('= =')) + 1
  const explain = of === 'python' ? explainPython : explainJavaScript
  expect(explain({ name: 'SyntaxError', message: 'said', line }, source, 'en').what).toBe(
    'The computer cannot read this line',
  )
  expect(explain({ name: 'SyntaxError', message: 'said', line: 0 }, source, 'en').what).toBe(
    'The computer cannot read one of the lines',
  )
})

it.each([
  ['javascript', 'const half = a / 2，b / 2', 1, 'There is Chinese punctuation in this line'],
  ['javascript', '/* one */ say（1） /* two */', 1, 'There is Chinese punctuation in this line'],
  ['javascript', '/* one\n\n*/\nsay("hi)', 4, 'A quote is missing in this line'],
  ['javascript', 'let x = 1\nsay(`hi\n)', 2, 'A quote is missing in this line'],
  ['python', 'x = 1\nprint("""hi\n)', 2, 'A quote is missing in this line'],
] as const)('and one beside it is still found: %s: %s', (of, source, line, what) => {
  const explain = of === 'python' ? explainPython : explainJavaScript
  expect(explain({ name: 'SyntaxError', message: 'said', line: 0 }, source, 'en')).toMatchObject({ line, what })
})

const thrown = (what: string, message: string) => `${what} was thrown in -fno-exceptions mode with message "${message}"`
const PROGRAM = 'int main() {\n    cout << “Hi”；\n}'
it.each([
  ['error', "expected ';' after expression", '这一句的末尾少了分号'],
  ['error', "use of undeclared identifier 'coutt'", '电脑不认识“coutt”这个名字'],
  ['error', "cannot initialize a variable of type 'int' with an lvalue of type", '放进去的东西和盒子的种类不一样'],
  ['error', "'iostraem' file not found", '没有叫“iostraem”的工具箱'],
  ['error', 'undefined symbol: main', '程序里没有 main'],
  ['error', "expected '(' after 'if'", 'if 后面少了小括号'],
  ['error', "'main' must return 'int'", 'main 前面要写 int'],
  ['error', 'main cannot be declared as a variable in the global scope', 'main 后面少了一对小括号'],
  ['error', "reference to 'count' is ambiguous", '“count”这个名字已经有人用了'],
  ['error', "call to 'abs' is ambiguous", '电脑分不清要用哪一个“abs”'],
  ['error', "'break' statement not in loop or switch statement", '这个 break 不在循环里面'],
  ['error', "'case' statement not in switch statement", '这个 case 不在 switch 里面'],
  ['error', "statement requires expression of integer type ('string' invalid)", 'switch 只认整数和一个字符'],
  ['error', "duplicate case value '1'", 'case 1 写了两次'],
  ['error', "called object type 'int' is not a function or function pointer", '这里不能直接写小括号'],
  ['error', "invalid digit 'a' in decimal constant", '数字和字母“a”连在一起了'],
  ['error', 'subscripted value is not an array, pointer, or vector', '它没有格子，后面不能写方括号'],
  ['error', 'excess elements in array initializer', '放进去的东西比格子多'],
  ['error', 'function definition is not allowed here', '函数不能写在另一个函数里面'],
  ['error', 'a type specifier is required for all declarations', '最前面少了种类'],
  ['error', 'invalid preprocessing directive', '“#”后面的词拼错了'],
  ['error', 'expected namespace name', 'namespace 后面的名字拼错了'],
  ['error', 'unterminated /* comment', '这里的注释没有结尾'],
  ['error', 'character <U+FF11> not allowed at the start of an identifier', '这一行有全角的字'],
  ['error', "'conio.h' file not found", '这里没有“conio.h”'],
  ['error', 'program.o: undefined symbol: system', '这里的 C++ 不能用 system'],
  ['error', 'expected expression', '这里少了一样东西'],
  ['runtime error', 'divide by zero', '有一个数被 0 除了'],
  ['runtime error', 'integer divide by zero', '有一个数被 0 除了'],
  ['runtime error', 'Division by zero (evaluating ...)', '有一个数被 0 除了'],
  ['runtime error', 'memory access out of bounds', '程序去了自己内存以外的地方'],
  ['runtime error', 'Out of bounds memory access (evaluating ...)', '程序去了自己内存以外的地方'],
  ['runtime error', 'index out of bounds', '程序去了自己内存以外的地方'],
  ['runtime error', 'too much recursion', '一个函数不停地喊自己，停不下来'],
  ['runtime error', 'vector[] index out of bounds', '要拿的那一格不存在'],
  ['runtime error', 'Maximum call stack size exceeded', '一个函数不停地喊自己，停不下来'],
  ['runtime error', 'Array index out of bounds', '要拿的那一格不存在'],
  ['runtime error', thrown('out_of_range', 'vector'), '要拿的那一格不存在'],
  ['runtime error', thrown('out_of_range', 'array::at'), '要拿的那一格不存在'],
  ['runtime error', thrown('out_of_range', 'basic_string'), '这段文字没有那么长'],
  ['runtime error', thrown('out_of_range', 'map::at:  key not found'), 'map 里没有这个键'],
  ['runtime error', thrown('out_of_range', 'stoi: out of range'), '这个数太大了，放不下'],
  ['runtime error', thrown('invalid_argument', 'stoi: no conversion'), '这段文字变不成数字'],
  ['runtime error', thrown('length_error', 'vector'), '格子的个数不对'],
  ['runtime error', 'libc++abi: bad_alloc was thrown in -fno-exceptions mode', '内存放满了'],
  ['runtime error', 'vector::erase(iterator) called with a non-dereferenceable iterator', '这个位置不在里面'],
])('what a C++ program ended with: %s: %s', (name, message, what) =>
  expect(explainCpp({ name, message, line: 1 }, PROGRAM, 'zh-cn')).toMatchObject({ line: 1, what }),
)

it.each([
  ['expected expression', '    cout << "hi;', '这一行的引号没有成对'],
  ['expected expression', "    char c = 'a;", '这一行的引号没有成对'],
  ['expected expression', '    cout << "it\'s" << ;', '这里少了一样东西'],
  ['expected expression', '    else {', '这个 else 找不到它的 if'],
  ['expected expression', '    } else {', '这个 else 找不到它的 if'],
  ['expected expression', '    if (a => 0) cout << a;', '比大小的符号写反了'],
  ['expected expression', '    cout << 1; # here', '这一行有电脑看不懂的符号'],
  ['expected expression', '    cout << 1; \\ here', '这一行有电脑看不懂的符号'],
  ["redefinition of 'i'", '    for (int i = 0, i < 3, i++) {', 'for 的小括号里要有两个分号'],
  ["expected ';' in 'for' statement specifier", '    for (int i = 0; i < 3) {', 'for 的小括号里要有两个分号'],
  ["use of undeclared identifier 'i'", '    for (i = 0; i < 3; i++) {', '电脑不认识“i”这个名字'],
  ["use of undeclared identifier 'b'", '    for (int a : b) {', '电脑不认识“b”这个名字'],
  ["unknown type name 'iostream'", 'include <iostream>', 'include 前面少了“#”'],
  ["unknown type name 'cout'", 'cout << 1;', '这一句写在了 main 的外面'],
  ["use of undeclared identifier 'elif'", '    elif (a < 0) cout << 2;', 'C++ 里没有 elif'],
  ["use of undeclared identifier 'add'", '    cout << add(1, 2);', '电脑还没见过“add”这个函数'],
  ["use of undeclared identifier 'a'", '    cout << add(a);', '电脑不认识“a”这个名字'],
  ['expected unqualified-id', '    int 1a = 1;', '“1a”不能当名字'],
  ['expected unqualified-id', '    int new = 1;', '“new”不能当名字'],
  ['expected unqualified-id', '}', '这里的括号没有成对'],
  ["expected ';' at end of declaration", '    int my-age = 1;', '名字中间不能有空格和减号'],
  ["expected ';' at end of declaration", '    int a = 1', '这一句的末尾少了分号'],
  ["expected ';' at end of declaration", '    long long a = 1', '这一句的末尾少了分号'],
  ["expected ';' at end of declaration", '    long long my age = 1;', '名字中间不能有空格和减号'],
  ["expected ';' after expression", '    cout << "a" a << endl;', '这里少了“<<”'],
  ["expected ';' after expression", '    cout << "a" << endl', '这一句的末尾少了分号'],
  ["expected ';' after expression", '    if (a > 0) cout << a else cout << 0;', '这一句的末尾少了分号'],
  ["expected ';' after expression", '    cout << "a?" cin >> a;', '这一句的末尾少了分号'],
  [
    "invalid operands to binary expression ('std::ostream' and 'int')",
    '    cout << a > 0;',
    '比一比的算式要用小括号包起来',
  ],
  ["invalid operands to binary expression ('ostream' and 'int')", '    cout >> 1;', '这两样东西不能这样放在一起'],
  ["invalid operands to binary expression ('ostream' and 'int')", '    cout < 1;', '这两样东西不能这样放在一起'],
  [
    "invalid operands to binary expression ('string' and 'int')",
    '    cin >> a; cout << s - 1 << endl;',
    '这两样东西不能这样放在一起',
  ],
  ["invalid operands to binary expression ('double' and 'int')", '    cout << a % 2;', '小数不能用“%”求余数'],
  ['reference to overloaded function could not be resolved', '    cin >> a >> endl;', 'cin 后面不能写 endl'],
])('where what the compiler says is of no help, the line tells: %s: %s', (message, line, what) =>
  expect(explainCpp({ name: 'error', message, line: 1 }, line, 'zh-cn').what).toBe(what),
)

it('signs of an input method in a C++ program are told from what the compiler makes of them', () => {
  const error = { name: 'error', message: 'expected expression', line: 2 }
  expect(explainCpp(error, PROGRAM, 'en').what).toBe('There is Chinese punctuation in this line')
})

it('and not from what stands in a comment of it', () => {
  const program = '/* 我的程序，\n   作者：小明 */ int x y;'
  const error = { name: 'error', message: "expected ';' after expression", line: 2 }
  expect(explainCpp(error, program, 'zh-cn').what).toBe('这一句的末尾少了分号')
})

it.each([
  ['unreachable', 2, '    if (n > 5) return 1;', '函数走到了最后，却没有 return'],
  ['unreachable executed', 2, '    if (n > 5) return 1;', '函数走到了最后，却没有 return'],
  ['unreachable', 2, '    assert(n > 5);', '程序自己在这里停了下来'],
  ['unreachable', 0, '', '程序走到了不能走的地方'],
  ['Unreachable code should not be executed (evaluating ...)', 0, '', '程序走到了不能走的地方'],
])('why a C++ program came to where it must not go: %s in line %i', (message, line, text, what) =>
  expect(explainCpp({ name: 'runtime error', message, line }, `int f(int n) {\n${text}\n}`, 'zh-cn').what).toBe(what),
)
