import { IDS_MAX } from '@tutu/contract/constants'
import { fail } from '@tutu/contract/errors'
import { pickLanguage } from '@tutu/contract/languages'
import type { MenuNode } from '@tutu/contract/menu'
import type { SettingsAnswer } from '@tutu/contract/settings/answer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { menuTree } from '../data/menu-rules.ts'
import { settingsAnswer } from '../data/settings/answer.ts'
import { addOwnSetting, deleteOwnSettings } from '../data/settings/own-changes.ts'
import { type Reader, readRows } from '../data/settings/read.ts'
import { CONFIG_NODE, saveSettings } from '../data/settings/save.ts'
import type { TargetsOf } from '../env.ts'
import type { Folder } from '../http/built-files.ts'
import { tokenBucket } from '../http/token-bucket.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../resource/engine.ts'
import { readId, scalars } from '../resource/scalar.ts'
import { refusePrivateEndpoint } from './bucket-setting.ts'
import { refuseBrokenCdn } from './cdn-setting.ts'
import { sendTestMail } from './test-mail.ts'

/** `/admin/routine.config/*`: the settings of the site (wire 1.8). Never public: who may see them holds the node. */
export async function configRoutes(
  app: FastifyInstance,
  deps: { engine: Engine; reader: Reader; origin: string; builtFolders: readonly Folder[]; targetsOf: TargetsOf },
): Promise<void> {
  const { engine, reader, targetsOf } = deps
  const base = '/admin/routine.config'
  const needs = (action: string) =>
    ({ config: { access: { kind: 'admin', node: `${CONFIG_NODE}/${action}` } } }) as const
  // Each attempt opens a connection to wherever the caller says.
  const limitTests = tokenBucket({ burst: 6, perSecond: 0.1 })

  app.get(`${base}/index`, needs('index'), async (request, reply) => {
    const { language } = request
    const [rows, rule, quickEntrance] = await Promise.all([
      readRows(engine.database.kysely),
      engine.rules.find(CONFIG_NODE),
      neighbours(engine, request),
    ])
    const answer: SettingsAnswer = {
      ...settingsAnswer(rows, reader, language),
      remark: pickLanguage(rule?.remark, language),
      quickEntrance,
    }
    return reply.ok(answer)
  })

  app.post(`${base}/edit`, needs('edit'), async (request, reply) => {
    const body = bodyOf(request)
    await refuseBrokenCdn({ ...deps, targets: targetsOf('cdn_url') }, request)
    await refusePrivateEndpoint(deps, request)
    await saveSettings(engine, reader, body, administratorOf(request))
    return reply.ok(null, 'ok.updated')
  })

  app.post(`${base}/add`, needs('add'), async (request, reply) => {
    const id = await addOwnSetting(engine, bodyOf(request), administratorOf(request))
    return reply.ok({ id }, 'ok.added')
  })

  app.delete(`${base}/del`, needs('del'), async (request, reply) => {
    const list = scalars((request.query as Record<string, unknown>).ids ?? []) ?? ['?']
    const ids = [...new Set(list.filter(Boolean).map(readId))]
    if (ids.length === 0) throw fail('record.nothingChosen')
    if (ids.length > IDS_MAX) throw fail('rule.tooMany', { max: IDS_MAX })
    const count = await deleteOwnSettings(engine, ids, administratorOf(request))
    if (count === 0) throw fail('record.notFound')
    return reply.ok({ deleted: count }, 'ok.deleted', { count })
  })

  app.post(`${base}/sendTestMail`, needs('sendTestMail'), async (request, reply) => {
    const body = bodyOf(request)
    limitTests(request)
    const to = await sendTestMail({ engine, reader, targets: targetsOf('smtp_server') }, body, administratorOf(request))
    return reply.ok(null, 'config.testSent', { to })
  })
}

function bodyOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw fail('record.empty')
  return body as Record<string, unknown>
}

/** The other screens of this one's directory that the caller may open. */
async function neighbours({ database }: Engine, request: FastifyRequest): Promise<SettingsAnswer['quickEntrance']> {
  const menus = await menuTree(database, { can: (node) => mayOpen(request, node) }, request.language)
  const siblings = siblingsOf(menus, CONFIG_NODE).filter(
    ({ name, menu_type, extend }) => name !== CONFIG_NODE && menu_type === 'tab' && extend !== 'add_rules_only',
  )
  return siblings.map(({ title, path }) => ({ key: title, value: `/admin/${path}` }))
}

const mayOpen = (request: FastifyRequest, node: string): boolean => {
  const caller = administratorOf(request)
  return caller.super || caller.can(node)
}

function siblingsOf(nodes: readonly MenuNode[], name: string): readonly MenuNode[] {
  if (nodes.some((node) => node.name === name)) return nodes
  return nodes.flatMap((node) => siblingsOf(node.children ?? [], name))
}
