import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

async function purposesOf(query: object): Promise<Set<string>> {
  const { data } = await server.call<{ list: { code: string }[] }>('GET', '/admin/messageTemplate/index', query)
  return new Set(data.list.map(({ code }) => code))
}

test.each([
  ['Lost password', ['user_retrieve_pwd']],
  ['lost', ['user_retrieve_pwd']],
  ['开课提醒', ['course_open']],
  ['身份', ['user_email_verify', 'user_mobile_verify']],
  ['course 提醒', ['course_open']],
])('a choice is found by what it is called, in any language: %s', async (looked, found) => {
  expect(await purposesOf({ quick_search: looked })).toEqual(new Set(found))
})
