import { z } from 'zod'
import { permissionNode } from '../definition/define-resource.ts'
import { adminLog } from '../resources/admin-log.ts'
import { defineCall } from './call.ts'
import { RowId } from './values.ts'

// `/admin/auth.adminLog/*`: what the log does besides the calls that its definition makes.

/** A part of a row as on the wire; texts by language as `<field>_i18n`. */
const RowPart = z.record(z.string(), z.unknown())

/** What happened to a row in what an entry tells of; only those of modules that the caller may see. */
const LoggedChange = z.object({
  id: z.int(),
  resource: z.string(),
  row_id: z.int(),
  /** What the row is called now; '' where it is gone. */
  name: z.string(),
  action: z.enum(['add', 'edit', 'del', 'restore']),
  fields: z.array(z.string()),
  secrets: z.array(z.string()),
  before: RowPart,
  after: RowPart,
})
export type LoggedChange = z.output<typeof LoggedChange>

export const changes = defineCall({
  method: 'GET',
  path: '/admin/auth.adminLog/changes',
  title: { 'zh-cn': '一条日志里的修改', en: 'What an entry of the log changed' },
  access: { node: permissionNode(adminLog, 'index') },
  query: z.object({ id: RowId }),
  /** The first 50; `more`: there are others. */
  answer: z.object({ list: z.array(LoggedChange), more: z.boolean() }),
})
