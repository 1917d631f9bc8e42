import { type Progress, TOOLS, type ToolStars } from '@tutu/learning/progress/progress'
import { TOOL_RECORDS } from './tool-records.ts'

type Tool = (typeof TOOLS)[number]
type Stars = Readonly<Record<string, number>>
type Fields = Readonly<Record<string, unknown>>
/** How the stars of a tool's exercises stand in its record. */
type Form = { starsOf: (record: unknown) => Stars; withStars: (record: unknown, stars: Stars) => unknown }

const byName = (fresh: Fields): Form => ({
  starsOf: (record) => ratings(fieldsOf(fieldsOf(record)['stars'])),
  withStars: (record, stars) => ({ ...fresh, ...fieldsOf(record), stars }),
})

const FORMS: Readonly<Record<Tool, Form>> = {
  typing: byName({ version: 1 }),
  super: byName({}),
  clock: {
    // Level 1 stands first.
    starsOf: (record) =>
      Array.isArray(record) ? ratings(Object.fromEntries(record.map((stars, at) => [String(at + 1), stars]))) : {},
    withStars: (_, stars) => {
      const levels = Math.max(0, ...Object.keys(stars).map(Number).filter(Number.isInteger))
      return Array.from({ length: levels }, (_, at) => stars[at + 1] ?? 0)
    },
  },
}

/** The stars of all tools on this device. undefined: none was won. */
export function keptToolStars(): ToolStars | undefined {
  return starsOfAll(starsOn)
}

/** The same of records that are texts by their keys; null: none. */
export function toolStarsIn(textOf: (key: string) => string | null): ToolStars | undefined {
  return starsOfAll((tool) => FORMS[tool].starsOf(parsed(textOf(TOOL_RECORDS[tool]))))
}

function starsOfAll(starsOf: (tool: Tool) => Stars): ToolStars | undefined {
  const won = TOOLS.map((tool) => [tool, starsOf(tool)] as const).filter(([, stars]) => Object.keys(stars).length > 0)
  return won.length > 0 ? Object.fromEntries(won) : undefined
}

/** Adds stars to those that the tools keep here, of each exercise the better; tools that are open show them. */
export function addToolStars(won: Progress['tools'] = {}): void {
  for (const tool of TOOLS) {
    const here = starsOn(tool)
    const news = better(here, won[tool] ?? {})
    if (news.length === 0) continue
    const key = TOOL_RECORDS[tool]
    write(key, FORMS[tool].withStars(read(key), { ...here, ...Object.fromEntries(news) }))
  }
}

/** The record of a tool (by its key, as texts) with the stars of another one of it, of each exercise the better. */
export function withStarsOf(key: string, text: string, other: string): string {
  const tool = TOOLS.find((one) => TOOL_RECORDS[one] === key)!
  const { starsOf, withStars } = FORMS[tool]
  const record = parsed(text)
  const here = starsOf(record)
  const news = better(here, starsOf(parsed(other)))
  return news.length > 0 ? JSON.stringify(withStars(record, { ...here, ...Object.fromEntries(news) })) : text
}

/** Which of `won` are more than those here. */
const better = (here: Stars, won: Stars) => Object.entries(won).filter(([name, stars]) => stars > (here[name] ?? 0))

const starsOn = (tool: Tool): Stars => FORMS[tool].starsOf(read(TOOL_RECORDS[tool]))

function ratings(fields: Fields): Stars {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, number] => [1, 2, 3].includes(entry[1] as number)),
  )
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function read(key: string): unknown {
  try {
    return parsed(localStorage.getItem(key))
  } catch {
    // Storage is switched off.
    return undefined
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    // The browser tells other tabs alone.
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  } catch {
    // Full, or a private window: the account has them.
  }
}
