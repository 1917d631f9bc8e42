import type { CATEGORY_ICONS } from '@tutu/contract/core/pictures'
import type { Language, Localized } from '@tutu/contract/core/languages'

/** What the site's own icons show; forgetting one does not compile. */
const LABELS: Record<(typeof CATEGORY_ICONS)[number], Localized> = {
  blocks: { 'zh-cn': '积木', en: 'Blocks' },
  keyboard: { 'zh-cn': '键盘', en: 'Keyboard' },
  code: { 'zh-cn': '代码', en: 'Code' },
  globe: { 'zh-cn': '地球', en: 'Globe' },
  trophy: { 'zh-cn': '奖杯', en: 'Trophy' },
  brain: { 'zh-cn': '大脑', en: 'Brain' },
  palette: { 'zh-cn': '调色板', en: 'Palette' },
  music: { 'zh-cn': '音符', en: 'Music' },
  'gamepad-2': { 'zh-cn': '游戏手柄', en: 'Game controller' },
  rocket: { 'zh-cn': '火箭', en: 'Rocket' },
  sparkles: { 'zh-cn': '星光', en: 'Sparkles' },
  terminal: { 'zh-cn': '命令行', en: 'Terminal' },
  puzzle: { 'zh-cn': '拼图', en: 'Puzzle' },
  'book-open': { 'zh-cn': '打开的书', en: 'Open book' },
}

/** What an icon of the site's set shows; of another set, its name. */
export function iconLabel(name: string, language: Language): string {
  return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS][language] : name
}
