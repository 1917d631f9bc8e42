import type { FoundIn } from '@tutu/contract/core/envelope'
import type { SiteContext } from '../lib/site-context.ts'
import type { Category, CourseDetail, LessonDetail, LessonRow, Work } from '../lib/public-api.ts'
import type { TutorialDetail } from '../lib/tutu-topics.ts'

export const category: Category = {
  id: 1,
  pid: 0,
  name: 'Scratch 创作',
  slug: 'scratch',
  icon: 'blocks',
  accent: 'leaf',
  pattern: 'waves',
  intro: '用积木搭出小游戏。',
}

export const course: CourseDetail = {
  id: 7,
  title: '躲猫猫 <小程序>',
  slug: 'hide-and-seek',
  subtitle: '兔子躲进森林',
  cover: '/static/covers/hide.svg',
  cover_info: null,
  level: 'beginner',
  price: '99.00',
  age_min: 7,
  age_max: 11,
  devices: ['computer', 'tablet'],
  category_id: 1,
  category,
  publishtime: null,
  recommended: '0',
  tag_ids: [3],
  tags: [{ id: 3, name: '游戏', slug: 'game', colour: null }],
  bole_id: null,
  bole: null,
  prerequisite_ids: [],
  prerequisites: [],
  work_id: null,
  work: null,
  teacher: '图图老师',
  teacher_intro: '最会躲猫猫。',
  lesson_count: 2,
  total_minutes: 27,
  has_goods: false,
  intro_html: '<p>一起做游戏。</p>',
}

const inCourse = {
  course_id: course.id,
  course,
  chapter_id: 5,
  chapter: { id: 5, title: '认识兔子', summary: '让它说话，再让它不见。' },
  kind: 'scratch',
} as const satisfies Partial<LessonRow>
export const lessons: LessonRow[] = [
  { ...inCourse, id: 71, title: '打招呼', slug: 'hello', minutes: 12, summary: '让兔子说话。', free: '1' },
  { ...inCourse, id: 72, title: '躲起来', slug: 'hide', minutes: 15, summary: '隐藏和显示。', free: '0' },
]

const [free, paid] = lessons as [LessonRow, LessonRow]
const first = { prerequisite_ids: [], prerequisites: [] }
const read: Record<string, LessonDetail> = {
  hello: {
    ...free,
    ...first,
    content_html: '<h2>今天做什么</h2>',
    course,
    materials: ['/storage/lesson/sheet.pdf'],
    materials_info: [{ name: '练习单.pdf', size: 1536, mimetype: 'application/pdf', suffix: 'pdf' }],
    previous: null,
    next: { slug: 'hide', title: '躲起来' },
  },
  hide: { ...paid, ...first, course, previous: { slug: 'hello', title: '打招呼' }, next: null },
}

const listOf = (list: unknown[]) => ({ list, total: list.length, remark: '' })

/** What some words find; others find everything. */
const found: Record<string, (params: Record<string, unknown>) => unknown> = {
  nothing: () => ({ list: [], total: 0, remark: '', search: { mode: 'none', did_you_mean: null } }),
  narrow: ({ level }) => ({ list: level ? [] : [course], total: level ? 0 : 4, remark: '' }),
  gmae: () => ({ list: [course], total: 1, remark: '', search: { mode: 'near', did_you_mean: 'game' } }),
  'game sunshine': () => ({ list: [course], total: 1, remark: '', search: { mode: 'any', did_you_mean: null } }),
  hidden: () => ({
    list: [{ ...course, found_in: foundIn }],
    total: 1,
    remark: '',
    search: { mode: 'all', did_you_mean: null },
  }),
}
const foundIn: FoundIn = {
  resource: 'lesson',
  field: 'summary',
  slug: 'hide',
  label: '躲起来',
  number: 2,
  text: [{ text: '用 <b>' }, { text: '隐藏', mark: true }, { text: '积木。' }],
}

export const work: Work = {
  id: 5,
  title: '会飞的 <兔子>',
  author: '小胡萝卜',
  kind: 'scratch',
  cover: '/storage/work/rabbit.png',
  cover_info: null,
  file: '/storage/work/rabbit.sb3',
  file_info: { name: '王小明-三年级2班.sb3', size: 33_000, mimetype: 'application/zip', suffix: 'sb3' },
  description: '按空格键，兔子就飞起来。',
  featured: '1',
  author_avatar: null,
  source: null,
  source_html: '',
  tag_ids: [3],
  tags: course.tags,
  remix_id: null,
  remix: null,
  likes: 3,
  views: 12,
  reactions: { like: 3 },
  ancestors: [],
  remixes: [{ id: 6, remix_id: 5, title: '会游泳的兔子', author: '豆豆' }],
  others: [{ id: 9, title: '会数数的狐狸', kind: 'python', cover: '/static/covers/blank.svg', cover_info: null }],
}

export const tutorial: TutorialDetail = {
  id: 9,
  topic: 'scratch',
  slug: 'carrot-chase',
  title: '追 <胡萝卜>',
  summary: '让小兔听方向键的话。',
  body_html: '<h2>今天做什么</h2>',
  cover: '/static/tutorials/scratch-1.svg',
  cover_info: null,
  level: 'beginner',
  tag_ids: [3],
  tags: course.tags,
  pictures: [
    '/static/tutorials/steps/scratch-carrot-chase-1.svg',
    '/static/tutorials/steps/scratch-carrot-chase-2.svg',
  ],
  pictures_info: [null, null],
  video_from: 'address',
  video: '',
  video_info: null,
  video_words: '',
  video_url: 'https://video.example/carrot',
  attachment: '/storage/tutu/sheet.pdf',
  attachment_info: { name: '练习单.pdf', size: 1536, mimetype: 'application/pdf', suffix: 'pdf' },
  views: 4,
  previous: null,
  next: { slug: 'keep-score', title: '加上分数' },
}
const inLists = {
  id: 31,
  title: '孩子 <卡住> 了',
  slug: 'stuck',
  summary: '一句话。',
  cover: '/static/articles/stuck-child.svg',
  cover_info: null,
  publishtime: 1_763_110_800,
  views: 4,
}
const body_html = `<h2 id="h-one">一</h2><p>${'字'.repeat(700)}</p><h2 id="h-two">二</h2><h3 id="h-three">三 &amp; 四</h3><p>完</p>`
const neighbours = { previous: { slug: 'older', title: '更早的' }, next: null }
const article = {
  ...inLists,
  ...neighbours,
  author: '阿禾老师',
  tag_ids: [3],
  tags: course.tags,
  likes: 2,
  body_html,
  seo_title: null,
  seo_description: '搜索里的话。',
}
const newsCategory = { id: 9, name: '通知', slug: 'notices' }
const newsItem = {
  ...inLists,
  ...neighbours,
  slug: 'hello',
  title: '开门了',
  category_id: 9,
  category: newsCategory,
  source: '图图编程',
  pinned: '1',
  body_html,
}
const job = {
  id: 2,
  title: 'Scratch 老师',
  department: '教学部',
  employment: 'full-time',
  headcount: 2,
  place: '杭州',
  salary_min: '9000.00',
  salary_max: '14000.00',
  duties_html: '<p>上课</p>',
  requirements_html: '<p>耐心</p>',
  posted: 1_763_110_800,
}
const section = { id: 1, title: '从餐桌开始', slug: 'our-story', picture: null, body_html }
const privacy = { id: 1, title: '隐私政策', slug: 'privacy', body_html, seo_title: null, seo_description: null }

/** A public API of one category, one course, two lessons and one work. `total` pretends that the course list is longer. */
export function cannedApi(total = 1): SiteContext['api'] {
  const answers: Record<string, (params: Record<string, unknown>) => unknown> = {
    '/api/courseCategory/index': () => ({ list: [category], total: 1, remark: '' }),
    '/api/course/index': (params) =>
      found[String(params.quick_search)]?.(params) ?? { list: [course], total, remark: '' },
    '/api/courseCategory/read': ({ id, slug }) => (id === category.id || slug === 'blocks') && { row: category },
    // 'peekaboo' was its slug once.
    '/api/course/read': ({ slug }) => [course.slug, 'peekaboo'].includes(String(slug)) && { row: course },
    '/api/lesson/index': () => ({ list: lessons, total: lessons.length, remark: '' }),
    '/api/lesson/read': ({ slug }) => slug !== undefined && read[String(slug)] && { row: read[String(slug)] },
    '/api/cases/index': ({ kind }) => {
      const list = kind === undefined || kind === work.kind ? [work] : []
      return { list, total: list.length, remark: '' }
    },
    '/api/cases/read': ({ id }) => id === String(work.id) && { row: work },
    '/api/tutu/index': ({ topic }) => {
      const list = topic === tutorial.topic ? [tutorial] : []
      return { list, total: list.length, remark: '' }
    },
    // 'chase' was its slug once.
    '/api/tutu/read': ({ slug }) => [tutorial.slug, 'chase'].includes(String(slug)) && { row: tutorial },
    '/api/tag/read': ({ slug }) => ['game', 'games'].includes(String(slug)) && { row: course.tags[0] },
    '/api/blog/index': ({ quick_search }) => (quick_search === 'nothing' ? listOf([]) : listOf([article])),
    // 'was-stuck' was its slug once.
    '/api/blog/read': ({ slug }) => ['stuck', 'was-stuck'].includes(String(slug)) && { row: article },
    '/api/news/index': () => listOf([newsItem]),
    '/api/news/read': ({ slug }) => slug === newsItem.slug && { row: newsItem },
    '/api/newsCategory/index': () => listOf([newsCategory]),
    '/api/about/index': () => listOf([section]),
    '/api/about/read': ({ id, slug }) => (id ?? slug) && (slug ?? section.slug) === section.slug && { row: section },
    '/api/onePage/index': () =>
      listOf([
        privacy,
        { ...privacy, id: 2, slug: 'contact', title: '联系' },
        { ...privacy, id: 3, slug: 'parents', title: '给家长的话' },
      ]),
    '/api/onePage/read': ({ slug }) => ['privacy', 'old-privacy'].includes(String(slug)) && { row: privacy },
    '/api/team/index': () => listOf([{ id: 1, name: '图图', avatar: null, role: '老师', words: '再试一次。' }]),
    '/api/bole/index': () => listOf([{ id: 1 }]),
    '/api/bole/read': () => ({
      row: { id: 1, name: '鹿鸣', avatar: null, title: '伯乐', tags: [], introduction_html: '' },
    }),
    '/api/job/index': () => listOf([job]),
    '/api/job/read': () => ({ row: job }),
    '/api/good/index': () => listOf([]),
    '/api/tag/index': () => ({ list: course.tags, total: 1, remark: '' }),
  }
  return async <T>(path: string, params: Record<string, unknown> = {}) => {
    const data = answers[path]?.(params)
    return { code: data ? 1 : 0, msg: '', data: (data || null) as T, time: 0 }
  }
}
