import pg from 'pg'
import { vi } from 'vitest'

/** What some work answers, and the texts of the statements that all connections of this process send meanwhile. */
export async function textsSent<T>(work: () => Promise<T>): Promise<{ answer: T; texts: string[] }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    return { answer, texts: query.mock.calls.map(([one]) => (one as unknown as pg.QueryConfig).text.trim()) }
  } finally {
    query.mockRestore()
  }
}
