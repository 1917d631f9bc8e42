import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import { type CallAccess, defineCall } from './call.ts'
import { AnnouncedFile, RowId, StoredFile, UploadForm } from './values.ts'

const Topic = z.string().max(100).optional().catch(undefined)
/** Of the library, where an administrator puts what they send; members have no folders. */
const Folder = RowId.optional()
const Announced = AnnouncedFile.extend({ topic: Topic })
const Answer = z.object({ file: StoredFile })

type Titles = { upload: Localized; form: Localized; stored: Localized }

/** The calls that take files, which administrators and members have alike (wire 1.6). */
export function fileCalls<const Area extends 'admin' | 'api'>(area: Area, access: CallAccess, titles: Titles) {
  // Works are made of files, also in child mode; administrators never are in it.
  const works = { access, inChildMode: true } as const
  const form = { path: `/${area}/ajax/uploadParams`, title: titles.form, ...works, answer: UploadForm } as const
  return {
    upload: defineCall({
      method: 'POST',
      path: `/${area}/ajax/upload`,
      title: titles.upload,
      ...works,
      query: z.object({ topic: Topic, folder_id: Folder }),
      takesFile: true,
      answer: Answer,
    }),
    uploadParamsOf: defineCall({ ...form, method: 'GET', query: Announced }),
    askUploadParams: defineCall({ ...form, method: 'POST', body: Announced }),
    /** Bears the wire's name whichever store it is. */
    storedDirectly: defineCall({
      method: 'POST',
      path: `/${area}/Alioss/callback`,
      title: titles.stored,
      ...works,
      body: AnnouncedFile.extend({ url: z.string().min(1).max(2000), folder_id: Folder }),
      answer: Answer,
    }),
  }
}
