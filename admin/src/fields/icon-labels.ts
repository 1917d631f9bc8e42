import type { MemberIcon } from '@tutu/contract/core/member-pages'
import type { CATEGORY_ICONS } from '@tutu/contract/core/pictures'
import type { Language, Localized } from '@tutu/contract/core/languages'

/** Icons that the site draws, of categories and of the member centre. */
export type SiteIcon = (typeof CATEGORY_ICONS)[number] | MemberIcon

/** What they show; forgetting one does not compile. */
const LABELS: Record<SiteIcon, Localized> = {
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
  house: { 'zh-cn': '房子', en: 'House' },
  user: { 'zh-cn': '人像', en: 'Person' },
  smile: { 'zh-cn': '笑脸', en: 'Smile' },
  bookmark: { 'zh-cn': '书签', en: 'Bookmark' },
  book: { 'zh-cn': '书', en: 'Book' },
  school: { 'zh-cn': '学校', en: 'School' },
  star: { 'zh-cn': '星星', en: 'Star' },
  wallet: { 'zh-cn': '钱包', en: 'Wallet' },
  bag: { 'zh-cn': '购物袋', en: 'Shopping bag' },
  bell: { 'zh-cn': '铃铛', en: 'Bell' },
  mail: { 'zh-cn': '信封', en: 'Envelope' },
  key: { 'zh-cn': '钥匙', en: 'Key' },
  shield: { 'zh-cn': '盾牌', en: 'Shield' },
  monitor: { 'zh-cn': '屏幕', en: 'Screen' },
  rabbit: { 'zh-cn': '兔子', en: 'Rabbit' },
  link: { 'zh-cn': '链接', en: 'Link' },
  calendar: { 'zh-cn': '日历', en: 'Calendar' },
  clock: { 'zh-cn': '时钟', en: 'Clock' },
}

/** What an icon of the site's set shows; of another set, its name. */
export function iconLabel(name: string, language: Language): string {
  return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS][language] : name
}
