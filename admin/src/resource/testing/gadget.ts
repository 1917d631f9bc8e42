import { type Definition, defineResource } from '@tutu/contract/definition/define-resource'

/** A made-up resource with a field of each kind whose value has a form of its own. */
export const gadget: Definition = defineResource({
  name: 'gadget',
  title: { 'zh-cn': '小发明', en: 'Gadgets' },
  one: { 'zh-cn': '小发明', en: 'gadget' },
  icon: 'ExperimentOutlined',
  menu: { directory: 'teaching', weigh: 3 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'desc' },
  fields: {
    name: { kind: 'text', label: { 'zh-cn': '名字', en: 'Name' }, required: true },
    mail: {
      kind: 'text',
      format: 'email',
      label: { 'zh-cn': '邮箱', en: 'E-mail' },
      search: 'LIKE',
      form: { half: true },
    },
    phone: {
      kind: 'text',
      format: 'mobile',
      label: { 'zh-cn': '手机', en: 'Mobile' },
      search: '=',
      form: { half: true },
    },
    page: { kind: 'text', format: 'url', label: { 'zh-cn': '网址', en: 'Web page' } },
    share: {
      kind: 'percentage',
      decimals: 1,
      label: { 'zh-cn': '完成度', en: 'Progress' },
      search: 'RANGE',
      form: { half: true },
    },
    since: { kind: 'year', label: { 'zh-cn': '年份', en: 'Year' }, search: '=', form: { half: true } },
    lasts: { kind: 'duration', label: { 'zh-cn': '时长', en: 'Duration' }, search: 'RANGE', form: { half: true } },
    made: { kind: 'date', label: { 'zh-cn': '生产日期', en: 'Made on' }, search: 'RANGE', form: { half: true } },
    opens: { kind: 'time', label: { 'zh-cn': '开始时间', en: 'Begins at' }, search: 'RANGE', form: { half: true } },
    sizes: { kind: 'key-values', label: { 'zh-cn': '规格', en: 'Sizes' }, search: 'FIND_IN_SET' },
    layout: { kind: 'json', label: { 'zh-cn': '布局', en: 'Layout' } },
    place: { kind: 'city', label: { 'zh-cn': '产地', en: 'Made in' }, search: '=' },
    sent_to: { kind: 'address', label: { 'zh-cn': '寄往', en: 'Sent to' } },
    parts: {
      kind: 'table',
      label: { 'zh-cn': '零件', en: 'Parts' },
      search: 'LIKE',
      max: 3,
      columns: {
        what: { kind: 'text', label: { 'zh-cn': '零件名', en: 'What' }, required: true },
        many: { kind: 'number', label: { 'zh-cn': '数量', en: 'How many' }, default: 1 },
        made_of: {
          kind: 'select',
          label: { 'zh-cn': '材料', en: 'Made of' },
          options: { wood: { 'zh-cn': '木头', en: 'Wood' }, paper: { 'zh-cn': '纸', en: 'Paper' } },
        },
      },
    },
    story: { kind: 'editor', label: { 'zh-cn': '故事', en: 'Story' }, search: 'LIKE' },
    tour: { kind: 'video', label: { 'zh-cn': '演示', en: 'Video' } },
  },
})

/** A gadget as `index` and `edit` answer it. */
export function gadgetRow(id: number, change: Record<string, unknown> = {}) {
  return {
    id,
    version: 1,
    createtime: 1_700_000_000,
    updatetime: 1_700_000_000,
    name: `风车${id}`,
    mail: 'windmill@example.com',
    phone: '13800000000',
    page: 'https://example.com/windmill',
    share: 62.5,
    since: 2019,
    lasts: 5400,
    made: '2026-03-05',
    opens: '08:30:00',
    sizes: [{ key: '叶片', value: '4' }],
    layout: { doors: 1 },
    place: [330_000, 330_100, 330_106],
    place_name: '浙江省 杭州市 西湖区',
    sent_to: { area: [440_000, 441_900, 441_900], street: '松山湖 2 号', postcode: '523808' },
    sent_to_name: '广东省 东莞市',
    parts: [
      { what: '叶轮', many: 1, made_of: 'wood' },
      { what: '轴', many: 2, made_of: null },
    ],
    story: '<p>从前有<strong>一只</strong>小兔</p>',
    tour: '/storage/gadget/tour.mp4',
    tour_info: { name: '演示.mp4', size: 1536, mimetype: 'video/mp4', suffix: 'mp4' },
    ...change,
  }
}
