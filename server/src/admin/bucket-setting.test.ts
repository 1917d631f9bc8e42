import type { SettingsAnswer } from '@tutu/contract/api/routine-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

const BASE = '/admin/routine.config'
let server: TestApp
beforeAll(async () => {
  server = await testApp({ env: { ALLOW_PRIVATE_TARGETS: '192.168.7.0/24' } })
})
afterAll(() => server.close())

const save = (body: object) =>
  server.call<{ errors?: Record<string, string> } | null>('POST', `${BASE}/edit`, body, { language: 'en' })
const saved = async (name: string) => {
  const { data } = await server.call<SettingsAnswer>('GET', `${BASE}/index`)
  return data.list.storage?.list.find((row) => row.name === name)?.value
}

test.each([
  ['s3_endpoint', 'http://10.0.0.7:9000', '10.0.0.7'],
  ['s3_endpoint', 'http://localhost:9000', 'localhost'],
  ['s3_endpoint', 'http://2130706433', '127.0.0.1'],
  ['oss_endpoint', 'https://192.168.1.1', '192.168.1.1'],
])('%s %s is refused when it is saved, with what to do', async (name, endpoint, host) => {
  const { code, data } = await save({ [name]: endpoint, s3_region: 'cn-north-1' })
  expect(code).toBe(0)
  expect(data?.errors).toEqual({
    [name]: `${host} is a private or reserved address and was not connected to. Whoever runs the server can allow it with ALLOW_PRIVATE_TARGETS`,
  })
  expect(await saved(name)).toBe('')
})

test('both endpoints are told at once', async () => {
  const { data } = await save({ oss_endpoint: 'http://10.0.0.1', s3_endpoint: 'http://10.0.0.2' })
  expect(Object.keys(data?.errors ?? {})).toEqual(['oss_endpoint', 's3_endpoint'])
})

test.each(['http://192.168.7.9:9000', 'http://8.8.8.8', 'https://no-such-host.invalid', ''])(
  '%j is saved: it is allowed, public or resolves to nothing',
  async (endpoint) => {
    expect(await save({ s3_endpoint: endpoint })).toMatchObject({ code: 1 })
    expect(await saved('s3_endpoint')).toBe(endpoint)
  },
)

test.each(['http://10.0.0.256', 'https://minio.example:99999'])('%s is no address at all', async (endpoint) => {
  const { data } = await save({ s3_endpoint: endpoint })
  expect(data?.errors?.s3_endpoint).toMatch(/^Enter an address beginning with http/)
})

test('an endpoint that was saved before and stays is not asked about', async () => {
  const value = JSON.stringify('http://10.0.0.7')
  await server.database.kysely.updateTable('config').set({ value }).where('name', '=', 's3_endpoint').execute()
  expect(await save({ s3_endpoint: 'http://10.0.0.7', s3_region: 'cn-north-1' })).toMatchObject({ code: 1 })
})
