import { z } from 'zod'
import { permissionNode } from '../definition/define-resource.ts'
import { attachment } from '../resources/attachment.ts'
import { defineCall } from './call.ts'
import { RowId, StoredFile } from './values.ts'

// `/admin/routine.attachment/*`: what the library does besides the calls that its definition makes.

/** A field of a row that names a file, in the caller's language. */
const FileUse = z.object({ resource: z.string(), title: z.string(), field: z.string(), id: z.int(), name: z.string() })
export type FileUse = z.output<typeof FileUse>

export const usage = defineCall({
  method: 'GET',
  path: '/admin/routine.attachment/usage',
  title: { 'zh-cn': '文件用在哪里', en: 'Where a file is used' },
  access: { node: permissionNode(attachment, 'index') },
  query: z.object({ id: RowId }),
  /** Of the first 100 places those in rows that the caller may see, how many of them they may not, and how many there are in all. */
  answer: z.object({ list: z.array(FileUse), hidden: z.int(), total: z.int() }),
})

const Part = z.number('rule.number').min(0, 'rule.number').max(1, 'rule.number')
const Crop = z.object({ x: Part, y: Part, width: Part, height: Part })
const Percent = z.int('rule.number').min(0, 'rule.number').max(100, 'rule.number')

/**
 * How a picture is to be from now on, made from its original: turned, then cut; neither: the original itself. `focus`: what
 * stays in sight where the picture is cut by its frame. Whoever may put another file in its place may do this.
 */
export const adjust = defineCall({
  method: 'POST',
  path: '/admin/routine.attachment/adjust',
  title: { 'zh-cn': '裁剪和旋转图片', en: 'Cut and turn a picture' },
  access: { node: permissionNode(attachment, 'replace') },
  body: z.object({
    id: RowId,
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)], 'rule.choose').default(0),
    crop: Crop.nullable().default(null),
    focus: z.object({ x: Percent, y: Percent }).nullable().default(null),
  }),
  answer: z.object({ file: StoredFile }),
})

export const replace = defineCall({
  method: 'POST',
  path: '/admin/routine.attachment/replace',
  title: attachment.commands.replace.label,
  access: { node: permissionNode(attachment, 'replace') },
  query: z.object({ id: RowId }),
  takesFile: true,
  answer: z.object({ file: StoredFile }),
})

/** What was there before the last time a file was replaced, while it is kept; what is there now can be put back likewise. */
export const putBack = defineCall({
  method: 'POST',
  path: '/admin/routine.attachment/putBack',
  title: { 'zh-cn': '换回之前的文件', en: 'Put the file before back' },
  access: { node: permissionNode(attachment, 'replace') },
  body: z.object({ id: RowId }),
  answer: z.object({ file: StoredFile }),
})
