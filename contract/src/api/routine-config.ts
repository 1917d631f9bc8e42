import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import type { SettingType } from '../settings/own-types.ts'
import type { SettingField, TrySettings } from '../settings/setting.ts'
import { defineCall } from './call.ts'
import { Ids } from './values.ts'

// `/admin/routine.config/*`: the settings of the site (wire 1.8). Never public: who may see them holds the node.

const Text = z.object({ 'zh-cn': z.string(), en: z.string() }) satisfies z.ZodType<Localized>

const Setting = z.object({
  id: z.int(),
  name: z.string(),
  group: z.string(),
  title: z.string(),
  tip: z.string(),
  /** As the wire names it, whatever kind of field it is. */
  type: z.custom<SettingType>((type) => typeof type === 'string'),
  /** Decoded; a localized one in the caller's language; of a secret `SECRET_SET` or ''. */
  value: z.unknown(),
  value_i18n: Text.optional(),
  /** Value → label of a choice. */
  content: z.record(z.string(), z.string()).nullable(),
  rule: z.string(),
  extend: z.string(),
  weigh: z.int(),
  /** 1: defined by an administrator. */
  allow_del: z.union([z.literal(0), z.literal(1)]),
  version: z.int(),
  field: z.custom<SettingField>((field) => typeof field === 'object'),
  /** The environment variable that fixes it; '': none. */
  setBy: z.string(),
  /** A secret is stored, but was encrypted with another key: it counts as not set. */
  isUnreadable: z.boolean(),
})
/** A row of the settings, and what the settings screen needs besides. */
export type SettingAnswer = z.output<typeof Setting>

const Tab = z.object({
  name: z.string(),
  title: z.string(),
  hint: z.string(),
  /** Headings, by the key that fields name in `form.group`. */
  groups: z.record(z.string(), Text).readonly().optional(),
  /** Goes with a save: refused when somebody saved the tab meanwhile. */
  version: z.int(),
  list: z.array(Setting),
  /** How it is tried; absent: it is not. */
  tries: z.custom<TrySettings>((tries) => typeof tries === 'object').optional(),
})
export type SettingsTab = z.output<typeof Tab>

const Settings = z.object({
  list: z.record(z.string(), Tab),
  remark: z.string(),
  /** Tab → title. */
  configGroup: z.record(z.string(), z.string()),
  /** Screens beside this one in the menu: title and path. */
  quickEntrance: z.array(z.object({ key: z.string(), value: z.string() })),
})
export type SettingsAnswer = z.output<typeof Settings>

const right = (action: string) => ({ node: `routine/config/${action}` })
const Form = z.record(z.string(), z.unknown(), 'record.empty')

export const settings = defineCall({
  method: 'GET',
  path: '/admin/routine.config/index',
  title: { 'zh-cn': '系统设置', en: 'The settings' },
  access: right('index'),
  answer: Settings,
})

export const saveSettings = defineCall({
  method: 'POST',
  path: '/admin/routine.config/edit',
  title: { 'zh-cn': '保存设置', en: 'Save settings' },
  access: right('edit'),
  /** Setting → value; `version` of the tab may go with them. */
  body: Form,
})

export const addSetting = defineCall({
  method: 'POST',
  path: '/admin/routine.config/add',
  title: { 'zh-cn': '添加设置项', en: 'Add a setting of one’s own' },
  access: right('add'),
  body: Form,
  answer: z.object({ id: z.int() }),
})

export const deleteSettings = defineCall({
  method: 'DELETE',
  path: '/admin/routine.config/del',
  title: { 'zh-cn': '删除设置项', en: 'Delete settings of one’s own' },
  access: right('del'),
  query: z.object({ ids: Ids }),
  answer: z.object({ deleted: z.int() }),
})

export const testPayment = defineCall({
  method: 'POST',
  path: '/admin/routine.config/testPayment',
  title: { 'zh-cn': '试一试收款方式', en: 'Try a way to be paid' },
  access: right('edit'),
  /** With the settings as they are saved. Nothing is paid: it is asked about a payment that there is not. */
  body: z.object({ way: z.enum(['wechat', 'alipay'], 'rule.option') }),
})

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/admin/routine.config/sendTestMail',
  title: { 'zh-cn': '发送测试邮件', en: 'Send a test mail' },
  access: right('sendTestMail'),
  /** Settings of the mail server, saved or not, and `testMail`, who gets it. */
  body: Form,
})

export const sendTestMessage = defineCall({
  method: 'POST',
  path: '/admin/routine.config/sendTestMessage',
  title: { 'zh-cn': '发送测试短信', en: 'Send a test message' },
  access: right('edit'),
  /** Settings of short messages, saved or not; `testMobile`, who gets it, and `testMessage`, which one. */
  body: Form,
})

export const tryStorage = defineCall({
  method: 'POST',
  path: '/admin/routine.config/tryStorage',
  title: { 'zh-cn': '试一试存储', en: 'Try the store' },
  access: right('edit'),
  /** Settings of the stores, saved or not. */
  body: Form,
})
