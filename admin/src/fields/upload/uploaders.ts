import { createClient } from '@tutu/contract/core/client'
import { createUploader, type Uploader } from '@tutu/contract/core/upload-client'
import { xhrTransport } from '@tutu/contract/core/xhr-transport'
import { apiConfig } from '../../lib/api.ts'
import { useSiteConfig } from '../../stores/site-config.ts'

/** What a field takes: pictures only, or whatever the site allows. */
export type Accept = 'pictures' | 'any'

const transport = xhrTransport()

/** Sends a file to the library, as the administrator signed in. */
export const toLibrary = (accept: Accept): Uploader => uploader(accept)

/** Sends a file that takes the place of another one of the library. */
export const toReplace = (accept: Accept, id: number): Uploader =>
  uploader(accept, { path: '/admin/routine.attachment/replace', params: { id } })

function uploader(accept: Accept, call?: { path: string; params: Record<string, unknown> }): Uploader {
  return createUploader({
    call,
    client: createClient({ ...apiConfig, transport }),
    transport,
    area: 'admin',
    rules: () => useSiteConfig.getState().upload,
    accepts: ({ type }) => accept === 'any' || type.startsWith('image/'),
    language: apiConfig.language,
  })
}
