import { defineResource } from '@tutu/contract/definition/define-resource'

const label = (en: string) => ({ 'zh-cn': en, en })
/** A module whose lists have equal values and rows without one: what pages are proved with. */
export const reading = defineResource({
  name: 'reading',
  title: label('Readings'),
  icon: 'DashboardOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'place',
  quickSearch: ['place'],
  searchByScan: true,
  sort: { field: 'value', direction: 'asc' },
  fields: {
    place: { kind: 'text', label: label('Place'), required: true, search: '=' },
    value: { kind: 'number', label: label('Value'), search: 'RANGE', table: { sortable: true } },
  },
})
