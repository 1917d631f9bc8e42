// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Language } from '@tutu/contract/core/languages'
import { describe, expect, it } from 'vitest'
import { stackScratchBlocks } from '../../lib/scratch-blocks.ts'

// The demo lessons as children see them: what their texts name stands in their drawings, and both languages draw the same.

const COURSES = fileURLToPath(new URL('../../../../server/seed/courses', import.meta.url))
const LANGUAGES = ['zh-cn', 'en'] as const

type Lesson = {
  course: string
  stem: string
  language: Language
  /** The text without its code. */
  prose: string
  code: readonly { language: string; text: string }[]
}

const lessons = readdirSync(COURSES).flatMap((course) =>
  readdirSync(`${COURSES}/${course}`).flatMap((file): Lesson[] => {
    const [, stem, language] = /^(\d\d-.+)\.(zh-cn|en)\.md$/.exec(file) ?? []
    if (!stem) return []
    const text = readFileSync(`${COURSES}/${course}/${file}`, 'utf8')
    const code = [...text.matchAll(/^ *```(\w+)[^\n]*\n([\s\S]*?)^ *```/gm)].map((one) => ({
      language: one[1]!,
      text: one[2]!,
    }))
    const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '')
    return [{ course, stem, language: language as Language, prose, code }]
  }),
)
const scratch = lessons.filter(({ code }) => code.some(({ language }) => language === 'scratch'))
const nameOf = ({ course, stem, language }: Lesson) => `${course}/${stem} ${language}`
const scriptsOf = ({ code }: Lesson) => code.flatMap(({ language, text }) => (language === 'scratch' ? [text] : []))
/** This lesson and those before it, in the same course and language. */
const soFar = (lesson: Lesson) =>
  scratch.filter(
    ({ course, language, stem }) => course === lesson.course && language === lesson.language && stem <= lesson.stem,
  )

function draw(script: string): string {
  return stackScratchBlocks(`<pre><code class="language-scratch">${escapeHtml(script)}</code></pre>`)
}

/** Words of a drawing or a name, without numbers and signs. The ends of loops are drawn as edges, not as words. */
function words(text: string): string {
  const seen = text.replace(/<span class="foot">.*?<\/span>/g, '').replace(/<[^>]+>|&\w+;/g, ' ')
  return ` ${(seen.toLowerCase().match(/\p{Script=Han}|[a-z]+/gu) ?? []).join(' ')} `
}

/** What texts name besides blocks of the drawings: buttons and menus of the editor, blocks to try, words of the lesson. */
const NOT_DRAWN: Readonly<Record<Language, readonly string[]>> = {
  'zh-cn': listed(`
    选择一个角色 / 选择一个背景 / 建立一个变量 / 适用于所有角色 / 新消息 / 背景 / 声音
    自制积木 / 制作新的积木 / 添加输入项（数字或文本） / 运行时不刷新屏幕
    播放声音 / 将颜色特效增加 25 / 停止全部脚本 / 或 / 将颜色特效设定为 / 当接收到开始本关
    墙 / 先走再退 / 放几勺糖 / 0 减去横 / 速度 / 还差几颗 / 关卡 + 4 / 4 减关卡 / 1 减去 分数除以 20
    如果剩余时间 = 5 / 在几秒内滑行到 / 迷宫大冒险，按空格键开始 / 最快`),
  en: listed(`
    Choose a Sprite / Choose a Backdrop / Make a Variable / For all sprites / New message
    Make a Block / Add an input: number or text / Run without screen refresh
    start sound / change color effect by 25 / stop all / or
    How much sugar / speed / level + 4 / 4 minus level / if time left = 5
    Maze Adventure, press space / best`),
}

function listed(names: string): string[] {
  return names
    .split(/[/\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

const QUOTED = { 'zh-cn': /“([^”]+)”/g, en: /"([^"]+)"/g } as const
const namesIn = ({ prose, language }: Lesson) => [...prose.matchAll(QUOTED[language])].map(([, name]) => name!)

describe.each(scratch.map((lesson) => [nameOf(lesson), lesson] as const))('%s', (_, lesson) => {
  it('names blocks that are drawn, here or in a lesson before', () => {
    const drawn = soFar(lesson).flatMap(scriptsOf).map(draw).map(words)
    const isDrawn = (name: string) => drawn.some((one) => one.includes(words(name)))
    expect(namesIn(lesson).filter((name) => !NOT_DRAWN[lesson.language].includes(name) && !isDrawn(name))).toEqual([])
  })

  it('does not speak of lines: what is seen are blocks', () => {
    expect(lesson.prose).not.toMatch(/最后一行|第.行|文字写法|\b(last|first|next) line\b|blocks as text/i)
  })

  it('draws each line as the block it is; blocks of its own are defined', () => {
    const defined = soFar(lesson)
      .flatMap(scriptsOf)
      .flatMap((script) => [...script.matchAll(/^(?:定义|define) ([^(\n]+)/gm)].map(([, name]) => name!.trim()))
    const own = scriptsOf(lesson)
      .flatMap((script) => [...draw(script).matchAll(/class="block[^"]* own[^"]*"><span class="line">([^<]*)/g)])
      .map(([, line]) => line!.trim())
    expect(own.filter((line) => !defined.some((name) => line === name || /^(定义|define) /.test(line)))).toEqual([])
  })

  it('tells where the names in its menus come from', () => {
    const text = words(
      soFar(lesson)
        .map(({ prose }) => prose)
        .join(' '),
    )
    const names = scriptsOf(lesson).flatMap(menusIn)
    expect(names.filter((name) => !OF_SCRATCH.has(name) && !text.includes(words(name)))).toEqual([])
  })
})

/** What menus of Scratch offer by themselves. */
const OF_SCRATCH = new Set(
  listed(`
    该角色的其他脚本 / 这个脚本 / 自己 / 空格 / → / ← / ↑ / ↓ / pop
    other scripts in sprite / this script / myself / space
    right arrow / left arrow / up arrow / down arrow`),
)

/** Names of variables, messages, sprites, backdrops and sounds: what stands in a menu. */
function menusIn(script: string): string[] {
  return [...script.matchAll(/[[(]([^[\]()<>]+) v[\])]/g)].map(([, name]) => name!)
}

it('names what there is of the editor, and nothing besides', () => {
  for (const language of LANGUAGES) {
    const named = scratch.filter((one) => one.language === language).flatMap(namesIn)
    expect(NOT_DRAWN[language].filter((name) => !named.includes(name))).toEqual([])
  }
})

const pairs = lessons
  .filter(({ language }) => language === 'zh-cn')
  .map((lesson) => {
    const other = lessons.find(
      ({ course, stem, language }) => course === lesson.course && stem === lesson.stem && language === 'en',
    )!
    return [`${lesson.course}/${lesson.stem}`, lesson, other] as const
  })

describe.each(pairs)('%s in both languages', (_, chinese, english) => {
  it('draws the same blocks and inputs', () => {
    const shape = (lesson: Lesson) => scriptsOf(lesson).map((script) => draw(script).replace(/>[^<]+</g, '><'))
    expect(shape(english)).toEqual(shape(chinese))
  })

  it('has the same programs', () => {
    const programs = ({ code }: Lesson) => code.map(({ language }) => language).filter((name) => name !== 'text')
    expect(programs(english)).toEqual(programs(chinese))
  })
})

// For ScratchJr, whose blocks have no words, tables stand for drawings.
it.each(pairs.filter(([name]) => name.startsWith('scratch')))(
  '%s has the same tables in both languages, number by number',
  (_, chinese, english) => {
    const tables = ({ prose }: Lesson) =>
      [...prose.matchAll(/^\|.*\|$/gm)].map(([row]) => row.split('|').map((cell) => cell.match(/\d+/g) ?? []))
    expect(tables(english)).toEqual(tables(chinese))
  },
)

it.each([...new Set(scratch.map(({ course }) => course))])(
  '%s calls each thing by one name in each language',
  (course) => {
    const menus = (language: Language) =>
      scratch
        .filter((one) => one.course === course && one.language === language)
        .flatMap(scriptsOf)
        .flatMap(menusIn)
    const pairs = menus('zh-cn').map((name, index) => [name, menus('en')[index]!] as const)
    const inEnglish = new Map(pairs)
    const inChinese = new Map(pairs.map(([chinese, english]) => [english, chinese]))
    for (const [chinese, english] of pairs) {
      expect([inEnglish.get(chinese), inChinese.get(english)]).toEqual([english, chinese])
    }
  },
)
