import { fail } from '@tutu/contract/core/errors'
import type { Config } from '../../data/config.ts'
import type { TargetsOf } from '../../env.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import type { ObjectStore } from './object-store.ts'

/** The remote store of that kind as the settings name it now. Throws `upload.storeMissing` while they do not. */
export type OpenRemote = (kind: Bucket['kind']) => Promise<ObjectStore>

/** Clients are kept as long as their settings stay; the library is loaded with the first. `targetsOf`: where the endpoints may be. */
export function createRemoteStores(config: Pick<Config, 'get'>, targetsOf: TargetsOf): OpenRemote {
  const opened = new Map<Bucket['kind'], { settings: string; store: Promise<ObjectStore> }>()
  return async (kind) => {
    const bucket = bucketOf(await config.get(), kind)
    if (!bucket) throw fail('upload.storeMissing')
    const settings = JSON.stringify(bucket)
    const known = opened.get(kind)
    if (known?.settings === settings) return known.store
    const store = import('./object-store.ts').then(({ createObjectStore }) =>
      createObjectStore(bucket, targetsOf(`${kind}_endpoint`)),
    )
    opened.set(kind, { settings, store })
    return store
  }
}
