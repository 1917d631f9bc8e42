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

/** A project's title from the name of its file. */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.(sb[23]?|zip)$/i, '')
    .replaceAll('_', ' ')
    .trim()
}
