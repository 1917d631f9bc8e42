import { type Definition, defineResource } from '@tutu/contract/definition/define-resource'

/** What widgets belong to: a tree. */
export const shelf: Definition = defineResource({
  name: 'shelf',
  title: { 'zh-cn': '架子', en: 'Shelves' },
  icon: 'InboxOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'weigh', direction: 'desc' },
  fields: {
    pid: { kind: 'tree-parent', label: { 'zh-cn': '上级', en: 'Parent' }, table: false },
    name: { kind: 'text', label: { 'zh-cn': '名称', en: 'Name' }, required: true },
    weigh: { kind: 'weigh', label: { 'zh-cn': '权重', en: 'Weight' }, form: false, table: false },
  },
})

/** A made-up resource with a field of every kind but those of the gadget (`gadget.ts`) and the tree's parent, which the shelf has. */
export const widget: Definition = defineResource({
  name: 'widget',
  title: { 'zh-cn': '零件', en: 'Widgets' },
  icon: 'ToolOutlined',
  menu: { directory: 'teaching', weigh: 2 },
  label: 'title',
  quickSearch: ['title'],
  sort: { field: 'weigh', direction: 'desc' },
  checks: [{ field: 'size', atLeast: 'weight' }],
  fields: {
    title: {
      kind: 'text',
      label: { 'zh-cn': '标题', en: 'Title' },
      localized: true,
      required: true,
      max: 20,
      search: 'LIKE',
      table: { sortable: true },
    },
    slug: { kind: 'slug', label: { 'zh-cn': '网址名', en: 'Slug' }, required: true, search: 'LIKE' },
    shelf_id: { kind: 'relation', to: 'shelf', label: { 'zh-cn': '架子', en: 'Shelf' }, required: true, search: '=' },
    part_ids: { kind: 'relation-many', to: 'widget', label: { 'zh-cn': '组成', en: 'Parts' }, search: 'FIND_IN_SET' },
    note: { kind: 'textarea', label: { 'zh-cn': '备注', en: 'Note' }, localized: true },
    manual: { kind: 'markdown', label: { 'zh-cn': '说明书', en: 'Manual' } },
    weight: {
      kind: 'number',
      label: { 'zh-cn': '重量', en: 'Weight' },
      unit: { 'zh-cn': '克', en: 'g' },
      search: 'RANGE',
    },
    size: {
      kind: 'number',
      label: { 'zh-cn': '尺寸', en: 'Size' },
      hint: { 'zh-cn': '零件的身高，不能是负数', en: 'How tall it is, not negative' },
    },
    price: { kind: 'money', label: { 'zh-cn': '价格', en: 'Price' }, default: 1050, search: 'RANGE' },
    state: {
      kind: 'select',
      label: { 'zh-cn': '状态', en: 'State' },
      default: 'fresh',
      search: '=',
      options: { fresh: { 'zh-cn': '全新', en: 'New', accent: 'leaf' }, used: { 'zh-cn': '二手', en: 'Used' } },
    },
    uses: {
      kind: 'multi-select',
      label: { 'zh-cn': '用途', en: 'Uses' },
      options: { home: { 'zh-cn': '家里', en: 'At home' }, school: { 'zh-cn': '学校', en: 'At school' } },
    },
    picture: { kind: 'image', set: 'covers', label: { 'zh-cn': '图片', en: 'Picture' } },
    photos: { kind: 'images', max: 3, label: { 'zh-cn': '照片', en: 'Photos' } },
    sheet: { kind: 'file', label: { 'zh-cn': '图纸', en: 'Drawing' } },
    papers: { kind: 'files', label: { 'zh-cn': '资料', en: 'Papers' } },
    sold: { kind: 'date-time', label: { 'zh-cn': '售出', en: 'Sold' }, search: 'RANGE' },
    paint: { kind: 'colour', label: { 'zh-cn': '颜色', en: 'Paint' }, presets: ['#2b8a5b'] },
    sign: { kind: 'icon', label: { 'zh-cn': '图标', en: 'Sign' }, choices: ['rocket', 'brain'] },
    weigh: { kind: 'weigh', label: { 'zh-cn': '权重', en: 'Order' }, form: false, table: { hidden: true } },
    status: { kind: 'switch', label: { 'zh-cn': '公开', en: 'Public' }, default: true, search: '=' },
  },
})

/** A widget as `index` answers it. */
export function widgetRow(id: number, change: Record<string, unknown> = {}) {
  return {
    id,
    version: 1,
    createtime: 1_700_000_000,
    updatetime: 1_700_000_000,
    title: `零件${id}`,
    slug: `widget-${id}`,
    shelf_id: 77,
    shelf: { id: 77, name: '最上层' },
    part_ids: [8],
    parts: [{ id: 8, title: '螺丝' }],
    note: '轻拿轻放',
    weight: 12,
    size: 30,
    price: '12.30',
    state: 'fresh',
    uses: ['home'],
    picture: '/static/covers/blank.svg',
    photos: ['/storage/widget/front.jpg'],
    photos_info: [{ width: 1600, height: 1000, blur: '', widths: [160, 320], avif: false }],
    sheet: '/storage/widget/sheet.pdf',
    sheet_info: { name: '图纸.pdf', size: 1536, mimetype: 'application/pdf', suffix: 'pdf' },
    papers: [],
    papers_info: [],
    sold: 1_700_000_000,
    paint: '#2b8a5b',
    sign: 'rocket',
    weigh: 100 - id,
    status: '1',
    ...change,
  }
}

/** A widget as `edit` answers it. */
export function widgetRecord(id: number, change: Record<string, unknown> = {}) {
  return widgetRow(id, {
    manual: '# 用法',
    title_i18n: { 'zh-cn': `零件${id}`, en: `Widget ${id}` },
    note_i18n: { 'zh-cn': '轻拿轻放', en: '' },
    ...change,
  })
}
