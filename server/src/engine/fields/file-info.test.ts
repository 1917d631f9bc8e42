import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../../data/sessions.ts'
import { uploadApp } from '../../testing/upload.ts'
import { addFileInfo } from './file-info.ts'
import { createRegistry } from '../registry.ts'

const MEMBER = 77
let server: Awaited<ReturnType<typeof uploadApp>>
beforeAll(async () => {
  server = await uploadApp({ accounts: { member: async () => ({ username: 'learner' }) } })
  await server.call('POST', '/admin/routine.config/edit', { upload_mimetype: 'txt', upload_member_mimetype: 'txt' })
})
afterAll(() => server.close())

test('a file is called as its last uploader of the back office calls it, whatever others called it before', async () => {
  const session = { kind: 'member', identityId: MEMBER, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  const member = (await createSession(server.database.kysely, session)).token
  const colleague = await server.signIn([])
  const headers = { member: { batoken: '', 'ba-user-token': member }, colleague: { batoken: colleague }, me: {} }
  const lesson = createRegistry(RESOURCES).byName('lesson')

  const nameAfter = async (who: keyof typeof headers, name: string) => {
    const area = who === 'member' ? 'api' : 'admin'
    const file = { name, type: 'text/plain', bytes: 'exercise' }
    const { data, msg } = await server.post(`/${area}/ajax/upload`, file, headers[who])
    expect(data?.file, msg).toMatchObject({ name })
    const rows: Record<string, unknown>[] = [{ materials: [data.file.url] }]
    await addFileInfo(server.database, lesson, rows)
    // Times are of whole seconds.
    await sql`update attachment set lastuploadtime = lastuploadtime - 10`.execute(server.database.kysely)
    return rows[0]!.materials_info
  }
  const called = (name: string) => [expect.objectContaining({ name, suffix: 'txt' })]
  expect(await nameAfter('member', '王小明.txt')).not.toEqual(called('王小明.txt'))
  expect(await nameAfter('colleague', '内部草稿.txt')).toEqual(called('内部草稿.txt'))
  expect(await nameAfter('me', '练习单.txt')).toEqual(called('练习单.txt'))
  expect(await nameAfter('member', '小明.txt')).toEqual(called('练习单.txt'))
  expect(await nameAfter('me', '练习单 2.txt')).toEqual(called('练习单 2.txt'))
})
