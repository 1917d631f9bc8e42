import { areaPath } from '@tutu/contract/core/area-codes'
import { readFileSync } from 'node:fs'

/** An area of the Ministry of Civil Affairs' list, at county level or above. */
export type Division = { code: string; name: string }

/** The list of the package `lcn`. Read rather than imported: a module would stay in memory for good. */
export function readDivisions(): readonly Division[] {
  return JSON.parse(readFileSync(new URL(import.meta.resolve('lcn/data/data.json')), 'utf8')) as Division[]
}

type Areas = { names: ReadonlyMap<number, string>; below: ReadonlyMap<number, number[]> }

const TOP = 0
let known: Areas | undefined

/** Names by number, and what lies within an area; kept from when one is first asked for. */
function areas(): Areas {
  if (known) return known
  const names = new Map(readDivisions().map(({ code, name }) => [Number(code), name]))
  return (known = { names, below: Map.groupBy(names.keys(), parentOf) })
}

export function parentOf(code: number): number {
  const [province, city] = areaPath(code)
  if (code === province) return TOP
  return code === city ? province : city
}

/** Whether there is such an area, and none within it. */
export function isDistrict(code: number): boolean {
  return areas().names.has(code) && !areas().below.has(code)
}

/** Levels that have a number and that nobody says: '省直辖县级行政区划', the '县' of Chongqing. */
const UNSAID = /直辖县级行政区划$|^县$/

/** '浙江省 杭州市 西湖区'; of a city that is its own province its name once; of an area that there is not its number. */
export function areaName(code: number): string {
  const { names } = areas()
  const said = areaPath(code).flatMap((one) => names.get(one) ?? [])
  return [...new Set(said)].filter((name) => !UNSAID.test(name)).join(' ') || String(code)
}

const BETWEEN = /^[\s,，、/·-]+/

/** The district that a text begins with, by its whole name or its number, and what comes after it. */
export function readArea(text: string): { code: number; rest: string } | undefined {
  const plain = text.normalize('NFKC').trim()
  const [numbered, number] = /^(\d{6})(?!\d)/.exec(plain) ?? []
  if (numbered && isDistrict(Number(number))) return { code: Number(number), rest: after(plain, numbered) }
  return readWithin(plain, TOP)
}

function readWithin(text: string, parent: number): ReturnType<typeof readArea> {
  const { names, below } = areas()
  for (const code of below.get(parent) ?? []) {
    const name = names.get(code)!
    const rests = text.startsWith(name) ? [after(text, name)] : []
    if (UNSAID.test(name) || name === names.get(parent)) rests.push(text)
    for (const rest of rests) {
      const found = below.has(code) ? readWithin(rest, code) : { code, rest }
      if (found) return found
    }
  }
  return undefined
}

const after = (text: string, part: string): string => text.slice(part.length).replace(BETWEEN, '')
