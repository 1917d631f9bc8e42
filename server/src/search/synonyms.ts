import { foldText } from './fold.ts'
import { HAN_RUN, pairsOf, piecesOf, stemOf } from './tokens.ts'

/**
 * Words that mean the same to who looks for a course: one group a line. Behind '>' stand words that are too common in texts
 * to be looked for instead of others. Applied to what is asked, not to what is stored: a change holds at once.
 */
const GROUPS = `
游戏 小游戏 game 🎮
兔子 小兔 兔兔 rabbit bunny 🐰 🐇
海龟 乌龟 turtle tortoise 🐢
循环 重复 回圈 loop repeat >for >while
变量 变数 variable
条件 判断 如果 condition >if
函数 function >def
列表 数组 array >list
网页 网站 web 网页设计 html website webpage homepage
css 样式 style
动画 卡通 animation cartoon animate
编程 程序 代码 写代码 程式 coding code programming program
算法 演算法 algorithm
排序 sort 冒泡
查找 搜索 search
人工智能 ai 机器学习 智能
机器人 robot 🤖
打字 键盘 typing keyboard ⌨️
拼音 pinyin
画画 绘画 画图 draw drawing art 🎨
故事 story 📖
音乐 music 🎵
数学 maths math 口算
迷宫 maze labyrinth
猜谜 谜语 riddle
随机 random
坐标 coordinate
颜色 colour color
积木 图形化 block blocks scratch
点击 click
入门 零基础 初学 basics beginner
亲子 家长 family parent
py python 蟒蛇 派森
js javascript
cpp c++ c语言
sc scratch
scratchjr jr
`

/** Lexemes that must all be there. */
export type Lexemes = readonly string[]

/** Word as it is asked for (stem of letters, Han as it is) → what else stands for it. */
const byWord = new Map<string, Lexemes[]>()
for (const line of GROUPS.trim().split('\n')) {
  const members = foldText(line)
    .split(' ')
    .map((entry) => {
      const word = entry.replace('>', '')
      return { key: keyOf(word), lexemes: lexemesOf(word), isCommon: entry !== word }
    })
  for (const { key } of members) {
    const others = members.filter((other) => other.key !== key && !other.isCommon).map(({ lexemes }) => lexemes)
    byWord.set(key, [...(byWord.get(key) ?? []), ...others])
  }
}

const phrases = [...byWord.keys()].filter((word) => HAN_RUN.test(word) && word.length > 1)
const PHRASE = new RegExp(`(${phrases.toSorted((a, b) => b.length - a.length).join('|')})`, 'u')

/** What else stands for a folded word. */
export function synonymsOf(word: string): readonly Lexemes[] {
  return byWord.get(keyOf(word)) ?? []
}

/** A run of Han characters, cut at the words that have synonyms: these are at the odd places. */
export function cutAtPhrases(run: string): string[] {
  return run.split(PHRASE)
}

function keyOf(word: string): string {
  return HAN_RUN.test(word) ? word : stemOf(word)
}

function lexemesOf(word: string): Lexemes {
  return piecesOf(word).flatMap(({ text }) => (HAN_RUN.test(text) ? pairsOf(text) : [stemOf(text)]))
}
