import { readdir, readFile } from 'node:fs/promises'

// What processes use, as Linux tells it in /proc; undefined where there is none.

/** Bytes. */
export const MIB = 1024 * 1024
const KIB = 1024
/** Length of a tick in which the kernel counts a process's time, in seconds: the same on every Linux. */
const TICK = 0.01

/** Memory of a process in MiB: what it holds of the machine, shared pages included. */
export async function residentOf(pid: number): Promise<number | undefined> {
  return numberIn(await readOr(`/proc/${pid}/status`), /^VmRSS:\s+(\d+) kB$/m)
}

/** Memory of a process and its children in MiB, pages they share counted once. */
export async function familyOf(pid: number): Promise<number | undefined> {
  const parts = await Promise.all(
    [pid, ...(await childrenOf(pid))].map(async (one) =>
      numberIn(await readOr(`/proc/${one}/smaps_rollup`), /^Pss:\s+(\d+) kB$/m),
    ),
  )
  return parts[0] === undefined ? undefined : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

/** Processor time that a process and its children have used so far, in seconds, of those that have ended since too. */
export async function cpuOf(pid: number): Promise<number | undefined> {
  const family = [pid, ...(await childrenOf(pid))]
  const ticks = await Promise.all(
    family.map(async (one) => {
      // Behind the name, which may hold blanks: user and system time are the 14th and 15th field of all, and the two after them
      // those of children that have ended.
      const fields = (await readOr(`/proc/${one}/stat`)).split(') ')[1]?.split(' ')
      return fields?.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    }),
  )
  return ticks[0] === undefined ? undefined : ticks.reduce<number>((sum, part) => sum + (part ?? 0), 0) * TICK
}

async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).map(Number).filter((one) => one > 0)
  const family = await Promise.all(all.map(async (one) => ((await parentOf(one)) === pid ? one : 0)))
  return family.filter((one) => one > 0)
}

async function parentOf(pid: number): Promise<number | undefined> {
  const parent = /^PPid:\s+(\d+)$/m.exec(await readOr(`/proc/${pid}/status`))
  return parent ? Number(parent[1]) : undefined
}

/** A process may end while it is looked at. */
const readOr = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

function numberIn(text: string, pattern: RegExp): number | undefined {
  const match = pattern.exec(text)
  return match ? Number(match[1]) / KIB : undefined
}
