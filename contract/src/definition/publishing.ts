import type { Definition, Command } from './define-resource.ts'
import type { Field } from '../fields/index.ts'
import { traitsOf } from '../fields/traits.ts'

/**
 * Rows of a `publishable` resource are published on purpose: what is changed in one that visitors see waits beside it, as a
 * draft, until somebody publishes it, or its time has come (decision 031). Its definition gets these fields and commands.
 */
const FIELDS = {
  /** Made by the database from the switch that shows the row and the draft beside it. */
  publication: {
    kind: 'select',
    label: { 'zh-cn': '状态', en: 'State' },
    readonly: true,
    form: false,
    search: '=',
    table: { width: 110, priority: 'high' },
    options: {
      draft: { 'zh-cn': '未发布', en: 'Not published' },
      published: { 'zh-cn': '已发布', en: 'Published', accent: 'leaf' },
      changed: { 'zh-cn': '有改动未发布', en: 'Changes not published', accent: 'honey' },
    },
    changesAt: ['publish_at', 'withdraw_at'],
  },
  publish_at: {
    kind: 'date-time',
    label: { 'zh-cn': '定时发布', en: 'Publish at' },
    readonly: true,
    form: false,
    search: 'RANGE',
    table: { width: 170, hidden: true },
  },
  withdraw_at: {
    kind: 'date-time',
    label: { 'zh-cn': '定时下线', en: 'Withdraw at' },
    readonly: true,
    form: false,
    search: 'RANGE',
    table: { width: 170, hidden: true },
  },
} as const satisfies Record<string, Field>

/** What is done with rows of a publishable resource besides; each is a right of its own. */
export const PUBLISHING_COMMANDS = {
  publish: {
    label: { 'zh-cn': '发布', en: 'Publish' },
    icon: 'CloudUploadOutlined',
    question: {
      'zh-cn': '发布以后，访客马上就能看到现在的内容。',
      en: 'Visitors see what it says now at once.',
    },
    when: { publication: ['draft', 'changed'] },
    bulk: true,
  },
  unpublish: {
    label: { 'zh-cn': '下线', en: 'Withdraw' },
    icon: 'EyeInvisibleOutlined',
    question: {
      'zh-cn': '下线以后，访客就看不到它了。内容和没发布的改动都还在，可以再发布；定好的发布时间会取消。',
      en: 'Visitors do not see it any more. What it says stays, and can be published again; a time set for that is dropped.',
    },
    when: { publication: ['published', 'changed'] },
    bulk: true,
    seldom: true,
  },
  schedule: {
    label: { 'zh-cn': '定时', en: 'Schedule' },
    icon: 'ScheduleOutlined',
    bulk: true,
    seldom: true,
    input: {
      publish_at: {
        kind: 'date-time',
        label: { 'zh-cn': '发布时间', en: 'Publish at' },
        hint: {
          'zh-cn': '到时自动发布那时的草稿；留空就不定时发布',
          en: 'The draft as it is then is published by itself; empty: it is not',
        },
      },
      withdraw_at: {
        kind: 'date-time',
        label: { 'zh-cn': '下线时间', en: 'Withdraw at' },
        hint: { 'zh-cn': '到时自动下线；留空就一直公开', en: 'Hidden by itself then; empty: it stays' },
      },
    },
  },
} as const satisfies Record<string, Command>

export type Publication = keyof (typeof FIELDS)['publication']['options']

/** The switch that shows a row to visitors: of those that must be on, the first. */
export function shownBy({ public: access, fields }: Pick<Definition, 'public' | 'fields'>): string | undefined {
  return Object.keys(access?.where ?? {}).find((name) => fields[name] && traitsOf(fields[name]).holds === 'boolean')
}

/**
 * Whether saving a row's fields one by one, outside its form, does what one sees: what visitors see changes at once, so that
 * takes the right to publish, and must not go past changes that wait beside it.
 */
export function isSavedAtOnce({ publishable }: Definition, publication: unknown, mayPublish: boolean): boolean {
  if (!publishable) return true
  return publication === 'draft' || (publication === 'published' && mayPublish)
}

/** A definition with what being publishable brings; the same again where it has it. */
export function withPublishing<D extends Definition>(definition: D): D {
  const name = definition.publishable && shownBy(definition)
  if (!name) return definition
  // Publishing is a step of its own, not one of the form's switches.
  const shown = { ...definition.fields[name]!, form: false, table: false, search: undefined }
  const fields = Object.fromEntries(Object.entries(definition.fields).filter(([one]) => one !== name))
  return {
    ...definition,
    commands: { ...PUBLISHING_COMMANDS, ...definition.commands },
    fields: { ...fields, ...FIELDS, [name]: shown },
  }
}
