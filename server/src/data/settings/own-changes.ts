import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm, type MessageKey, type MessageParams } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { SETTING_FIELDS } from '@tutu/contract/settings/index'
import { OWN_SETTING, OWN_SETTINGS_MAX } from '@tutu/contract/settings/own-setting'
import { OWN_RULES, OWN_TYPES, type OwnRule, type OwnType, SAME_TYPES } from '@tutu/contract/settings/own-types'
import type { Administrator } from '../../policy/actors.ts'
import type { Engine } from '../../engine/engine.ts'
import { scalar } from '../../engine/fields/scalar.ts'
import { validate } from '../../engine/write/validate.ts'
import type { WriteSession } from '../../engine/write/session.ts'
import { parseOptions } from './options.ts'
import { ownField } from './own-settings.ts'
import { CONFIG_NODE, subjectOfSettings } from './save.ts'
import { emptyValue } from './values.ts'

/** Names that mean something else in what a form posts or the server keeps. */
const RESERVED = new Set(['id', 'version', 'upload', 'own'])
const TEXT_TYPES: readonly OwnType[] = ['string', 'password']

type OwnSetting = {
  group: string
  name: string
  title: Localized
  tip: Localized | null
  type: OwnType
  rule: OwnRule[]
  content: string | null
  weigh: number | null
}

const OWN_LABELS = fieldLabels(OWN_SETTING)

/** What a form that names them not means. */
const NONE: Pick<OwnSetting, 'tip' | 'rule' | 'content' | 'weigh'> = { tip: null, rule: [], content: null, weigh: null }

/** Adds a setting of one's own; answers its id. Throws a form failure with one reason per wrong field. */
export async function addOwnSetting(
  engine: Engine,
  body: Readonly<Record<string, unknown>>,
  actor: Administrator,
): Promise<number> {
  const asked = scalar(body.type) ?? ''
  const isForeign = (type: string): type is keyof typeof SAME_TYPES => Object.hasOwn(SAME_TYPES, type)
  const posted = isForeign(asked) ? { ...body, type: SAME_TYPES[asked] } : body
  const named = validate(OWN_SETTING, posted, undefined, actor.language)
  const setting: OwnSetting = { ...NONE, ...(named as Omit<OwnSetting, keyof typeof NONE>) }
  const options = setting.content === null ? null : parseOptions(setting.content)
  const reasons = problemsOf(setting, options, actor.language)
  if (Object.keys(reasons).length > 0) throw failForm(reasons, OWN_LABELS)
  const row = {
    name: setting.name,
    group: setting.group,
    type: isForeign(asked) ? asked : setting.type,
    title: setting.title,
    tip: setting.tip,
    content: options ?? null,
    rule: setting.rule.join(','),
    weigh: setting.weigh ?? 0,
    allow_del: true,
  }
  return engine.mutations.run(actor, async (session) => {
    const { transaction, tags } = session
    const { count } = await transaction
      .selectFrom('config')
      .where('allow_del', '=', true)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= OWN_SETTINGS_MAX) throw fail('config.tooMany', { max: OWN_SETTINGS_MAX })
    const added = await transaction
      .insertInto('config')
      .values({
        ...row,
        title: JSON.stringify(row.title),
        tip: row.tip && JSON.stringify(row.tip),
        content: row.content && JSON.stringify(row.content),
        value: JSON.stringify(emptyValue(ownField({ ...row, id: 0, version: 0 }))),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw failForm({ name: { key: 'rule.taken', params: { value: setting.name } } }, OWN_LABELS)
    session.log({
      kind: 'change',
      title: titleOf(session, 'add'),
      data: { ...row, id: added.id },
      subject: subjectOfSettings(session, [setting.title]),
    })
    tags.add('config')
    return added.id
  })
}

function problemsOf(
  { name, type, rule }: OwnSetting,
  options: ReturnType<typeof parseOptions> | null,
  language: Language,
) {
  const reasons: Record<string, { key: MessageKey; params?: MessageParams }> = {}
  if (RESERVED.has(name) || name in Object.prototype || name.endsWith('_i18n'))
    reasons.name = { key: 'config.reserved' }
  if (Object.hasOwn(SETTING_FIELDS, name)) reasons.name = { key: 'rule.taken', params: { value: name } }
  if (options === undefined) reasons.content = { key: 'config.options' }
  const wrong = rule.find((one) => !isRuleOf(one, type))
  if (wrong) {
    const params = { rule: pickLanguage(OWN_RULES[wrong], language), type: pickLanguage(OWN_TYPES[type], language) }
    reasons.rule = { key: 'config.ruleOfType', params }
  }
  return reasons
}

function isRuleOf(rule: OwnRule, type: OwnType): boolean {
  if (rule === 'required') return type !== 'switch'
  return rule === 'integer' ? type === 'number' : TEXT_TYPES.includes(type)
}

/** Removes settings administrators defined; answers how many. Built-in ones are refused, all together. */
export async function deleteOwnSettings(engine: Engine, ids: readonly number[], actor: Administrator): Promise<number> {
  return engine.mutations.run(actor, async (session) => {
    const { transaction, tags } = session
    const rows = await transaction
      .selectFrom('config')
      .where('id', 'in', ids)
      .select(['id', 'name', 'title', 'allow_del'])
      .forUpdate()
      .execute()
    const builtIn = rows.find((row) => !row.allow_del)
    if (builtIn) {
      const label = SETTING_FIELDS[builtIn.name as keyof typeof SETTING_FIELDS]?.label
      throw fail('config.builtIn', { name: pickLanguage(label, actor.language) || builtIn.name })
    }
    if (rows.length === 0) return 0
    const removed = rows.map((row) => row.id)
    await transaction.deleteFrom('config').where('id', 'in', removed).execute()
    const names = rows.map((row) => row.name)
    session.log({
      kind: 'change',
      title: titleOf(session, 'del'),
      data: { ids: removed, names },
      subject: subjectOfSettings(
        session,
        rows.map(({ name, title }) => title ?? { 'zh-cn': name, en: name }),
      ),
    })
    tags.add('config')
    return rows.length
  })
}

function titleOf(session: WriteSession, action: 'add' | 'del'): Localized {
  return session.titleOf(`${CONFIG_NODE}/${action}`) ?? { 'zh-cn': '系统设置', en: 'Settings' }
}
