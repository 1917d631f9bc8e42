import type { Definition } from '@tutu/contract/definition/define-resource'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { type ImportFile, type ImportPlan, type ImportRun, isUnderWay } from '@tutu/contract/definition/import'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../postgres/database.ts'
import type { Answer, TestApp } from './app.ts'
import { formWith } from './upload.ts'

type Options = { token?: string; language?: 'zh-cn' | 'en'; name?: string }

/** What tests do with files whose rows are brought into a module. */
export function importsInto(
  server: Pick<TestApp, 'app' | 'call' | 'token'>,
  definition: Pick<Definition, 'name' | 'base'>,
) {
  const at = (action: string): string => `/admin/${controllerBase(definition)}/${action}`

  async function send(
    bytes: Buffer | string,
    { token = server.token, language = 'zh-cn', name = 'rows.csv' }: Options = {},
  ) {
    const { payload, headers } = formWith({ name, bytes })
    const answer = await server.app.inject({
      method: 'POST',
      url: at('import'),
      payload,
      headers: { batoken: token, server: 'true', 'think-lang': language, ...headers },
    })
    return { status: answer.statusCode, ...answer.json<Omit<Answer<ImportFile>, 'status'>>() }
  }

  const start = (id: string, plan: ImportPlan, dry: boolean, options: Options = {}) =>
    server.call('POST', at('importStart'), { id, ...plan, dry }, options)

  async function state(id: string, options: Options = {}): Promise<ImportRun> {
    const { data } = await server.call<{ list: ImportRun[] }>('GET', at('importState'), { id }, options)
    return data.list[0]!
  }

  const ended = (id: string, options: Options = {}): Promise<ImportRun> =>
    vi.waitFor(
      async () => {
        const run = await state(id, options)
        if (isUnderWay(run)) throw new Error(`after ${run.read} rows it is still ${run.state}`)
        return run
      },
      { interval: 20 },
    )

  return {
    at,
    send,
    start,
    state,
    ended,
    /** From a file to its end; `plan` says what is otherwise than proposed. */
    async bring(bytes: Buffer | string, plan: Partial<ImportPlan> & { dry?: boolean } = {}, options: Options = {}) {
      const { code, msg, data } = await send(bytes, options)
      if (code !== 1) throw new Error(msg)
      const { dry = false, ...other } = plan
      const started = await start(data.id, { ...data.plan, ...other }, dry, options)
      if (started.code !== 1) throw new Error(started.msg)
      return ended(data.id, options)
    },
  }
}

/** All tags, in the order in which they came. */
export async function storedTags({ kysely }: Database) {
  const { rows } = await sql<{ zh: string; en: string | null; slug: string; status: boolean; version: number }>`
    select name ->> 'zh-cn' as zh, name ->> 'en' as en, slug, status, version from tag order by id
  `.execute(kysely)
  return rows
}

/** The number of a new category, for courses that are brought in. */
export async function addCategory({ call }: Pick<TestApp, 'call'>, name_i18n: object, slug: string): Promise<number> {
  const form = { name_i18n, slug, accent: 'leaf', pattern: 'dots', intro_i18n: { 'zh-cn': 'x' } }
  const { data, msg } = await call<{ id: number }>('POST', '/admin/courseCategory/add', form)
  if (!data) throw new Error(msg)
  return data.id
}
