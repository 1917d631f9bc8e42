import {
  addSetting,
  deleteSettings,
  saveSettings,
  sendTestMail,
  sendTestMessage,
  settings,
  testPayment,
  tryStorage,
  type SettingsAnswer,
} from '@tutu/contract/api/routine-config'
import { fail } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { menuTree } from '../data/menu-rules.ts'
import { settingsAnswer } from '../data/settings/answer.ts'
import { addOwnSetting, deleteOwnSettings } from '../data/settings/own-changes.ts'
import { type Reader, readRows } from '../data/settings/read.ts'
import { CONFIG_NODE, saveSettings as save } from '../data/settings/save.ts'
import type { TargetsOf } from '../env.ts'
import type { Payments } from '../payment/provider.ts'
import type { Tables } from '../postgres/database.ts'
import type { Folder } from '../web/built-files.ts'
import { type Asked, serveCall } from '../web/serve-call.ts'
import { tokenBucket } from '../web/token-bucket.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'
import { readIds } from '../engine/routes/calls.ts'
import { refusePrivateEndpoint } from './bucket-setting.ts'
import { refuseBrokenCdn } from './cdn-setting.ts'
import { refuseReplacedMerchant } from './merchant-setting.ts'
import { refuseBrokenKeys, tryPayment } from './payment-setting.ts'
import { sendTestMail as send } from './test-mail.ts'
import { sendTestMessage as sendMessage } from './test-message.ts'
import { tryStorage as tryBucket } from './try-storage.ts'

/** `/admin/routine.config/*`: the settings of the site (wire 1.8). Never public: who may see them holds the node. */
export async function configRoutes(
  app: FastifyInstance,
  deps: {
    engine: Engine
    reader: Reader
    origin: string
    builtFolders: readonly Folder[]
    targetsOf: TargetsOf
    payments: Payments
  },
): Promise<void> {
  const { engine, reader, targetsOf } = deps
  // Each attempt opens a connection to wherever the caller says.
  const limit = tokenBucket({ burst: 6, perSecond: 0.1 })

  serveCall(app, settings, async ({ request, ok }) => {
    const { language } = request
    const [rows, rule, quickEntrance] = await Promise.all([
      readRows(engine.database.kysely),
      engine.rules.find(CONFIG_NODE),
      neighbours(engine, request),
    ])
    const remark = pickLanguage(rule?.remark, language)
    return ok({ ...settingsAnswer(rows, reader, language), remark, quickEntrance })
  })

  serveCall(app, saveSettings, async ({ request, reply, body }) => {
    await refuseBrokenCdn({ ...deps, targets: targetsOf('cdn_url') }, { request, body })
    await refusePrivateEndpoint(deps, { request, body })
    refuseBrokenKeys(body)
    const check = (kysely: Kysely<Tables>) => refuseReplacedMerchant({ kysely, reader }, { request, body })
    await save(engine, reader, body, { actor: administratorOf(request), check })
    return reply.ok(null, 'ok.updated')
  })

  serveCall(app, addSetting, async ({ request, body, ok }) => {
    const id = await addOwnSetting(engine, body, administratorOf(request))
    return ok({ id }, 'ok.added')
  })

  serveCall(app, deleteSettings, async ({ request, query, ok }) => {
    const count = await deleteOwnSettings(engine, readIds(query.ids), administratorOf(request))
    if (count === 0) throw fail('record.notFound')
    return ok({ deleted: count }, 'ok.deleted', { count })
  })

  const test = async ({ request, reply, body }: Asked<typeof sendTestMail>) => {
    const to = await send({ engine, reader, targets: targetsOf('smtp_server') }, body, administratorOf(request))
    return reply.ok(null, 'config.testSent', { to })
  }
  serveCall(app, sendTestMail, test, { limit })

  const testMessage = async ({ request, reply, body }: Asked<typeof sendTestMessage>) => {
    const to = await sendMessage({ engine, reader }, body, administratorOf(request))
    return reply.ok(null, 'config.messageSent', { to })
  }
  serveCall(app, sendTestMessage, testMessage, { limit })

  const tryStore = async ({ request, reply, body }: Asked<typeof tryStorage>) => {
    const name = await tryBucket({ engine, reader, targetsOf }, body, administratorOf(request))
    return reply.ok(null, 'storage.works', { name })
  }
  serveCall(app, tryStorage, tryStore, { limit })

  const trying = async ({ reply, body }: Asked<typeof testPayment>) => {
    return reply.ok(null, await tryPayment(deps.payments, body.way, deps.origin))
  }
  serveCall(app, testPayment, trying, { limit })
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
