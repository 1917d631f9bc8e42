import { del, get, set } from 'idb-keyval'

const KEY = 'handed-project'
/** ms: a file that nobody fetched by then was not meant for the next visit. */
const LIFE = 60_000

type Handed = { file: File; time: number }

/** Keeps a file for the page that is opened next. Throws where the browser keeps nothing (private windows). */
export async function handFile(file: File): Promise<void> {
  await set(KEY, { file, time: Date.now() } satisfies Handed)
}

/** The file that the page before has handed over, once. */
export async function takeHandedFile(): Promise<File | undefined> {
  try {
    const handed = await get<Handed>(KEY)
    if (!handed) return undefined
    await del(KEY)
    return Date.now() - handed.time < LIFE ? handed.file : undefined
  } catch {
    return undefined
  }
}
