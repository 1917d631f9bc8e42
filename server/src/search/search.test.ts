import { course } from '@tutu/contract/resources/course'
import { lesson } from '@tutu/contract/resources/lesson'
import type { FoundIn, SearchOutcome } from '@tutu/contract/core/envelope'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedAll } from '../data/seed.ts'
import { forgetWords } from './forget.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { untilIndexed } from '../testing/indexed.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testServices } from '../testing/services.ts'

type Course = { id: number; slug: string; title: string; price: string; found_in?: FoundIn }
type List = { list: Course[]; total: number; search: SearchOutcome }

let server: TestApp
beforeAll(async () => {
  // Written beside the pipeline, as by any import: the running server makes their words.
  server = await testApp({ beforeStart: (database) => seedAll(database, { SEED: 'demo' }) })
  await untilIndexed(server.database)
})
afterAll(() => server.close())

async function find(query: string, more: object = {}, language: 'zh-cn' | 'en' = 'zh-cn'): Promise<List> {
  const path = '/api/course/index'
  const answer = await server.call<List>('GET', path, { quick_search: query, ...more }, { token: '', language })
  expect(answer.code, answer.msg).toBe(1)
  return answer.data
}
const slugs = ({ list }: List): string[] => list.map(({ slug }) => slug)
const post = async (path: string, values: object): Promise<number> => {
  const { code, msg, data } = await server.call<{ id: number } | null>('POST', `/admin/${path}`, values)
  expect(code, `${msg} ${JSON.stringify(data)}`).toBe(1)
  return data?.id ?? 0
}
const textOf = (place: FoundIn | undefined): string =>
  (place?.text ?? []).map(({ text, mark }) => (mark ? `[${text}]` : text)).join('')

test.each([
  ['我想做游戏', 'javascript-click-game'],
  ['兔子 游戏', 'scratch-hide-and-seek'],
  ['循环', 'python-turtle-art'],
  ['loop', 'python-turtle-art'],
  ['乌龟', 'python-turtle-art'],
  ['youxi', 'javascript-click-game'],
  ['pyhton', 'python-turtle-art'],
  ['兔子游戏', 'scratch-hide-and-seek'],
  ['遊戲', 'javascript-click-game'],
  ['迷宮冒險', 'scratch-maze-adventure'],
  ['迴圈', 'python-turtle-art'],
  ['ＰＹＴＨＯＮ', 'python-turtle-art'],
  ['PYTHON', 'python-turtle-art'],
  ['python turtle', 'python-turtle-art'],
  ['turtles', 'python-turtle-art'],
  ['rabbit game', 'scratch-hide-and-seek'],
  ['How can I make a game?', 'javascript-click-game'],
  ['a game about a maze', 'scratch-maze-adventure'],
  ['yx', 'javascript-click-game'],
  ['yxi', 'javascript-click-game'],
  ['youx', 'javascript-click-game'],
  ['游xi', 'javascript-click-game'],
  ['yuoxi', 'javascript-click-game'],
  ['tuziyouxi', 'scratch-hide-and-seek'],
  ['haigui', 'python-turtle-art'],
  ['hg', 'python-turtle-art'],
  ['海归', 'python-turtle-art'],
  ['migong', 'scratch-maze-adventure'],
  ['miggong', 'scratch-maze-adventure'],
  ['duomaomao', 'scratch-hide-and-seek'],
  ['躲猫猫', 'scratch-hide-and-seek'],
  ['hide and seek', 'scratch-hide-and-seek'],
  ['排序', 'cpp-sorting-and-searching'],
  ['paixu', 'cpp-sorting-and-searching'],
  ['bubble sort', 'cpp-sorting-and-searching'],
  ['冒泡', 'cpp-sorting-and-searching'],
  ['C++', 'cpp-first-steps'],
  ['cpp', 'cpp-first-steps'],
  ['c', 'cpp-first-steps'],
  ['C语言', 'cpp-first-steps'],
  ['变量 C++', 'cpp-first-steps'],
  ['變數 c++', 'cpp-first-steps'],
  ['variables in C++', 'cpp-first-steps'],
  ['网页', 'html-css-my-page'],
  ['html5', 'html-css-my-page'],
  ['怎么做网页', 'html-css-my-page'],
  ['webpage', 'html-css-my-page'],
  ['wangye', 'html-css-my-page'],
  ['js', 'javascript-click-game'],
  ['javascrpt', 'javascript-click-game'],
  ['人工智能', 'ai-how-machines-learn'],
  ['AI', 'ai-talk-with-assistants'],
  ['机器学习', 'ai-how-machines-learn'],
  ['打字', 'typing-first-steps'],
  ['typing', 'typing-first-steps'],
  ['键盘怎么学', 'typing-first-steps'],
  ['猜谜语', 'python-word-games'],
  ['riddle', 'python-word-games'],
  ['scratchjr', 'scratchjr-first-stories'],
  ['scratch jr', 'scratchjr-first-stories'],
  ['scra', 'scratchjr-first-stories'],
  ['🐰 游戏', 'scratch-hide-and-seek'],
  ['🐢', 'python-turtle-art'],
  ['python-turtle-art', 'python-turtle-art'],
  ['游戏\u3000兔子', 'scratch-hide-and-seek'],
  ['游戏，兔子！', 'scratch-hide-and-seek'],
])('“%s” finds %s among the first three', async (query, slug) => {
  const found = await find(query)
  expect(slugs(found).slice(0, 3)).toContain(slug)
})

test.each([
  ['pyhton', 'python'],
  ['yuoxi', '游戏'],
  ['learn Pyhton fast', 'learn python fast'],
  ['海归', '海龟'],
])('“%s” has a slip and is told “%s”', async (query, expected) => {
  expect((await find(query)).search).toEqual({ mode: 'near', did_you_mean: expected })
})

test('words that no course has together find courses that have some of them, most of them first', async () => {
  const found = await find('海龟 键盘 迷宫 冒险')
  expect(found.search).toEqual({ mode: 'any', did_you_mean: null })
  expect(slugs(found)[0]).toBe('scratch-maze-adventure')
  expect(slugs(found)).toEqual(expect.arrayContaining(['python-turtle-art', 'typing-first-steps']))
})

test.each([
  ['nothing that means anything', '!!! … ，。？'],
  ['a word nobody has', 'qzxvqzxv'],
  ['Han nobody has', '龘靐齉'],
  ['SQL', `'; drop table course; --`],
  ['signs of the query language', `a & | ! <-> :* 'b' \\`],
  ['a hundred kilobytes', '游'.repeat(50_000) + 'a'.repeat(50_000)],
  ['a hundred kilobytes of words', 'ab '.repeat(33_000)],
  ['half a surrogate', '\ud83d'],
  ['combining marks', 'z\u0301\u0301\u0301algo'.repeat(20)],
])('%s is a query like any other, and soon answered', async (_, query) => {
  const began = performance.now()
  const found = await find(query)
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(found.total).toBeGreaterThanOrEqual(found.list.length)
})

test('what is shown says where the words are, unless title, subtitle or names beside it show them', async () => {
  const [first] = (await find('循环')).list
  expect(first!.found_in).toMatchObject({ resource: 'lesson', slug: 'loops-and-polygons', number: 2, field: 'title' })
  expect(textOf(first!.found_in)).toBe('用[循环]画多边形')
  const [english] = (await find('loop', {}, 'en')).list
  expect(english!.found_in).toMatchObject({ resource: 'lesson', number: 2 })
  expect(textOf(english!.found_in)).toMatch(/\[\w*oops?\]/i)
  for (const { found_in } of (await find('loop', {}, 'en')).list.slice(0, 3))
    expect(textOf(found_in)).not.toMatch(/\p{Script=Han}/u)
  expect((await find('海龟')).list[0]!.found_in).toBeUndefined()
  const words = (await find('乌龟')).list.find(({ slug }) => slug === 'python-word-games')
  expect(words!.found_in).toMatchObject({ resource: 'course', field: 'intro' })
})

test('a search goes with filters, an order and pages', async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `select id from course_category where slug = 'python'`,
  )
  const inPython = await find('游戏', { category_id: rows[0]!.id })
  expect(slugs(inPython)).toEqual(['python-word-games', 'python-turtle-art'])
  const dear = await find('游戏', { order: 'price,desc' })
  const prices = dear.list.map(({ price }) => Number(price))
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  const whole = slugs(await find('python', { limit: 50 }))
  const pages = await Promise.all([1, 2, 3].map((page) => find('python', { page, limit: 2 })))
  expect(pages.flatMap(slugs)).toEqual(whole.slice(0, 6))
  expect((await find('python', { page: 9_999_999, limit: 50 })).total).toBe(whole.length)
})

test('what is saved is found at once, what is changed no longer as it was', async () => {
  const id = await addCourse('at-once', { title_i18n: { 'zh-cn': '考拉的树屋', en: 'Treehouse of a koala' } })
  for (const query of ['考拉', 'koala', 'kaola', 'kl', 'kaoal', '考拉 树屋']) {
    expect(slugs(await find(query)), query).toContain('at-once')
  }
  await post('course/edit', { id, title_i18n: { 'zh-cn': '袋鼠的树屋', en: 'Treehouse of a kangaroo' } })
  expect(slugs(await find('考拉'))).not.toContain('at-once')
  expect(slugs(await find('kangaroo'))).toEqual(['at-once'])
  await post('course/edit', { id, status: '0' })
  expect(slugs(await find('袋鼠'))).not.toContain('at-once')
  await post('course/edit', { id, status: '1' })
  expect(slugs(await find('袋鼠'))).toEqual(['at-once'])
  await server.call('DELETE', '/admin/course/del', { ids: [id] })
  expect(slugs(await find('袋鼠'))).not.toContain('at-once')
})

test('a course is found by its lessons as they are: added, changed, moved and deleted', async () => {
  const [one, two] = [await addCourse('first-home', {}), await addCourse('second-home', {})]
  const id = await addLesson(one, {
    title_i18n: { 'zh-cn': '鸵鸟赛跑' },
    content_i18n: { 'zh-cn': '终点在沙丘那边。' },
  })
  expect(slugs(await find('鸵鸟'))).toEqual(['first-home'])
  expect(textOf((await find('沙丘')).list[0]!.found_in)).toContain('终点在[沙丘]那边')
  await post('lesson/edit', { id, course_id: two })
  expect(slugs(await find('鸵鸟'))).toEqual(['second-home'])
  await post('lesson/edit', { id, title_i18n: { 'zh-cn': '火烈鸟赛跑' } })
  expect((await find('鸵鸟')).total).toBe(0)
  expect(slugs(await find('火烈鸟'))).toEqual(['second-home'])
  await server.call('DELETE', '/admin/lesson/del', { ids: [id] })
  expect(slugs(await find('火烈鸟'))).not.toContain('second-home')
})

test('two lessons of one course saved at the same time are both found', async () => {
  const id = await addCourse('side-by-side', {})
  const words = ['企鹅', '北极熊', '海豹', '驯鹿', '雪橇', '冰山']
  await Promise.all(words.map((word) => addLesson(id, { title_i18n: { 'zh-cn': `${word}来了` } })))
  for (const word of words) expect(slugs(await find(word)), word).toEqual(['side-by-side'])
})

/** Of the row of words: another one whenever it was written. */
async function versionOf(table: 'course_search' | 'lesson_search', id: number): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<{ xmin: string }>(`select xmin::text from ${table} where id = $1`, [
    id,
  ])
  return rows[0]?.xmin
}

test('words are written when they change, not when something else of the row does', async () => {
  const id = await addCourse('steady', { title_i18n: { 'zh-cn': '树懒慢慢走' } })
  const below = await addLesson(id, { title_i18n: { 'zh-cn': '树懒起床' } })
  const before = [await versionOf('course_search', id), await versionOf('lesson_search', below)]
  await post('course/edit', { id, price: '12.00', note: '只改价格' })
  await post('lesson/edit', { id: below, minutes: '33' })
  expect([await versionOf('course_search', id), await versionOf('lesson_search', below)]).toEqual(before)
  await post('lesson/edit', { id: below, title_i18n: { 'zh-cn': '树懒打哈欠' } })
  expect(await versionOf('course_search', id)).not.toBe(before[0])
  expect(slugs(await find('哈欠'))).toEqual(['steady'])
})

test('a long text is read a moment after it is saved; its name at once, and what is hidden at once not', async () => {
  const id = await addCourse('long-story', {})
  const text = `${'很久以前有一座山。'.repeat(600)}山上住着蜥蜴。`
  const below = await addLesson(id, { title_i18n: { 'zh-cn': '高山传说' }, content_i18n: { 'zh-cn': text } })
  expect(slugs(await find('高山传说'))).toEqual(['long-story'])
  await vi.waitFor(async () => expect(slugs(await find('蜥蜴'))).toEqual(['long-story']))
  // Its own name is another, its text is as before.
  await post('lesson/edit', { id: below, title_i18n: { 'zh-cn': '低谷传说' } })
  expect(slugs(await find('蜥蜴'))).toEqual(['long-story'])
  await post('lesson/edit', { id: below, free: '0' })
  expect(slugs(await find('蜥蜴'))).not.toContain('long-story')
})

test('of rows that match equally well, those that editors put first come first', async () => {
  const [one, two] = [await addCourse('equal-one', {}), await addCourse('equal-two', {})]
  for (const id of [one, two]) await post('course/edit', { id, title_i18n: { 'zh-cn': '水獭过河' } })
  expect(slugs(await find('水獭'))).toEqual(['equal-two', 'equal-one'])
  await post('course/sortable', { id: one, targetId: two })
  expect(slugs(await find('水獭'))).toEqual(['equal-one', 'equal-two'])
})

test('a course is found by the names of its tags and its category, and by their new ones soon after', async () => {
  const tag = await post('tag/add', { name_i18n: { 'zh-cn': '天文台' }, slug: 'observatory', status: '1' })
  await addCourse('stars', { tag_ids: [tag] })
  expect(slugs(await find('天文台'))).toEqual(['stars'])
  await post('tag/edit', { id: tag, name_i18n: { 'zh-cn': '望远镜' } })
  await vi.waitFor(async () => expect(slugs(await find('望远镜'))).toEqual(['stars']))
  expect((await find('天文台')).total).toBe(0)
})

/** As another process does it by the clock; ends when this one has been told. */
async function forget(): Promise<number> {
  const services = await testServices(server.database)
  return forgetWords(services.engine).finally(() => services.close())
}

test('what a row that is gone was called stands in nobody’s way, before the vocabulary forgets it too', async () => {
  const id = await addCourse('in-the-way', { title_i18n: { 'zh-cn': 'yx haigui', en: 'Yx haigui pyhton' } })
  expect(slugs(await find('yx'))).toEqual(['in-the-way'])
  expect(slugs(await find('pyhton'))).toEqual(['in-the-way'])
  await server.call('DELETE', '/admin/course/del', { ids: [id] })
  expect(slugs(await find('yx'))).toContain('javascript-click-game')
  expect(slugs(await find('haigui youxi'))).toEqual(slugs(await find('海龟 游戏')))
  expect((await find('pyhton')).search).toEqual({ mode: 'near', did_you_mean: 'python' })
  await forget()
})

test('the vocabulary forgets words that no row has any more, and learns them again', async () => {
  const vocabulary = async () =>
    (
      await server.database.pool.query(
        `select word from search_word where word in ('鸭嘴兽', 'platypus') order by word`,
      )
    ).rowCount
  const values = { title_i18n: { 'zh-cn': '鸭嘴兽', en: 'Platypus' } }
  const id = await addCourse('short-lived', values)
  await forget()
  expect(await vocabulary()).toBe(2)
  await server.call('DELETE', '/admin/course/del', { ids: [id] })
  expect(await forget()).toBeGreaterThanOrEqual(2)
  expect(await vocabulary()).toBe(0)
  expect(slugs(await find('pyhton'))).toContain('python-turtle-art')
  await addCourse('back-again', values)
  expect(slugs(await find('yazuishou'))).toEqual(['back-again'])
  expect(slugs(await find('platipus'))).toEqual(['back-again'])
})

test('what visitors may not read is neither found nor shown nor proposed', async () => {
  const open = await addCourse('with-secrets', {})
  await addCourse('secret-course', { status: '0', title_i18n: { 'zh-cn': '貔貅的秘密', en: 'Wombatology' } })
  await addLesson(open, { status: '0', title_i18n: { 'zh-cn': '麒麟的秘密', en: 'Quokkastan' } })
  const paid = { 'zh-cn': '答案是饕餮。', en: 'The answer is zyzzyvas.' }
  await addLesson(open, { free: '0', content_i18n: paid })
  for (const query of ['貔貅', 'pixiu', 'wombatology', '麒麟', 'quokkastan', '饕餮', 'taotie', 'zyzzyvas']) {
    const found = await find(query)
    expect(slugs(found), query).not.toContain('with-secrets')
    expect(JSON.stringify(found), query).not.toMatch(/貔貅|麒麟|饕餮|Wombatology|Quokkastan|zyzzyvas/)
  }
  for (const query of ['wombatolgy', 'quokkastn', 'zyzzyvs', 'taotei']) {
    expect((await find(query)).search, query).toEqual({ mode: 'none', did_you_mean: null })
  }
})

test('lessons are searched by their own definition, those of hidden courses not', async () => {
  const hidden = await addCourse('hidden-course', { status: '0' })
  await addLesson(hidden, { title_i18n: { 'zh-cn': '隐身的变色龙' } })
  const lessons = async (query: string) =>
    (await server.call<List>('GET', '/api/lesson/index', { quick_search: query }, { token: '' })).data
  expect((await lessons('变色龙')).total).toBe(0)
  expect(slugs(await lessons('xunhuan'))).toContain('loops-and-polygons')
})

test('tutorials are found by words of their titles and of their texts, in both languages', async () => {
  const tutorials = async (query: string, language: 'zh-cn' | 'en') =>
    slugs((await server.call<List>('GET', '/api/tutu/index', { quick_search: query }, { token: '', language })).data)
  await vi.waitFor(async () => expect(await tutorials('关键帧', 'zh-cn')).toContain('flash-keyframes-today'))
  expect(await tutorials('断点', 'zh-cn')).toEqual(['vscode-breakpoints'])
  expect(await tutorials('tweening', 'en')).toEqual(['flash-keyframes-today'])
})

async function addCourse(slug: string, values: object): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: number }>('select id from course_category limit 1')
  const row = sampleRow(course, 5, { 'course-category': [rows[0]!.id], tag: [] })
  return post('course/add', { ...row, slug, status: '1', tag_ids: [], ...values })
}

test('texts of more words than a row can be found by are saved, and found by the first of them', async () => {
  const han = (from: number): string =>
    Array.from({ length: 30_000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * from) % 20_000))).join('')
  const id = await addCourse('very-long', {})
  for (const from of [7, 11]) {
    await addLesson(id, {
      title_i18n: { 'zh-cn': `长长的 ${from}` },
      content_i18n: { 'zh-cn': han(from), en: han(from + 4) },
    })
  }
  expect(slugs(await find('长长的 11'))).toEqual(['very-long'])
})

let added = 0
function addLesson(course_id: number, values: object): Promise<number> {
  const row = sampleRow(lesson, 5, { course: [course_id] })
  return post('lesson/add', { ...row, slug: `lesson-${++added}`, status: '1', free: '1', ...values })
}

test.each([
  ['tutu', '克隆', 'scratch-clone-rain'],
  ['tutu', 'kelong', 'scratch-clone-rain'],
  ['tutu', '猜数字', 'python-guess-the-number'],
  ['tutu', '拼音', 'typing-pinyin-tricks'],
  ['tutu', 'breakpoint', 'vscode-breakpoints'],
  ['tutu', 'tutrle', 'python-turtle-stars'],
  ['blog', 'loop', 'loops-as-a-dance'],
  ['blog', '循环 跳舞', 'loops-as-a-dance'],
  ['lesson', '循环', 'loops-and-polygons'],
  ['onePage', '几岁', 'parents'],
  ['onePage', '孩子多大可以学', 'parents'],
  ['onePage', 'how old', 'parents'],
  ['onePage', '多少钱', 'parents'],
  ['onePage', '价格', 'parents'],
  ['onePage', '护眼', 'parents'],
  ['onePage', '眼睛', 'parents'],
  ['onePage', '隐私', 'parents'],
  ['onePage', 'price', 'parents'],
  ['onePage', 'eyes', 'parents'],
  ['onePage', 'screen time', 'parents'],
  ['onePage', '老师', 'teachers'],
  ['onePage', '班级', 'teachers'],
  ['onePage', 'teacher', 'teachers'],
  ['onePage', 'worksheets', 'teachers'],
  ['onePage', '退费', 'refund'],
  ['onePage', 'tuikuan', 'refund'],
])('in %s “%s” finds %s', async (base, query, slug) => {
  const { code, data } = await server.call<List>(
    'GET',
    `/api/${base}/index`,
    { quick_search: query, limit: 10 },
    { token: '' },
  )
  expect(code).toBe(1)
  expect(slugs(data)).toContain(slug)
})

test.each(['眼睛', '免费', 'eyes', 'free'])('of the pages, “%s” finds the parents’ first', async (query) => {
  const { data } = await server.call<List>('GET', '/api/onePage/index', { quick_search: query }, { token: '' })
  expect(slugs(data)[0]).toBe('parents')
})

test('a new group of synonyms holds at once, and no longer once it is out of use', async () => {
  await addCourse('kangaroo-school', { title_i18n: { 'zh-cn': '袋鼠学校', en: 'School of the kangaroo' } })
  expect(slugs(await find('蹦蹦兽'))).not.toContain('kangaroo-school')
  const id = await post('synonym/add', { words: '袋鼠 蹦蹦兽 kangaroo' })
  expect(slugs(await find('蹦蹦兽'))).toContain('kangaroo-school')
  await post('synonym/edit', { id, status: '0' })
  expect(slugs(await find('蹦蹦兽'))).not.toContain('kangaroo-school')
})

test('a row that waits for its words costs one transaction, whatever else is searched', async () => {
  await untilIndexed(server.database)
  const { rowCount } = await server.database.pool.query(
    "insert into search_stale (resource, id) select 'course', id from course where status limit 1",
  )
  // Looks for such rows when it starts.
  const services = await testServices(server.database)
  const run = vi.spyOn(services.engine.mutations, 'run')
  await untilIndexed(server.database).finally(() => services.close())
  expect(rowCount).toBe(1)
  expect(run.mock.calls.length).toBeLessThanOrEqual(1)
})
