/** Business constants of the specification, section 9. Widths in px, times in ms unless said otherwise. */
export const MENU_WIDTH = 220
export const MENU_WIDTH_COLLAPSED = 64
export const REQUEST_TIMEOUT = 10_000
/** Of work on many rows, and the question what it would do: it waits for its turn first (decision 206). */
export const MANY_ROWS_TIMEOUT = 120_000
export const LOADING_HIDE_AFTER = 1000
export const LOADING_FADE = 500
export const SITE_BRAND = { 'zh-cn': '图图编程', en: 'Tutu Coding' } as const

/** Paging of every list (wire decisions 12 and 14). */
export const PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 200
export const PUBLIC_PAGE_SIZE_MAX = 50
export const TREE_NODES_MAX = 5000
/**
 * Pages asked for by number are exact up to this row from either end of a list (decision 026): farther in, skipping rows
 * would cost more with every row.
 */
export const EXACT_ROWS = 10_000
export const IDS_MAX = 200
/** Messages that a member has not read are counted up to this, and one more: they read '99+' then. */
export const UNREAD_SHOWN_MAX = 99

/** Characters of the name that a child chooses for a certificate. */
export const CERTIFICATE_NAME_MAX = 20

/** What whoever has left is called, in both languages: names are stored in one. */
export const GONE_NAME = '已注销 · Closed'

/** Characters of what is looked for in all modules at once. */
export const FIND_MAX = 100
/** Texts that are spelled in one call, and characters of each. */
export const SPELL_TEXTS_MAX = 500
export const SPELL_TEXT_MAX = 200

/** `/admin/index/index` carries these (spec 4: Terminal state). */
export const TERMINAL_DEFAULTS = { installServicePort: '8000', npmPackageManager: 'pnpm' } as const

/** Routes a lost session leads to (spec 2: named routes). */
export const LOGIN_ROUTES = { adminLogin: '/admin/login', userLogin: '/user/login' } as const

/** Where a page leads that is not there in child mode (decision 120). */
export const CHILD_MODE_PAGE = '/user/account/childMode'

/**
 * Groups of hand-written calls below `/api/`, in lower case: a module that visitors or members call has another base, or
 * its calls would be theirs.
 */
export const API_GROUPS: ReadonlySet<string> = new Set([
  'account',
  'ajax',
  'alioss',
  'childmode',
  'classroom',
  'common',
  'docs',
  'ems',
  'family',
  'favourite',
  'guardian',
  'index',
  'learning',
  'lessonhours',
  'newsletter',
  'openapi.json',
  'payment',
  'race',
  'shop',
  'sms',
  'timetable',
  'trial',
  'typing',
  'user',
])

/** What a member keeps to find it again, by module, and how many of all. */
export const FAVOURITE_KINDS = ['course', 'tutu', 'blog', 'cases'] as const
export const FAVOURITES_MAX = 500
