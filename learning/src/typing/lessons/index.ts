import type { Script } from '../exercise.ts'
import { type Lesson, lessonText, type LessonUnit } from '../lesson.ts'
import { both } from './build.ts'
import { CHINESE_SENTENCES, CHINESE_WORDS } from './chinese.ts'
import { CPP, HTML, JAVASCRIPT, PYTHON } from './code.ts'
import { SENTENCES, WORDS } from './english.ts'
import { LETTERS } from './letters.ts'
import { PINYIN, PINYIN_WORDS } from './pinyin.ts'
import { POEMS, POEMS_IN_PINYIN } from './poems.ts'
import { SIGNS } from './signs.ts'

/** All lessons, in the order a child takes them. */
export const UNITS: readonly LessonUnit[] = [
  { id: 'letters', title: both('字母：从基准键开始|Letters: from the home row'), lessons: LETTERS },
  { id: 'pinyin', title: both('拼音：声母、韵母、音节|Pinyin: initials, finals, syllables'), lessons: PINYIN },
  { id: 'pinyin-words', title: both('用拼音打词语|Words in pinyin'), lessons: PINYIN_WORDS },
  { id: 'signs', title: both('数字和标点|Digits and signs'), lessons: SIGNS },
  { id: 'words', title: both('英文单词|English words'), lessons: WORDS },
  { id: 'sentences', title: both('英文句子|English sentences'), lessons: SENTENCES },
  { id: 'pinyin-poems', title: both('用拼音打古诗|Poems in pinyin'), lessons: POEMS_IN_PINYIN },
  { id: 'chinese-words', title: both('用输入法打词语|Chinese words with an input method'), lessons: CHINESE_WORDS },
  {
    id: 'chinese-sentences',
    title: both('用输入法打句子|Chinese sentences with an input method'),
    lessons: CHINESE_SENTENCES,
  },
  { id: 'poems', title: both('唐诗十二首|Twelve Tang poems'), lessons: POEMS },
  { id: 'python', title: both('Python 代码|Python code'), lessons: PYTHON },
  { id: 'html', title: both('HTML 代码|HTML code'), lessons: HTML },
  { id: 'javascript', title: both('JavaScript 代码|JavaScript code'), lessons: JAVASCRIPT },
  { id: 'cpp', title: both('C++ 代码|C++ code'), lessons: CPP },
]

export const LESSONS = UNITS.flatMap(({ lessons }) => lessons)

type Taken = { lesson: string; text: string; script: Script }

/** The lesson of that name, as long as the text is its first lines or all of them, typed as it is; undefined: another's text. */
export function lessonOf({ lesson: id, text, script }: Taken): Lesson | undefined {
  return LESSONS.find((one) => one.id === id && one.script === script && lessonText(one).startsWith(text))
}
