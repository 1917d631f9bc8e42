import { LESSONS } from '@tutu/learning/typing/lessons/index'
import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'

/** Where the dictionary is wrong or knows no neutral tone: decided by hand, after the 现代汉语词典 and the school books. */
const DECIDED = [
  'han-nature 月亮 liang, not liàng',
  'han-nature 星星 xing, not xīng',
  'han-rain 玻璃 li, not lí',
  'han-space 星星 xing, not xīng',
  'han-robot 告诉 su, not sù',
  'han-code 步一 yí, not yi',
  'han-code 事情 qing, not qíng',
  'goose 曲 qū, not qǔ',
  'hermit 只 zhǐ, not zhī',
  'baidi 朝 zhāo, not cháo',
  'baidi 日还 huán, not hái',
]

const isHan = (unit: string) => /\p{Script=Han}/u.test(unit)

test('no tone is taught that an independent dictionary reads otherwise, but for those decided by hand', () => {
  const differences = LESSONS.filter(({ script }) => script === 'han').flatMap(({ id, lines }) =>
    lines.flatMap(({ text, pinyin: ours = '' }) => {
      const units = [...text]
      const syllables = ours.split(' ')
      const read = pinyin(text, { type: 'array' })
      return units.flatMap((unit, at) => {
        const own = isHan(unit) ? syllables.shift() : read[at]
        const word = isHan(units[at - 1] ?? '') ? units[at - 1] + unit : unit
        return own === read[at] ? [] : `${id} ${word} ${own}, not ${read[at]}`
      })
    }),
  )
  expect(differences).toEqual(DECIDED)
})

test.each(LESSONS.filter(({ id, script }) => script === 'latin' && /^py-|^u-umlaut$/.test(id)))(
  '$id: what is typed is what the words above it sound like',
  ({ lines }) => {
    for (const { text, meaning } of lines) {
      const han = [...(meaning?.['zh-cn'] ?? '')].filter(isHan).join('')
      const read = pinyin(han, { type: 'array', toneType: 'none', v: true })
      expect(text.split(' '), han).toEqual(read)
    }
  },
)
