import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export const SEED = fileURLToPath(new URL('../../seed', import.meta.url))

export type Row = Record<string, unknown>

/** A list of the seed, as it is written. */
export async function readYaml(file: string): Promise<Row[]> {
  return (await parseYaml(await readFile(`${SEED}/${file}`, 'utf8'))) as Row[]
}

/** The reader of YAML is loaded only where there is something to seed or to bring up to date. */
export async function parseYaml(source: string): Promise<unknown> {
  const { parse } = await import('yaml')
  return parse(source)
}

/** Nine in the morning of a day not long ago, so that the newest are new whenever the site begins; seconds. */
export function daysAgo({ days_ago }: Row): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(days_ago), 9).getTime() / 1000
}
