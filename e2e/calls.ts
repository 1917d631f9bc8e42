import { type APIRequestContext, expect } from '@playwright/test'
import { ADMIN_PASSWORD } from './demo-folder.ts'

/** Calls without a browser. Each has to succeed, and answers its data. */
export type Calls = ReturnType<typeof callsOf>
export type UserInfo = { id: number; token: string }
type SignedIn = { userInfo: UserInfo }

/** What helps to make what a journey begins with, as whoever `headers` name: nobody without. */
export function callsOf(request: APIRequestContext, headers: Record<string, string> = {}) {
  const options = { headers: { server: 'true', 'think-lang': 'zh-cn', ...headers } }
  return {
    headers: options.headers,
    get: async <T>(path: string): Promise<T> => dataOf(path, await request.get(path, options)),
    post: async <T>(path: string, data: object): Promise<T> =>
      dataOf(path, await request.post(path, { data, ...options })),
  }
}

async function dataOf<T>(path: string, answer: { json(): Promise<unknown> }): Promise<T> {
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T }
  expect(code, `${path}: ${msg}`).toBe(1)
  return data
}

export async function asAdmin(request: APIRequestContext): Promise<Calls> {
  const form = { username: 'admin', password: ADMIN_PASSWORD, keep: false }
  const { userInfo } = await callsOf(request).post<SignedIn>('/admin/index/login', form)
  return callsOf(request, { batoken: userInfo.token })
}

/** A new account of a grown-up, unless `form` says otherwise, made by an administrator and signed in. */
export async function newMember(
  request: APIRequestContext,
  form: { username: string; nickname: string; birth_year?: number; is_teacher?: boolean },
): Promise<Calls & { userInfo: UserInfo }> {
  const account = { password: PASSWORD, group_id: 1, birth_year: 1985, ...form }
  await (await asAdmin(request)).post('/admin/user.user/add', account)
  const entry = { tab: 'login', username: form.username, password: PASSWORD }
  const { userInfo } = await callsOf(request).post<SignedIn>('/api/user/checkIn', entry)
  return { ...callsOf(request, { 'ba-user-token': userInfo.token }), userInfo }
}

export const PASSWORD = 'carrot-1'
