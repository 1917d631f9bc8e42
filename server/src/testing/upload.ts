import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { FileAnswer } from '../files/attachments.ts'
import { type Answer, type TestApp, testApp } from './app.ts'

const BOUNDARY = '----tutu-test-boundary'

/** A form with files, byte by byte as it is sent: names and types can be what no browser would send. */
export function formWith(...files: { name: string; type?: string; bytes: Buffer | string }[]): {
  payload: Buffer
  headers: Record<string, string>
} {
  const parts = files.flatMap(({ name, type, bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`),
    Buffer.from(type === undefined ? '\r\n' : `content-type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

export type UploadAnswer = Answer<{ file: FileAnswer }>
type File = Parameters<typeof formWith>[number]

/** A test server with a data folder of its own, and what tests of files do with it. */
export async function uploadApp(options: Parameters<typeof testApp>[0] = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutu-files-'))
  const server = await testApp({ ...options, env: { DATA_DIR: dataDir, ...options.env } })

  async function post(url: string, file: File | File[], headers: Record<string, string> = {}): Promise<UploadAnswer> {
    const form = formWith(...[file].flat())
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { batoken: server.token, server: 'true', 'think-lang': 'en', ...form.headers, ...headers },
    })
    return { status: answer.statusCode, ...answer.json<Omit<UploadAnswer, 'status'>>() }
  }

  return {
    ...server,
    dataDir,
    post,
    upload: (file: File | File[], query = '', headers?: Record<string, string>) =>
      post(`/admin/ajax/upload${query}`, file, headers),
    /** Every file below the data folder's store, those on their way in apart. */
    stored: () => filesBelow(join(dataDir, 'files')),
    /** When the bytes of all files given up are gone: they go after the answer. */
    swept: () =>
      vi.waitFor(async () => {
        const { rows } = await sql`select from blob where state = 'doomed'`.execute(server.database.kysely)
        if (rows.length > 0) throw new Error(`${rows.length} files are not removed yet`)
      }),
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type UploadApp = Omit<TestApp, 'close'> & Awaited<ReturnType<typeof uploadApp>>

/** Paths of the files below a folder, sorted; of `.incoming` too. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : []))
    .toSorted()
}
