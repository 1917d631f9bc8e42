import { NASTY_LENGTH } from './nasty-texts.ts'

type Usage = { user: number; system: number }
/** Node's `process.threadCpuUsage`: µs that this thread has computed, in all or since. */
type ThreadUsage = (since?: Usage) => Usage

/** ms of computing, not of waiting: machines are busy. Refusing is an answer too. */
async function computing(usage: ThreadUsage, act: () => unknown): Promise<number> {
  const before = usage()
  try {
    await act()
  } catch {
    // Refused.
  }
  const { user, system } = usage(before)
  return (user + system) / 1000
}

/** ms that `read` computes with the worst of the texts, and which that is. */
export async function worst(
  usage: ThreadUsage,
  read: (text: string) => unknown,
  texts: readonly string[],
): Promise<{ ms: number; text: string }> {
  let found = { ms: 0, text: '' }
  for (const text of texts) {
    const once = await computing(usage, () => read(text))
    if (once <= found.ms) continue
    // What was compiled or collected meanwhile is not its doing.
    const ms = Math.min(once, await computing(usage, () => read(text)))
    if (ms > found.ms) found = { ms, text: JSON.stringify(text.slice(0, 40)) }
  }
  return found
}

/**
 * ms that this machine needs for a pattern that looks once at each pair of the characters of a nasty text: the limit for what shall look
 * at each character a few times, however slow the machine is.
 */
export function msOfEachPair(usage: ThreadUsage): Promise<number> {
  return computing(usage, () => /a+b/.test('a'.repeat(NASTY_LENGTH)))
}
