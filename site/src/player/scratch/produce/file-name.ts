const LENGTH_MAX = 80
// What Windows, macOS and Linux do not allow in names, control characters and those that turn the reading direction.
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A name for the produced page that every system takes: '太空/大战 ' → '太空-大战.html'. */
export function pageFileName(title: string): string {
  const clean = title.replace(FORBIDDEN, '-').replace(/\s+/g, ' ')
  const name = [...clean]
    .slice(0, LENGTH_MAX)
    .join('')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
  return `${name === '' || RESERVED.test(name) ? 'scratch' : name}.html`
}

const ENDING = /\.(sb[23]?|zip)$/i

/** The name of a file without its ending. */
export function bareName(fileName: string): string {
  return fileName.replace(ENDING, '').trim() || fileName
}

/** What saving, copying and sending leave at the end of a name, and is no word of the title. */
const LEFTOVERS = [
  /\s*[(（[]\d{1,3}[)）\]]$/,
  /([\s·-]+|的)(副本|拷贝|备份)\s*\d{0,3}$/,
  /[\s-]+(copy|backup)\s*\d{0,3}$/i,
  /[\s-]*(最终|(最终|终|完成|完整|修改|提交|新)[版稿])\d{0,2}$/,
  /[\s-]*定稿$/,
  /[\s-]+(final|finished|done|latest)$/i,
  /[\s-]*第[\d一二三四五六七八九十]+版$/,
  /[\s-]*\b(v|ver|version)\s?\d+([. ]\d+)*$/i,
  /[\s-]+(19|20)\d\d[-. ]?(0?[1-9]|1[0-2])[-. ]?([0-2]?\d|3[01])([\sT-]+\d{1,2}[\d.:-]*)?$/,
] as const
const COPY_OF = /^copy( \(?\d+\)?)? of\s+/i
/** No system gives a file a longer name; the patterns above are not made for one. */
const FILE_NAME_MAX = 255
/** Names that editors give and nobody chose. */
const NOBODYS =
  /^(scratch\s*(project|作品|项目|工程)?|untitled|project|my\s?project|download|未命名(的)?(作品|项目|工程)?|新建?(作品|项目|工程)|无标题|\d{6,}|[0-9a-f]{16,})$/i

/**
 * A project's title from the name of its file: '太空_大战 v2 (1).sb3' → '太空 大战'. Empty where the name is one that no
 * person chose.
 */
export function titleOf(fileName: string): string {
  let title = fileName.replace(ENDING, '').slice(0, FILE_NAME_MAX).replaceAll('_', ' ')
  // Words held together by hyphens alone.
  if (!/\s/.test(title.trim())) title = title.replace(/(?<=[a-z\d])[-+](?=[a-z])/gi, ' ')
  for (let before = ''; before !== title;) {
    before = title
    for (const leftover of LEFTOVERS) title = title.replace(leftover, '') || title
    title = title.replace(COPY_OF, '').replace(/\s+/g, ' ').trim()
  }
  return NOBODYS.test(title) ? '' : title
}
