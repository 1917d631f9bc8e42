import type { Rule } from './error-rule.ts'

const word = (zh: string, en: string) => ({ 'zh-cn': zh, en })

/** What clang and its library say, and what breaks a running program. */
export const CPP: readonly Rule[] = [
  [
    /^error$/,
    /expected '\(' after '(\w+)'/,
    {
      what: word('{1} 后面少了小括号', 'A bracket is missing behind {1}'),
      cause: word(
        'if、while、for、switch 后面的条件，两边要有小括号。',
        'What if, while, for and switch ask stands between brackets.',
      ),
    },
  ],
  [
    /^error$/,
    /'main' must return 'int'/,
    {
      what: word('main 前面要写 int', 'main begins with int'),
      cause: word(
        '写成“int main()”。有的书上写 void main()，这里不行。',
        'Write int main(). Some books write void main(), which does not work here.',
      ),
    },
  ],
  [
    /^error$/,
    /main cannot be declared as a variable/,
    {
      what: word('main 后面少了一对小括号', 'main lacks its brackets'),
      cause: word('写成“int main()”。', 'Write int main().'),
    },
  ],
  [
    /^error$/,
    /reference to '(.+?)' is ambiguous/,
    {
      what: word('“{1}”这个名字已经有人用了', 'The name “{1}” is taken'),
      cause: word(
        'C++ 自己也有一个叫 {1} 的。给你的换一个名字。',
        'C++ has a {1} of its own. Give yours another name.',
      ),
    },
  ],
  [
    /^error$/,
    /call to '(.+?)' is ambiguous/,
    {
      what: word('电脑分不清要用哪一个“{1}”', 'There are several “{1}”, and any would do'),
      cause: word(
        '括号里的数是 int 还是 double？让它们是同一种。',
        'Are the numbers in the brackets int or double? Let them be of one kind.',
      ),
    },
  ],
  [
    /^error$/,
    /'(break|continue)' statement not in/,
    {
      what: word('这个 {1} 不在循环里面', 'This {1} is in no loop'),
      cause: word(
        '{1} 只能写在循环的花括号里。看看上面是不是多了一个“}”，或者循环的小括号后面多了分号。',
        '{1} stands within the curly brackets of a loop. Is there a } too many above, or a semicolon behind the brackets of the loop?',
      ),
    },
  ],
  [
    /^error$/,
    /'(case|default)' statement not in switch/,
    {
      what: word('这个 {1} 不在 switch 里面', 'This {1} is in no switch'),
      cause: word('{1} 只能写在 switch 的花括号里。', 'It stands within the curly brackets of a switch.'),
    },
  ],
  [
    /^error$/,
    /statement requires expression of integer type/,
    {
      what: word('switch 只认整数和一个字符', 'switch takes whole numbers and single characters'),
      cause: word('比较文字用 if 和“==”。', 'Compare texts with if and ==.'),
    },
  ],
  [
    /^error$/,
    /duplicate case value '(.+?)'/,
    {
      what: word('case {1} 写了两次', 'case {1} is there twice'),
      cause: word('每个 case 后面的值都不一样。', 'Each case has a value of its own.'),
    },
  ],
  [
    /^error$/,
    /called object type .* is not a function/,
    {
      what: word('这里不能直接写小括号', 'A bracket does not go here'),
      cause: word(
        '相乘要写“*”，比如“2 * (a + 1)”；数组的格子用方括号。',
        'To multiply, write *, as in 2 * (a + 1). A place of an array has square brackets.',
      ),
    },
  ],
  [
    /^error$/,
    /invalid (?:digit|suffix) '(.+?)'/,
    {
      what: word('数字和字母“{1}”连在一起了', 'A number and “{1}” stand together'),
      cause: word('相乘要写“*”；名字不能用数字开头。', 'To multiply, write *. A name does not begin with a digit.'),
    },
  ],
  [
    /^error$/,
    /subscripted value is not/,
    {
      what: word('它没有格子，后面不能写方括号', 'It has no places: square brackets do not go behind it'),
      cause: word('方括号写在数组、vector 或 string 后面。', 'They stand behind an array, a vector or a string.'),
    },
  ],
  [
    /^error$/,
    /excess elements in/,
    {
      what: word('放进去的东西比格子多', 'More is put in than there are places'),
      cause: word('把方括号里的数改大，或者少放几样。', 'Make the number in the brackets larger, or put less in.'),
    },
  ],
  [
    /^error$/,
    /function definition is not allowed here/,
    {
      what: word('函数不能写在另一个函数里面', 'A function cannot be written inside another'),
      cause: word(
        '把它移到 main 的上面。也看看上一个函数的“}”少了没有。',
        'Move it above main. Is the } of the function before it missing?',
      ),
    },
  ],
  [
    /^error$/,
    /a type specifier is required/,
    {
      what: word('最前面少了种类', 'Its kind is missing in front'),
      cause: word(
        '函数和变量前面要写 int、double、void 这样的词。',
        'A function or variable begins with a word like int, double or void.',
      ),
    },
  ],
  [
    /^error$/,
    /invalid preprocessing directive/,
    {
      what: word('“#”后面的词拼错了', 'The word behind # is misspelt'),
      cause: word('第一行写成“#include <iostream>”。', 'The first line is #include <iostream>.'),
    },
  ],
  [
    /^error$/,
    /expected namespace name/,
    {
      what: word('namespace 后面的名字拼错了', 'The name behind namespace is misspelt'),
      cause: word('写成“using namespace std;”。', 'Write using namespace std;'),
    },
  ],
  [
    /^error$/,
    /overloaded function could not be resolved/,
    {
      what: word('这里不能放一个函数的名字', 'The name of a function does not go here'),
      cause: word('用函数的时候，名字后面要写小括号。', 'To use a function, write brackets behind its name.'),
    },
  ],
  [
    /^error$/,
    /unterminated \/\* comment/,
    {
      what: word('这里的注释没有结尾', 'This comment has no end'),
      cause: word('用“/*”开头的注释，要用“*/”结尾。', 'A comment that begins with /* ends with */.'),
    },
  ],
  [
    /^error$/,
    /(?:unexpected character|character) <U\+FF/,
    {
      what: word('这一行有全角的字', 'There is a full-width character in this line'),
      cause: word(
        '代码里的数字、字母和符号都用半角的。切换到英文再打一遍。',
        'Digits, letters and signs of code are the plain ones. Switch the input method to English and type them again.',
      ),
    },
  ],
  [
    /^error$/,
    /'((?:windows|conio|graphics|dos|easyx)\.h)' file not found/,
    {
      what: word('这里没有“{1}”', 'There is no “{1}” here'),
      cause: word(
        '它只在 Windows 的编译器里有。把这一行删掉，用 cin 和 cout。',
        'Only compilers of Windows have it. Leave the line out, and use cin and cout.',
      ),
    },
  ],
  [
    /^error$/,
    /undefined symbol: system/,
    {
      what: word('这里的 C++ 不能用 system', 'system does not work in this C++'),
      cause: word(
        '把 system("pause"); 这一句删掉，结果会一直留在下面。',
        'Leave system("pause"); out: what is printed stays below.',
      ),
    },
  ],
  [
    /^error$/,
    /expected expression/,
    {
      what: word('这里少了一样东西', 'Something is missing here'),
      cause: word(
        '这里应该有一个数、一个变量或一段文字。看看符号的前后是不是漏写了。',
        'There should be a number, a variable or a text. Look at what stands before and behind each sign.',
      ),
    },
  ],
  [
    /^error$/,
    /expected ';'/,
    {
      what: word('这一句的末尾少了分号', 'A semicolon is missing at the end of this command'),
      cause: word(
        '每句命令都用英文分号“;”结尾。也看看上一行的末尾。',
        'Every command ends with a semicolon. Look at the end of the line above, too.',
      ),
    },
  ],
  [
    /^error$/,
    /use of undeclared identifier '(.+?)'|unknown type name '(.+?)'|no member named '(.+?)'/,
    {
      what: word('电脑不认识“{1}{2}{3}”这个名字', 'The computer does not know the name “{1}{2}{3}”'),
      cause: word(
        '看看是不是拼错了、大小写不一样，或者忘了先写“int {1}{2}{3};”这样的一句。cout 和 cin 要有 using namespace std;',
        'Look for a slip in the spelling or a capital letter, or declare it first. cout and cin need using namespace std;',
      ),
    },
  ],
  [
    /^error$/,
    /missing terminating/,
    {
      what: word('这一行的引号没有成对', 'A quote is missing in this line'),
      cause: word('文字的两边各要一个英文双引号。', 'Text has a double quote on both sides.'),
    },
  ],
  [
    /^error$/,
    /expected '?[)}\]]|extraneous closing|expected unqualified-id|expected function body/,
    {
      what: word('这里的括号没有成对', 'A bracket is missing here, or there is one too many'),
      cause: word(
        '数一数左括号和右括号，应该一样多。花括号一层一层地往外数。',
        'Count the opening and the closing brackets: there should be as many of each. Count curly ones from the inside out.',
      ),
    },
  ],
  [
    /^error$/,
    /invalid operands to binary expression|no match for|no viable overloaded/,
    {
      what: word('这两样东西不能这样放在一起', 'These two do not go together like this'),
      cause: word(
        'cout 后面用“<<”，cin 后面用“>>”；每一样东西之间都要再写一次。数字和文字也不能直接相加。',
        'cout takes <<, cin takes >>, written again before each thing. Numbers and text cannot be added either.',
      ),
    },
  ],
  [
    /^error$/,
    /redefinition of '(.+?)'/,
    {
      what: word('“{1}”已经有了，不能再造一个', 'There is a “{1}” already'),
      cause: word(
        '第二次用它的时候，前面不要再写 int、string 这样的词。',
        'The second time, leave out the int or string before it.',
      ),
    },
  ],
  [
    /^error$/,
    /cannot (?:initialize|assign)|incompatible|no viable conversion|assigning to/,
    {
      what: word('放进去的东西和盒子的种类不一样', 'What is put in is of another kind than the box'),
      cause: word(
        'int 放整数，double 放小数，string 放双引号里的文字。',
        'int holds whole numbers, double those with a point, string holds text in double quotes.',
      ),
    },
  ],
  [
    /^error$/,
    /no matching function|too (?:few|many) arguments/,
    {
      what: word('括号里给的东西，个数或种类不对', 'What stands in the brackets is not what this function takes'),
      cause: word(
        '看看函数的第一行要几样、每样是什么，用的时候照着给。',
        'Look at the first line of the function: how many it takes, and of which kind.',
      ),
    },
  ],
  [
    /^error$/,
    /not assignable|const-qualified/,
    {
      what: word('等号左边的东西不能换', 'What stands left of the = cannot be changed'),
      cause: word(
        '比一比要用两个等号“==”；有 const 的盒子放好就不再换。',
        'To compare, write ==. A box with const keeps what it was given.',
      ),
    },
  ],
  [
    /^error$/,
    /'(.+?)' file not found/,
    {
      what: word('没有叫“{1}”的工具箱', 'There is no box of tools called “{1}”'),
      cause: word('看看 #include 后面的名字拼对了没有。', 'Look at the spelling behind #include.'),
    },
  ],
  [
    /^error$/,
    /undefined symbol: main|entry symbol/,
    {
      what: word('程序里没有 main', 'The program has no main'),
      cause: word('程序从 int main() 开始。看看它有没有、拼对了没有。', 'A program begins at int main(). Is it there?'),
    },
  ],
  [
    /^error$/,
    /undefined symbol: (.+)/,
    {
      what: word('“{1}”只有名字，没有内容', '“{1}” was named but never written'),
      cause: word('把这个函数的花括号和里面的内容补上。', 'Write the function itself, with its curly brackets.'),
    },
  ],
  [
    /^error$/,
    /exceptions disabled/,
    {
      what: word('这里的 C++ 不能用 try 和 throw', 'try and throw do not work in this C++'),
      cause: word('用 if 先看一看，再决定怎么做。', 'Use an if that looks first.'),
    },
  ],
  [
    /^runtime error$/,
    /(?:divide|division|remainder) by zero/i,
    {
      what: word('有一个数被 0 除了', 'Something was divided by 0'),
      cause: word(
        '看看除号“/”或“%”右边的变量，这时候是不是变成了 0。',
        'Look at what stands right of the / or %: it is 0 here.',
      ),
    },
  ],
  [
    /^runtime error$/,
    // Of the memory itself, as three browsers say it. Whatever the library says of an index names what it is of.
    /memory access|^index out of bounds/i,
    {
      what: word('程序去了自己内存以外的地方', 'The program went outside its memory'),
      cause: word(
        '两个常见的原因：数组的格子不存在；或者函数里的数组太大了，放不下。很大的数组写到 main 外面，或者用 vector。',
        'Two usual causes: a place that the array does not have, or an array inside a function that is too large. Write a very large one outside main, or use a vector.',
      ),
    },
  ],
  [
    /^runtime error$/,
    /^invalid_argument .*"sto\w+/,
    {
      what: word('这段文字变不成数字', 'This text cannot become a number'),
      cause: word(
        'stoi 和 stod 只认数字开头的文字，比如 "12"。看看里面是不是空的，或者是字母。',
        'stoi and stod take text that begins with digits, such as "12". Is it empty, or made of letters?',
      ),
    },
  ],
  [
    /^runtime error$/,
    /^out_of_range .*"sto\w+/,
    {
      what: word('这个数太大了，放不下', 'This number is too large'),
      cause: word(
        'int 最大是二十一亿多。更大的数用 long long 和 stoll。',
        'An int ends at 2147483647. For more, use long long and stoll.',
      ),
    },
  ],
  [
    /^runtime error$/,
    /^out_of_range .*map::at/,
    {
      what: word('map 里没有这个键', 'The map has no such key'),
      cause: word(
        '看看键拼对了没有；不知道有没有的时候，先用 count() 问一问。',
        'Look at its spelling. Where it may be missing, ask first with count().',
      ),
    },
  ],
  [
    /^runtime error$/,
    /^out_of_range .*"basic_string"/,
    {
      what: word('这段文字没有那么长', 'The text is not that long'),
      cause: word(
        '从 0 开始数：有 3 个字母，最后一个是 2。汉字一个占 3 格。先用 size() 看看有多长。',
        'Counting begins at 0: of 3 letters, the last is 2. Ask size() first how long it is.',
      ),
    },
  ],
  [
    /^runtime error$/,
    /^length_error /,
    {
      what: word('格子的个数不对', 'There cannot be so many places'),
      cause: word(
        '看看小括号里的数，这时候是不是变成了负数，或者大得放不下。',
        'Look at the number in the brackets: is it below 0 here, or far too large?',
      ),
    },
  ],
  [
    /^runtime error$/,
    /bad_alloc/,
    {
      what: word('内存放满了', 'The memory is full'),
      cause: word(
        '两个常见的原因：循环停不下来，一直往里放（像 push_back）；或者一次要的格子太多。',
        'Two usual causes: a loop without end that goes on putting in (as with push_back), or too many places asked for at once.',
      ),
    },
  ],
  [
    /^runtime error$/,
    /iterator|\brange\b/i,
    {
      what: word('这个位置不在里面', 'There is nothing at this position'),
      cause: word(
        '位置从 begin() 开始，到 end() 的前面为止。先用 size() 看看里面有没有这么多。',
        'Positions go from begin() to just before end(). Ask size() first whether there are so many.',
      ),
    },
  ],
  [
    /^runtime error$/,
    /out of bounds|index|^out_of_range/i,
    {
      what: word('要拿的那一格不存在', 'There is no such place'),
      cause: word(
        '从 0 开始数：有 3 个，最后一格是 2。看看方括号里的数，循环是不是多走了一步。',
        'Counting begins at 0: of 3, the last is 2. Look at the number in the brackets: does the loop take one step too many?',
      ),
    },
  ],
  [
    /^runtime error$/,
    /empty|front|back|pop/i,
    {
      what: word('里面是空的，拿不出东西', 'It is empty: nothing can be taken out'),
      cause: word('先用 empty() 或 size() 看一看里面有没有。', 'Ask first with empty() or size().'),
    },
  ],
  [
    /^runtime error$/,
    /stack|too much recursion/i,
    {
      what: word('一个函数不停地喊自己，停不下来', 'A function calls itself without ever stopping'),
      cause: word(
        '函数里要有一条路不再喊自己：先用 if 判断到头了没有，再 return。',
        'It needs a way out: an if that returns before it calls itself again.',
      ),
    },
  ],
  [
    /^runtime error$/,
    // Of a browser that does not say where.
    /unreachable/i,
    {
      what: word('程序走到了不能走的地方', 'The program came to where it must not go'),
      cause: word(
        '两个常见的原因：数组的格子不存在；或者函数说好交回结果，走到最后却没有 return。',
        'Two usual causes: a place that the array does not have, or a function that should return something and comes to its end without.',
      ),
    },
  ],
]
