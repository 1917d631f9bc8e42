import { api } from '../../lib/api.ts'

/** The right to it. */
export const CLEAR_NODE = 'ajax/clearCache'

/** Clears the server's caches; `all` is told by whoever goes on from there. The client tells how it went. */
export async function clearCaches(type: 'tp' | 'all'): Promise<void> {
  await api.call('POST /admin/ajax/clearCache', { body: { type } }, { showSuccess: type === 'tp' })
}
