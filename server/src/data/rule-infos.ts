import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import { keptUntil } from '../postgres/kept.ts'

/** What a permission node is called, its ancestors first ('权限管理 / 管理员 / 编辑'), and the remark of its screen. */
export type RuleInfo = { title: Localized; remark: Localized | null }

/** The rules' titles and remarks by node (any case), kept until a rule changes. */
export type RuleInfos = {
  find(node: string): Promise<RuleInfo | undefined>
  /** By node in lower case. */
  all(): Promise<ReadonlyMap<string, RuleInfo>>
}

export function createRuleInfos(database: Database, bus: ChangeBus): RuleInfos {
  const all = keptUntil(bus, ['menu_rule'], async () => read(database))
  return { all, find: async (node) => (await all()).get(node.toLowerCase()) }
}

async function read({ kysely }: Database): Promise<Map<string, RuleInfo>> {
  const rules = await kysely.selectFrom('menu_rule').select(['id', 'pid', 'name', 'title', 'remark']).execute()
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const titlesOf = (id: number | null): Localized[] => {
    const rule = id === null ? undefined : byId.get(id)
    return rule ? [...titlesOf(rule.pid), rule.title] : []
  }
  return new Map(
    rules.map((rule) => [rule.name.toLowerCase(), { title: joinTitles(titlesOf(rule.id)), remark: rule.remark }]),
  )
}

/** Titles from the outermost to the innermost, in every language. */
export function joinTitles(titles: readonly Localized[]): Localized {
  const text = (language: Language): string => titles.map((title) => pickLanguage(title, language)).join(' / ')
  return { 'zh-cn': text('zh-cn'), en: text('en') }
}
