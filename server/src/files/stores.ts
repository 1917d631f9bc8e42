import type { Config } from '../data/config.ts'
import type { LocalStore } from './local-store.ts'
import type { FileStore, StoreName } from './store.ts'

/** The stores of this site: the folder every site has, and the remote ones that its settings name. */
export type Stores = {
  /** Files on their way in are spooled here, whichever store they end in. */
  local: LocalStore
  /** Where new files go. */
  current(): Promise<FileStore>
  /** Throws for a remote store that the settings do not name. */
  of(name: StoreName): Promise<FileStore>
}

export function createStores(
  local: LocalStore,
  config: Pick<Config, 'get'>,
  openRemote: (name: Exclude<StoreName, 'local'>) => Promise<FileStore>,
): Stores {
  const of = async (name: StoreName): Promise<FileStore> => (name === 'local' ? local : openRemote(name))
  return { local, of, current: async () => of((await config.get()).upload.mode) }
}
