import type { Language } from '@tutu/contract/core/languages'
import type { CodeLanguage } from './code-editor.ts'

/** A word to begin with, and in one line what it does. */
type Word = readonly [word: string, zh: string, en: string]

const PYTHON: readonly Word[] = [
  ['print', '显示出来', 'shows something'],
  ['input', '问一个问题，等回答', 'asks and waits for an answer'],
  ['int', '变成整数', 'makes a whole number of it'],
  ['str', '变成文字', 'makes text of it'],
  ['float', '变成小数', 'makes a number with a point of it'],
  ['len', '有多少个', 'how many there are'],
  ['range', '一串数：0、1、2……', 'numbers in a row: 0, 1, 2 …'],
  ['for', '一个一个地做', 'does it for each'],
  ['while', '只要……就一直做', 'does it as long as …'],
  ['if', '如果', 'only if …'],
  ['elif', '不然，如果', 'else, if …'],
  ['else', '不然', 'otherwise'],
  ['def', '教电脑一个新本领', 'teaches a new command'],
  ['return', '把结果交回去', 'hands back the result'],
  ['import', '拿来一个工具箱', 'fetches a box of tools'],
  ['from', '从工具箱里拿', 'takes out of a box of tools'],
  ['random', '随机数工具箱', 'the box for chance'],
  ['randint', '随机挑一个整数', 'a whole number by chance'],
  ['choice', '随机挑一个', 'picks one by chance'],
  ['shuffle', '打乱顺序', 'mixes a list'],
  ['turtle', '画画的海龟', 'the turtle that draws'],
  ['forward', '向前走', 'goes ahead'],
  ['left', '左转多少度', 'turns left by degrees'],
  ['right', '右转多少度', 'turns right by degrees'],
  ['penup', '抬笔', 'lifts the pen'],
  ['pendown', '落笔', 'puts the pen down'],
  ['color', '换颜色', 'changes the colour'],
  ['circle', '画圆', 'draws a circle'],
  ['game', '做像素游戏的工具箱', 'the box for pixel games'],
  ['append', '加到列表最后', 'adds to the end of a list'],
  ['True', '对', 'yes'],
  ['False', '不对', 'no'],
  ['and', '两个都要', 'both'],
  ['not', '反过来', 'the other way round'],
  ['break', '跳出循环', 'leaves the loop'],
]

/** Of a Python program that has fetched `game`. */
const GAME: readonly Word[] = [
  ['Sprite', '一个会动的小图', 'a small picture that moves'],
  ['on_frame', '每一格画面都做一次', 'does it in every frame'],
  ['run', '游戏开始，一秒几次', 'begins the game, so many times a second'],
  ['stop', '游戏结束', 'ends the game'],
  ['key', '这个键按着吗', 'is the key held down'],
  ['pressed', '这个键刚按下吗', 'was the key just pressed'],
  ['touches', '碰到另一个小图了吗', 'does it touch another picture'],
  ['at_edge', '碰到边了吗', 'is it at the edge'],
  ['move', '动几格', 'moves by so many cells'],
  ['goto', '去一个位置', 'goes to a place'],
  ['hide', '藏起来', 'hides it'],
  ['show', '现出来', 'shows it'],
  ['remove', '从场上拿走', 'takes it off the field'],
  ['pixel', '给一格涂颜色', 'colours a cell'],
  ['erase', '擦掉一格', 'erases a cell'],
  ['clear', '全部擦掉', 'erases everything'],
  ['background', '背景的颜色', 'the colour behind'],
  ['size', '场地有几列几行', 'how many columns and rows'],
  ['text', '在场上写字', 'writes words on the field'],
]

const JAVASCRIPT: readonly Word[] = [
  ['const', '起一个不换的名字', 'a name that stays'],
  ['let', '起一个可以换的名字', 'a name that may change'],
  ['function', '教电脑一个新本领', 'teaches a new command'],
  ['return', '把结果交回去', 'hands back the result'],
  ['if', '如果', 'only if …'],
  ['else', '不然', 'otherwise'],
  ['for', '一遍一遍地做', 'does it again and again'],
  ['while', '只要……就一直做', 'does it as long as …'],
  ['console', '控制台：console.log 显示', 'console.log shows something'],
  ['document', '整个网页', 'the whole page'],
  ['querySelector', '在网页里找一个', 'finds something in the page'],
  ['addEventListener', '等着一件事发生', 'waits for something to happen'],
  ['textContent', '里面的文字', 'the words inside'],
  ['setTimeout', '过一会儿再做', 'does it later'],
  ['setInterval', '每过一会儿做一次', 'does it every so often'],
  ['Math', '算数工具箱', 'the box for sums'],
  ['random', '0 到 1 之间的随机数', 'a number by chance, from 0 to 1'],
  ['floor', '去掉小数', 'cuts off what is behind the point'],
  ['length', '有多少个', 'how many there are'],
  ['push', '加到列表最后', 'adds to the end of a list'],
  ['true', '对', 'yes'],
  ['false', '不对', 'no'],
]

const CPP: readonly Word[] = [
  ['cout', '显示出来', 'shows something'],
  ['cin', '读进来', 'reads what is typed'],
  ['endl', '换一行', 'begins a new line'],
  ['int', '装整数的盒子', 'a box for a whole number'],
  ['double', '装小数的盒子', 'a box for a number with a point'],
  ['string', '装文字的盒子', 'a box for text'],
  ['char', '装一个字母的盒子', 'a box for one letter'],
  ['bool', '装对或不对的盒子', 'a box for yes or no'],
  ['vector', '一排盒子', 'a row of boxes'],
  ['push_back', '加到一排的最后', 'adds to the end of a row'],
  ['size', '有多少个', 'how many there are'],
  ['for', '一遍一遍地做', 'does it again and again'],
  ['while', '只要……就一直做', 'does it as long as …'],
  ['if', '如果', 'only if …'],
  ['else', '不然', 'otherwise'],
  ['return', '把结果交回去', 'hands back the result'],
  ['break', '跳出循环', 'leaves the loop'],
  ['sort', '排好顺序', 'puts a row in order'],
  ['swap', '两个对调', 'makes two change places'],
  ['getline', '读一整行', 'reads a whole line'],
  ['include', '拿来一个工具箱', 'fetches a box of tools'],
  ['iostream', '输入和输出的工具箱', 'the box for reading and showing'],
  ['using', 'using namespace std; 少打几个字', 'using namespace std; saves typing'],
  ['true', '对', 'yes'],
  ['false', '不对', 'no'],
]

const TAGS: readonly Word[] = [
  ['h1', '最大的标题', 'the largest heading'],
  ['h2', '小一点的标题', 'a smaller heading'],
  ['p', '一段话', 'a paragraph'],
  ['a', '链接', 'a link'],
  ['img', '图片', 'a picture'],
  ['ul', '带圆点的清单', 'a list with dots'],
  ['ol', '带数字的清单', 'a list with numbers'],
  ['li', '清单里的一条', 'a line of a list'],
  ['button', '按钮', 'a button'],
  ['input', '可以填字的框', 'a box to write in'],
  ['div', '一个盒子', 'a box for other things'],
  ['span', '一行里的一小段', 'a piece of a line'],
  ['strong', '重要的字', 'words that matter'],
  ['table', '表格', 'a table'],
  ['header', '页头', 'the top of the page'],
  ['main', '主要内容', 'what the page is about'],
  ['footer', '页脚', 'the bottom of the page'],
  ['style', '样子写在这里', 'how it looks'],
  ['script', '程序写在这里', 'what it does'],
  ['title', '标签页上的名字', 'its name in the tab'],
]

const STYLES: readonly Word[] = [
  ['color', '字的颜色', 'colour of the words'],
  ['background', '背景', 'what is behind'],
  ['font-size', '字的大小', 'size of the words'],
  ['font-weight', '字的粗细', 'how bold the words are'],
  ['font-family', '字体', 'which letters'],
  ['text-align', '靠左、居中、靠右', 'left, middle or right'],
  ['width', '宽', 'how wide'],
  ['height', '高', 'how high'],
  ['padding', '里面留的空', 'room inside'],
  ['margin', '外面留的空', 'room outside'],
  ['border', '边框', 'the line around'],
  ['border-radius', '圆角', 'round corners'],
  ['display', '怎么排', 'how it is laid out'],
  ['gap', '中间留的空', 'room between'],
  ['position', '放在哪里', 'where it is put'],
  ['cursor', '鼠标的样子', 'how the pointer looks'],
]

const WORDS = { python: PYTHON, javascript: JAVASCRIPT, cpp: CPP, tag: TAGS, style: STYLES } as const
export type Vocabulary = keyof typeof WORDS

/** Whose words belong at the end of `before`; undefined: plain words of a page. A page has three languages. */
export function vocabularyAt(code: CodeLanguage, before: string): Vocabulary | undefined {
  if (code !== 'html') return code
  const isIn = (tag: string): boolean => before.lastIndexOf(`<${tag}`) > before.lastIndexOf(`</${tag}`)
  if (isIn('script')) return 'javascript'
  if (/<\/?$/.test(before)) return 'tag'
  return isIn('style') && /[{;]\s*$/.test(before) ? 'style' : undefined
}

export type Offered = { readonly label: string; readonly detail?: string }

/**
 * What could be meant by the beginning of a word: the language's own words with what they do, then the names of the
 * program. Nothing where it is written out already, so that Enter behind a whole word is a new line.
 */
export function offersFor(
  typed: string,
  vocabulary: Vocabulary,
  program: string,
  language: Language,
): readonly Offered[] {
  const isGame = vocabulary === 'python' && /^\s*(?:import|from)[ \t]+game\b/m.test(program)
  const words = isGame ? [...PYTHON, ...GAME] : WORDS[vocabulary]
  const known = words.filter(([word]) => word.startsWith(typed))
  const isCode = vocabulary !== 'tag' && vocabulary !== 'style'
  if (typed.length < (isCode ? 2 : 1) || known.some(([word]) => word === typed)) return []
  const names = new Set(isCode ? program.match(/[\p{L}_][\p{L}\p{N}_]+/gu) : [])
  for (const [word] of words) names.delete(word)
  names.delete(typed)
  return [
    ...known.map((word) => ({ label: word[0], detail: language === 'en' ? word[2] : word[1] })),
    ...[...names].filter((name) => name.startsWith(typed)).map((label) => ({ label })),
  ].slice(0, 8)
}
