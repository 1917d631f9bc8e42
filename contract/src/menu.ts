import type { Localized } from './languages.ts'

/** Directories of the back-office menu that definitions and screens put themselves into. `weigh`: larger comes first. */
export const MENU_DIRECTORIES: Readonly<Record<string, { title: Localized; icon: string; weigh: number }>> = {
  teaching: { title: { 'zh-cn': '教学', en: 'Teaching' }, icon: 'BookOutlined', weigh: 90 },
}

/** A node of the menu tree in `/admin/index/index` (wire 1.3). */
export type MenuNode = {
  id: number
  pid: number
  type: 'menu_dir' | 'menu' | 'button'
  title: string
  name: string
  path: string
  icon: string
  menu_type: 'tab' | 'link' | 'iframe' | null
  url: string
  component: string
  keepalive: number | string
  extend: 'none' | 'add_rules_only' | 'add_menu_only'
  children?: MenuNode[]
}
