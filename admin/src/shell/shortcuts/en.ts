import type { zhCn } from './zh-cn.ts'

export const en: typeof zhCn = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  find: 'Find records, pages, settings and actions',
  list: 'Show this list',
  close: 'Close what is open',
  undo: 'Undo the last delete or change in a cell',
  forms: 'Forms',
  save: 'Save',
  saveText: 'Save from within a long text',
  lists: 'Lists',
  space: 'Space',
  sort: 'On a drag handle: pick up, move, drop',
  cells: 'On a row: to its cells; Enter or F2 changes one in place',
  resize: 'On the edge of a column: change its width',
  tabs: 'Tabs',
  tabMove: 'Go to the tab beside',
  tabPlace: 'Move the tab',
  tabClose: 'Close the tab',
  jumps: 'One key after the other opens a page',
  singleKeys: 'Shortcuts of single keys (? and those with G), never while typing',
}
