import * as en from 'blockly/msg/en'
import * as zhHans from 'blockly/msg/zh-hans'
import { expect, it } from 'vitest'
import { NOT_YET_IN_ZH_HANS } from './not-yet-in-zh-hans.ts'

const ours: Readonly<Record<string, string>> = NOT_YET_IN_ZH_HANS
const english = en as unknown as Readonly<Record<string, string>>
const chinese = { ...(zhHans as unknown as Readonly<Record<string, string>>), ...ours }

it('what is announced while blocks are moved is Chinese, with the same names in it', () => {
  const announced = Object.keys(english).filter((key) => key.startsWith('ANNOUNCE_'))
  expect(announced.length).toBeGreaterThan(10)
  for (const key of announced) expect(chinese[key], key).toMatch(/\p{Script=Han}/u)
  for (const [key, text] of Object.entries(ours))
    expect(text.match(/%\d/g)?.toSorted() ?? [], key).toEqual(english[key]!.match(/%\d/g)?.toSorted() ?? [])
})

it('nothing is said by us that Blockly says in Chinese by now', () => {
  const said = zhHans as unknown as Readonly<Record<string, string>>
  for (const key of Object.keys(ours)) expect(said[key], key).toBe(english[key])
})
