import type { MenuNode } from '../api/admin-index.ts'
import type { Action } from './define-resource.ts'
import type { Localized } from '../core/languages.ts'

/** Directories of the back-office menu that definitions and screens put themselves into. `weigh`: larger comes first. */
export const MENU_DIRECTORIES: Readonly<Record<string, { title: Localized; icon: string; weigh: number }>> = {
  teaching: { title: { 'zh-cn': '教学', en: 'Teaching' }, icon: 'BookOutlined', weigh: 90 },
  content: { title: { 'zh-cn': '内容', en: 'Content' }, icon: 'EditOutlined', weigh: 80 },
  shop: { title: { 'zh-cn': '订单与商品', en: 'Shop' }, icon: 'ShopOutlined', weigh: 70 },
  members: { title: { 'zh-cn': '会员管理', en: 'Members' }, icon: 'UserOutlined', weigh: 60 },
  school: { title: { 'zh-cn': '学校', en: 'School' }, icon: 'HomeOutlined', weigh: 50 },
  auth: { title: { 'zh-cn': '权限管理', en: 'Permissions' }, icon: 'SafetyCertificateOutlined', weigh: 30 },
  security: {
    title: { 'zh-cn': '数据安全', en: 'Data security' },
    icon: 'SecurityScanOutlined',
    weigh: 20,
  },
  system: { title: { 'zh-cn': '系统', en: 'System' }, icon: 'SettingOutlined', weigh: 10 },
}

/** A hand-written screen of the back office: its entry in the menu and its permission nodes. */
export type MenuScreen = {
  /** Permission node; its actions are `<node>/<action>`. */
  readonly node: string
  /** Route below `/admin/`. */
  readonly path: string
  /** `screen:<name>`: the folder in `admin/src/screens/`. */
  readonly component: `screen:${string}`
  readonly title: Localized
  readonly icon: string
  /** Absent: at the top of the menu. */
  readonly directory?: string
  readonly weigh: number
  /** The key that leads there after G. */
  readonly letter?: string
  /** `add_rules_only`: reached by its address, without an entry in the menu. */
  readonly extend?: MenuNode['extend']
  readonly actions: readonly Action[]
  /** Rights of its own besides: action → title. */
  readonly nodes?: Readonly<Record<string, Localized>>
  /** Open to every administrator who is signed in, whatever their groups hold: it is no right to be given. */
  readonly everybodys?: true
}

export const MENU_SCREENS: readonly MenuScreen[] = [
  {
    node: 'dashboard/dashboard',
    path: 'dashboard',
    component: 'screen:dashboard',
    title: { 'zh-cn': '控制台', en: 'Dashboard' },
    icon: 'DashboardOutlined',
    weigh: 1000,
    letter: 'd',
    actions: [],
  },
  {
    node: 'routine/adminInfo',
    path: 'routine/adminInfo',
    component: 'screen:admin-info',
    title: { 'zh-cn': '个人资料', en: 'My profile' },
    icon: 'UserOutlined',
    weigh: 0,
    letter: 'p',
    extend: 'add_rules_only',
    actions: ['edit'],
    everybodys: true,
  },
  {
    node: 'caseReview',
    path: 'caseReview',
    component: 'screen:case-review',
    title: { 'zh-cn': '作品审核', en: 'Review of works' },
    icon: 'AuditOutlined',
    directory: 'teaching',
    weigh: 72,
    actions: [],
  },
  {
    node: 'routine/config',
    path: 'routine/config',
    component: 'screen:config',
    title: { 'zh-cn': '系统设置', en: 'Settings' },
    icon: 'ControlOutlined',
    directory: 'system',
    weigh: 100,
    letter: 's',
    actions: ['index', 'add', 'edit', 'del'],
    nodes: { sendTestMail: { 'zh-cn': '发送测试邮件', en: 'Send a test mail' } },
  },
]

/** Permission nodes that every signed-in administrator holds, in lower case. */
export const EVERYBODYS_NODES: ReadonlySet<string> = new Set(
  MENU_SCREENS.filter(({ everybodys }) => everybodys).flatMap(({ node, actions, nodes = {} }) =>
    [node, ...[...actions, ...Object.keys(nodes)].map((action) => `${node}/${action}`)].map((one) => one.toLowerCase()),
  ),
)

/** A right of its own, for calls that belong to no screen: a button below a directory of the menu. */
export type MenuRight = {
  /** Permission node. */
  readonly node: string
  readonly title: Localized
  readonly directory: string
  readonly weigh: number
}

export const MENU_RIGHTS: readonly MenuRight[] = [
  {
    node: 'ajax/clearCache',
    title: { 'zh-cn': '清除缓存', en: 'Clear caches' },
    directory: 'system',
    weigh: 2,
  },
  {
    node: 'ajax/getTableFieldList',
    title: { 'zh-cn': '查看数据表结构', en: 'See the structure of tables' },
    directory: 'system',
    weigh: 1,
  },
]
