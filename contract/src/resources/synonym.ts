import { defineResource } from '../definition/define-resource.ts'

/** Words that mean the same to whoever searches (decision 018): applied to what is asked, so that a change holds at once. */
export const synonym = defineResource({
  name: 'synonym',
  title: { 'zh-cn': '搜索同义词', en: 'Synonyms' },
  one: { 'zh-cn': '同义词组', en: 'group of synonyms' },
  empty: {
    'zh-cn': '还没有同义词，访客要打得一字不差才找得到',
    en: 'No synonyms: visitors find only the very words they type',
  },
  icon: 'SwapOutlined',
  menu: { directory: 'content', weigh: 20, letter: 'z' },
  label: 'words',
  quickSearch: ['words'],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    words: {
      kind: 'text',
      label: { 'zh-cn': '意思一样的词', en: 'Words that mean the same' },
      hint: {
        'zh-cn': '用空格隔开，中文、英文和图形都行：海龟 乌龟 turtle。太常见、不该拿来顶替别人的词，前面加 >',
        en: 'With blanks between them, in any language: turtle tortoise 海龟. Put > before words too common to stand for others',
      },
      required: true,
      max: 200,
      search: 'LIKE',
      table: { width: 480 },
    },
    status: {
      kind: 'switch',
      label: { 'zh-cn': '使用', en: 'In use' },
      default: true,
      search: '=',
      table: { width: 90 },
    },
  },
})
