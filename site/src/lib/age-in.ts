const DIGITS = '零一二三四五六七八九'
/** From the youngest who sit before a screen to the oldest who learn for somebody. */
const YOUNGEST = 2
const OLDEST = 99

/** '8', '十二' → 8, 12. */
function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text]
  const valueOf = (digit: string, absent: number): number => (digit === '' ? absent : DIGITS.indexOf(digit))
  return valueOf(tens, 1) * 10 + valueOf(ones, 0)
}

const COUNT = String.raw`((?<!\d)\d{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])`
/** Of an age that is not said exactly: 8到10, 8、9, 七八. */
const UP_TO = String.raw`(?:\s?[-–—~～到至、]\s?${COUNT}|[一二三四五六七八九])?`
const AGE = new RegExp(
  [
    // 8岁, 8 周岁, 八岁半, 8到10岁, 8-10 岁, 七八岁, 10岁以上
    String.raw`${COUNT}${UP_TO}\s?周?岁半?(?:以上|以下|左右)?(?:的?(?:孩子|小孩|小朋友|儿童))?`,
    // 8-year-old, 8 years old, 8 yo
    String.raw`\b(\d{1,2})(?:\s?[-–—]\s?\d{1,2})?[\s-]?(?:years?[\s-]olds?|yrs?[\s-]olds?|y\.?o\.?)\b`,
    // age 8, aged 8, ages 8-10, ages 8 to 10
    String.raw`\bage[ds]?\s(\d{1,2})(?:\s?(?:[-–—]|to|and)\s?\d{1,2})?\b`,
  ].join('|'),
  'iu',
)

/** The age that words name, of several the youngest, and what else they ask for: 'Python 8岁' → 8, 'Python'. */
export function ageIn(words: string): { age: number; rest: string } | undefined {
  const plain = words.normalize('NFKC')
  const found = AGE.exec(plain)
  if (!found) return undefined
  const age = numberOf(found[1] ?? found[3] ?? found[4] ?? '')
  if (age < YOUNGEST || age > OLDEST) return undefined
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
  return {
    age,
    rest: rest
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^的\s?|^for$|\s(?:for|for a)$/giu, ''),
  }
}

/** What words ask of courses, as parameters of their list: an age is no text there, courses say theirs in numbers. */
export function courseQuery(words: string): Record<string, unknown> {
  const named = ageIn(words)
  return named
    ? { quick_search: named.rest || undefined, age_min: named.age, age_max: named.age }
    : { quick_search: words || undefined }
}
