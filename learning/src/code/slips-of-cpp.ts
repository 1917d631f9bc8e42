import type { Rule } from './error-rule.ts'

const word = (zh: string, en: string) => ({ 'zh-cn': zh, en })

const TYPE = String.raw`\b(?:int|double|float|char|bool|string|long|auto)\s+`
const OWN_WORD =
  'and|auto|bool|break|case|char|class|const|continue|default|delete|do|double|else|false|float|for|if|int|long|namespace|' +
  'new|not|operator|or|private|public|return|short|struct|switch|template|this|true|try|typename|using|void|while'

/**
 * Where the compiler names what came of a slip, and the line tells the slip itself. Looked at before `CPP`, in what it says
 * followed by the line, in which texts are `""`.
 */
export const SLIPS: readonly Rule[] = [
  [
    /^error$/,
    /^expected expression\n(?:[^"']|"")*(?:"(?!")|')/,
    {
      what: word('这一行的引号没有成对', 'A quote is missing in this line'),
      cause: word('文字的两边各要一个英文双引号。', 'Text has a double quote on both sides.'),
    },
  ],
  [
    /^error$/,
    /^expected expression\n\s*(?:\}\s*)?else\b/,
    {
      what: word('这个 else 找不到它的 if', 'This else has no if'),
      cause: word(
        '看看 if 的小括号后面是不是多写了一个分号；if 管的话超过一句，要用花括号包起来。',
        'Is there a semicolon behind the brackets of the if? More than one command for it stands in curly brackets.',
      ),
    },
  ],
  [
    /^error$/,
    /^expected expression\n.*=[<>]/,
    {
      what: word('比大小的符号写反了', 'The signs of a comparison stand the wrong way round'),
      cause: word('等号写在后面：“>=”和“<=”。', 'The equals sign comes second: >= and <=.'),
    },
  ],
  [
    /^error$/,
    /^expected expression\n.*(?:#|\\)/,
    {
      what: word('这一行有电脑看不懂的符号', 'There is a sign in this line that the computer cannot read'),
      cause: word('写给人看的话，前面用两条斜线“//”。', 'What is written for people begins with //.'),
    },
  ],
  [
    /^error$/,
    /^(?:redefinition|expected|use of undeclared)[^\n]*\n.*\bfor\s*\((?!.*;.*;)(?!.*[^:]:[^:])/,
    {
      what: word('for 的小括号里要有两个分号', 'Between the brackets of a for stand two semicolons'),
      cause: word(
        '三样东西用分号隔开，比如“for (int i = 0; i < 3; i++)”。',
        'They part its three things, as in for (int i = 0; i < 3; i++).',
      ),
    },
  ],
  [
    /^error$/,
    /\n\s*include\b/,
    {
      what: word('include 前面少了“#”', 'A # is missing before include'),
      cause: word('第一行写成“#include <iostream>”。', 'The first line is #include <iostream>.'),
    },
  ],
  [
    /^error$/,
    /^(?:unknown type name|a type specifier|expected unqualified-id)[^\n]*\n\s*(?:cout|cin|if|for|while|return)\b/,
    {
      what: word('这一句写在了 main 的外面', 'This command stands outside main'),
      cause: word(
        '命令都写在 main 的花括号里面。看看上面是不是多了一个“}”。',
        'Commands stand within the curly brackets of main. Is there a } too many above?',
      ),
    },
  ],
  [
    /^error$/,
    /^use of undeclared identifier 'elif'/,
    {
      what: word('C++ 里没有 elif', 'C++ has no elif'),
      cause: word('写成“else if”，两个词，中间有空格。', 'Write else if: two words.'),
    },
  ],
  [
    /^error$/,
    /^use of undeclared identifier '(\w+)'[^\n]*\n.*\b\1\s*\(/,
    {
      what: word('电脑还没见过“{1}”这个函数', 'The computer has not met a function “{1}” yet'),
      cause: word(
        '看看拼对了没有。自己写的函数，要写在用它的地方的上面；C++ 带的函数，比如 sort，要先写它的 #include。',
        'Look at the spelling. A function of your own stands above the place where it is used; one of C++, such as sort, needs its #include.',
      ),
    },
  ],
  [
    /^error$/,
    new RegExp(String.raw`^expected unqualified-id\n.*${TYPE}(\d\w*)`),
    {
      what: word('“{1}”不能当名字', '“{1}” cannot be a name'),
      cause: word('名字用字母开头，数字只能跟在后面。', 'A name begins with a letter; digits come behind it.'),
    },
  ],
  [
    /^error$/,
    new RegExp(String.raw`^expected unqualified-id\n.*${TYPE}(${OWN_WORD})\b`),
    {
      what: word('“{1}”不能当名字', '“{1}” cannot be a name'),
      cause: word('它是 C++ 自己的词。换一个名字。', 'It is a word of C++ itself. Choose another name.'),
    },
  ],
  [
    /^error$/,
    // Of 'long long a' the second word is no name.
    new RegExp(String.raw`^expected ';' at end of declaration\n.*${TYPE}(?!(?:${OWN_WORD})\b)(\w+)[ -]+(\w+)\s*[=;,]`),
    {
      what: word('名字中间不能有空格和减号', 'A name has no space and no minus in it'),
      cause: word('连起来写，或者用下划线：{1}_{2}。', 'Write it as one, or with an underscore: {1}_{2}.'),
    },
  ],
  [
    /^error$/,
    // Before a word that begins another command it is the semicolon that is missing.
    new RegExp(
      String.raw`^expected ';' after expression\n.*<<\s*(?:""|[\w.)\]]+)\s+(?!(?:cout|cin|${OWN_WORD})\b)(?:""|\w).*;`,
    ),
    {
      what: word('这里少了“<<”', 'A << is missing here'),
      cause: word(
        'cout 后面每一样东西的前面都要写一次“<<”，endl 也是。',
        'Behind cout, << stands before each thing, endl too.',
      ),
    },
  ],
  [
    /^error$/,
    /^(?:invalid operands|reference to overloaded)[^\n]*\n.*\bcout\b[^;]*<<[^;]*\s(?:[<>]=?|[=!]=|&&|\|\|)\s/,
    {
      what: word('比一比的算式要用小括号包起来', 'A comparison behind cout stands in brackets'),
      cause: word('写成“cout << (a > 0)”这样。', 'As in cout << (a > 0).'),
    },
  ],
  [
    /^error$/,
    /^(?:invalid operands|reference to overloaded)[^\n]*\n.*\bcin\b[^;]*\bendl\b/,
    {
      what: word('cin 后面不能写 endl', 'endl does not go behind cin'),
      cause: word('endl 是换行，只跟 cout 一起用。', 'It ends a line that is printed: it goes with cout.'),
    },
  ],
  [
    /^error$/,
    /^invalid operands[^\n]*'(?:double|float)'[^\n]*\n.*%/,
    {
      what: word('小数不能用“%”求余数', '% is for whole numbers'),
      cause: word('把 double 换成 int，再用“%”。', 'Use an int in place of the double.'),
    },
  ],
  [
    /^runtime error$/,
    /^unreachable[^\n]*\n.*\b(?:assert|abort)\s*\(/i,
    {
      what: word('程序自己在这里停了下来', 'The program ended itself here'),
      cause: word('它走到了 abort()，或者 assert 里的话不成立。', 'It came to abort(), or what assert says is not so.'),
    },
  ],
  [
    /^runtime error$/,
    // Every other reason is told by name where the line is known.
    /^unreachable[^\n]*\n.*\S/i,
    {
      what: word('函数走到了最后，却没有 return', 'A function came to its end without a return'),
      cause: word(
        '前面写着 int 这样的词的函数，每一条路都要交回一个结果。这一行不成立的时候，接下来 return 什么？',
        'One that begins with a word like int gives something back on every way. What is returned where this line does not apply?',
      ),
    },
  ],
]
