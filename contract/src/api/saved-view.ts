import { z } from 'zod'
import { PAGE_SIZE_MAX } from '../core/constants.ts'
import type { FilterTree } from '../definition/filter-tree.ts'
import { defineCall } from './call.ts'
import { Flag, RowId } from './values.ts'

// `/admin/savedView/*`: views of lists, one's own and those shared with a group (decision 039).

/** Views of one administrator and module. */
export const VIEWS_MAX = 50
const VIEW_NAME_MAX = 50
/** Fields and columns that a view names. */
const NAMES_MAX = 200

const name = z.string('request.malformed').max(100, 'request.malformed')
const fewer = (one: object) => Object.keys(one).length <= NAMES_MAX

/** What a list shows, as its address says it, and the columns that depart from the definition's. */
const ViewState = z.object({
  filters: z.record(name, z.string().max(1000, 'rule.tooLong')).refine(fewer, 'request.malformed'),
  where: z.custom<FilterTree>((one) => typeof one === 'object' && one !== null, 'filter.malformed').optional(),
  /** What stands in the box of the quick search; absent: nothing. */
  quickSearch: z.string().max(1000, 'rule.tooLong').optional(),
  order: z.object({ field: name, direction: z.enum(['asc', 'desc']) }).optional(),
  limit: z.int().min(1).max(PAGE_SIZE_MAX),
  columns: z.object({
    shown: z.record(name, z.boolean()).refine(fewer, 'request.malformed'),
    order: z.array(name).max(NAMES_MAX, 'request.malformed'),
  }),
})
export type ViewState = z.output<typeof ViewState>

const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** Who made it; '': the caller. */
  owner: z.string(),
  /** Whether the caller may change, share and delete it. */
  may_change: z.boolean(),
  /** The group it is shared with, and what that is called; null: nobody. */
  group_id: z.int().nullable(),
  group: z.string(),
  group_default: z.boolean(),
  /** What the caller has chosen to begin with. */
  own_default: z.boolean(),
  state: ViewState,
  /** What it named that is gone since: conditions, columns, order. */
  dropped: z.array(z.string()),
})
export type SavedView = z.output<typeof SavedView>

/** A group that the caller may share with; `leads`: whose members' beginning they may choose. */
const SharingGroup = z.object({ id: z.int(), name: z.string(), leads: z.boolean() })
export type SharingGroup = z.output<typeof SharingGroup>

const labels = {
  name: { 'zh-cn': '名称', en: 'Name' },
  group_id: { 'zh-cn': '共享给', en: 'Shared with' },
} as const
const viewName = z
  .string('rule.text')
  .trim()
  .min(1, 'rule.required')
  .max(VIEW_NAME_MAX, 'rule.tooLong')
  .regex(/^\P{Cc}*$/u, 'rule.pattern')

export const views = defineCall({
  method: 'GET',
  path: '/admin/savedView/index',
  title: { 'zh-cn': '一个模块的视图', en: 'Views of a module’s list' },
  access: 'administrator',
  query: z.object({ module: name }),
  /** The caller's own first. `none`: they have chosen to begin without any. */
  answer: z.object({ list: z.array(SavedView), groups: z.array(SharingGroup), none: z.boolean() }),
})

export const addView = defineCall({
  method: 'POST',
  path: '/admin/savedView/add',
  title: { 'zh-cn': '保存视图', en: 'Save a view' },
  access: 'administrator',
  body: z.object({ module: name, name: viewName, state: ViewState }),
  labels,
  answer: z.object({ id: z.int() }),
})

export const editView = defineCall({
  method: 'POST',
  path: '/admin/savedView/edit',
  title: { 'zh-cn': '修改、共享视图', en: 'Change or share a view' },
  access: 'administrator',
  /** What is left out stays. */
  body: z.object({
    id: RowId,
    name: viewName.optional(),
    state: ViewState.optional(),
    group_id: RowId.nullable().optional(),
    group_default: z.boolean().optional(),
  }),
  labels,
})

export const deleteView = defineCall({
  method: 'DELETE',
  path: '/admin/savedView/del',
  title: { 'zh-cn': '删除视图', en: 'Delete a view' },
  access: 'administrator',
  query: z.object({ id: RowId }),
})

export const chooseDefault = defineCall({
  method: 'POST',
  path: '/admin/savedView/default',
  title: { 'zh-cn': '打开列表时用的视图', en: 'The view that one begins with' },
  access: 'administrator',
  /** `none`: begin without any. Neither: as one's groups begin. */
  body: z.object({ module: name, id: RowId.optional(), none: Flag }),
})
