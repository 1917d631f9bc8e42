import { defineResource } from '../definition/define-resource.ts'
import { OF_COURSE } from '../definition/of-course.ts'
import { WEIGH } from '../fields/standard.ts'

/** What a course's lessons are gathered under. In which order they are learnt, lessons say (decision 170). */
export const chapter = defineResource({
  name: 'chapter',
  title: { 'zh-cn': '章节', en: 'Chapters' },
  one: { 'zh-cn': '章节', en: 'chapter' },
  icon: 'BarsOutlined',
  menu: { directory: 'teaching', weigh: 88 },
  label: 'title',
  quickSearch: ['title', 'summary'],
  alsoFoundBy: { relations: ['course_id'] },
  sort: { field: 'weigh', direction: 'desc' },
  public: { filters: { course_id: '=' }, where: { status: true }, read: [] },
  children: [{ resource: 'lesson', by: 'chapter_id' }],
  fields: {
    title: {
      kind: 'text',
      label: { 'zh-cn': '章节名', en: 'Title' },
      localized: true,
      required: true,
      max: 80,
      search: 'LIKE',
      public: true,
      table: { width: 220 },
    },
    course_id: { ...OF_COURSE, table: { width: 300 } },
    summary: {
      kind: 'textarea',
      label: { 'zh-cn': '这一章做什么', en: 'What it is about' },
      hint: { 'zh-cn': '一句话，显示在章节名下面；可以不填', en: 'One sentence below its title; may stay empty' },
      localized: true,
      max: 200,
      rows: 2,
      public: true,
      table: { width: 260, priority: 'low' },
    },
    weigh: { ...WEIGH, within: 'course_id' },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '公开', en: 'Public' },
      hint: { 'zh-cn': '不公开时，课时还在，只是不显示章节名', en: 'Without it lessons stay, and its heading goes' },
      default: true,
      search: '=',
      table: { width: 90, priority: 'high' },
    },
  },
})
