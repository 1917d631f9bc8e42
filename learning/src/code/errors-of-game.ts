import type { Rule } from './error-rule.ts'

/** What our module for games (`site/src/lib/runner/python/game.py`) says. */
export const GAME: readonly Rule[] = [
  [
    /GameError$/,
    /no key named (.*)/,
    {
      what: { 'zh-cn': '游戏里没有“{1}”这个键', en: 'The game has no key “{1}”' },
      cause: {
        'zh-cn': '能用的键是 "left"、"right"、"up"、"down"、"space"，两边有英文引号。',
        en: 'There are "left", "right", "up", "down" and "space", each in quotes.',
      },
    },
  ],
  [
    /GameError$/,
    /no picture named (.*)/,
    {
      what: { 'zh-cn': '没有叫“{1}”的小图', en: 'There is no picture called “{1}”' },
      cause: {
        'zh-cn':
          '现成的有 "rabbit"、"carrot"、"star"、"heart"、"apple"、"ghost"、"ball"、"wall"。也可以自己用字母画：["r.r", ".r."]。',
        en: 'Ready ones are "rabbit", "carrot", "star", "heart", "apple", "ghost", "ball" and "wall". Or draw one of letters: ["r.r", ".r."].',
      },
    },
  ],
  [
    /GameError$/,
    /no colour letter (.*)/,
    {
      what: { 'zh-cn': '小图里的字母“{1}”没有颜色', en: 'The letter “{1}” in the picture has no colour' },
      cause: {
        'zh-cn': '能用的字母：r 红、o 橙、y 黄、g 绿、b 蓝、c 浅蓝、p 紫、i 粉、n 棕、k 黑、w 白、s 灰；点是空的。',
        en: 'Letters are r red, o orange, y yellow, g green, b blue, c light blue, p purple, i pink, n brown, k black, w white, s grey. A dot is empty.',
      },
    },
  ],
  [
    /GameError$/,
    /bad color string/,
    {
      what: { 'zh-cn': '游戏不认识这个颜色', en: 'The game does not know this colour' },
      cause: {
        'zh-cn': '颜色用英文名字，比如 "red"、"skyblue"、"gold"，两边有英文引号。',
        en: 'Colours are English words in quotes, like "red", "skyblue" or "gold".',
      },
    },
  ],
  [
    /GameError$/,
    /places are numbers/,
    {
      what: { 'zh-cn': '位置要用数字', en: 'A place needs numbers' },
      cause: {
        'zh-cn': '先写第几列，再写第几行，都从 0 数起，比如 game.pixel(3, 5, "red")。',
        en: 'First the column, then the row, both counted from 0: game.pixel(3, 5, "red").',
      },
    },
  ],
  [
    /GameError$/,
    /no frame function|on_frame needs/,
    {
      what: { 'zh-cn': '游戏还不知道每一格画面要做什么', en: 'The game does not know yet what to do in each frame' },
      cause: {
        'zh-cn':
          '在 game.run() 前面写一个函数，上面一行写 @game.on_frame。写成 game.on_frame(step) 也行，step 后面没有括号。',
        en: 'Before game.run(), write a function with @game.on_frame in the line above it. game.on_frame(step) works too, without brackets after step.',
      },
    },
  ],
  [
    /GameError$/,
    /run in a frame/,
    {
      what: { 'zh-cn': '游戏已经在跑了，不能再开始一次', en: 'The game is running already and cannot begin again' },
      cause: {
        'zh-cn':
          '多半是这一行往里缩了，成了 @game.on_frame 下面那个函数的一部分。把 game.run() 放到程序最后，前面不留空格。',
        en: 'Most likely this line is indented, and so it is part of the function below @game.on_frame. Put game.run() at the very end, with no spaces before it.',
      },
    },
  ],
  [
    /GameError$/,
    /touches needs/,
    {
      what: { 'zh-cn': 'touches 的括号里要放另一个角色', en: 'touches needs another sprite in its brackets' },
      cause: {
        'zh-cn': '放角色的名字，不加引号，比如 rabbit.touches(carrot)。',
        en: 'Give it the name of a sprite, without quotes: rabbit.touches(carrot).',
      },
    },
  ],
  [
    /GameError$/,
    /size goes|fps goes|200 sprites|at most/,
    {
      what: { 'zh-cn': '这个数太大或者太小了', en: 'This is too much or too little' },
      cause: {
        'zh-cn': '场地每边 8 到 96 格，每秒 1 到 60 次，一张小图每边最多 32 格，角色最多 200 个。',
        en: 'A field is 8 to 96 cells a side, a game has 1 to 60 frames a second, a picture up to 32 cells a side, and there are up to 200 sprites.',
      },
    },
  ],
  [
    /^RuntimeError$/,
    /no (sleep|input) in a frame/,
    {
      what: { 'zh-cn': '游戏在跑的时候不能停下来等', en: 'A running game cannot stop and wait' },
      cause: {
        'zh-cn': 'input() 和 sleep() 写在 game.run() 前面、函数外面。想慢一点，把 run 括号里的数改小。',
        en: 'Put input() and sleep() outside of the function, before game.run(). To go slower, give run a smaller number.',
      },
    },
  ],
]
