import { z } from 'zod'
import { isTaxNumber } from '../core/tax-number.ts'
import { permissionNode } from '../definition/define-resource.ts'
import { TEXT_FORMATS } from '../fields/text-formats.ts'
import { INVOICE_TITLE_MAX, invoice as definition, TAX_NUMBER_MAX } from '../resources/invoice.ts'
import { defineCall } from './call.ts'
import { Moment, RowId } from './values.ts'

// `/api/{shop,guardian}/*invoice*`: invoices that members, and guardians for their children, ask for (decision 354). Money in yuan. And what the
// back office does with them besides the calls that its definition makes: what comes with a file.

const LABELS = {
  title_kind: definition.fields.title_kind.label,
  title: definition.fields.title.label,
  tax_number: definition.fields.tax_number.label,
  email: definition.fields.email.label,
} as const

const line = (max: number) =>
  z
    .string('rule.required')
    .trim()
    .min(1, 'rule.required')
    .max(max, 'rule.tooLong')
    .regex(/^\P{Cc}*$/u, 'rule.singleLine')

/** Whom an invoice is made out to, and where it is sent. */
const Form = z.object({
  title_kind: z.enum(['personal', 'company'], 'rule.option'),
  title: line(INVOICE_TITLE_MAX),
  /** Of an organisation; of a person it is passed over. */
  tax_number: z.string().trim().toUpperCase().max(TAX_NUMBER_MAX, 'invoice.taxNumber').default(''),
  email: line(TEXT_FORMATS.email.max).regex(TEXT_FORMATS.email.pattern, 'rule.email'),
})
export type InvoiceForm = z.output<typeof Form>

const isNamed = ({ title_kind, tax_number }: Pick<InvoiceForm, 'title_kind' | 'tax_number'>): boolean =>
  title_kind === 'personal' || isTaxNumber(tax_number)
const UNNAMED = { path: ['tax_number'], message: 'invoice.taxNumber' }

const State = z.enum(['waiting', 'issued', 'due', 'void', 'refused', 'withdrawn'])
export type InvoiceState = z.output<typeof State>

const Invoice = z.object({
  state: State,
  amount: z.string(),
  title_kind: z.enum(['personal', 'company']),
  title: z.string(),
  tax_number: z.string(),
  /** '' for whoever has not asked for it. */
  email: z.string(),
  /** '' until it is issued. */
  number: z.string(),
  /** 'YYYY-MM-DD'; null: it is not issued. */
  day: z.string().nullable(),
  /** Why it was refused, or is void. */
  reason: z.string(),
  hasFile: z.boolean(),
  createtime: Moment,
})
export type Invoice = z.output<typeof Invoice>

/** An order that was paid with money, and its latest invoice, if there is one. */
const Invoiced = z.object({
  order: z.int(),
  number: z.string(),
  goods: z.string(),
  paytime: Moment.nullable(),
  /** What was paid, less what was given back. */
  amount: z.string(),
  /** Whether one can be asked for, or what was asked for changed, by whoever reads this. */
  canAsk: z.boolean(),
  invoice: Invoice.nullable(),
})
export type Invoiced = z.output<typeof Invoiced>

/** What was asked for the last time; null: nothing. */
const Last = Form.nullable()

const OfOrder = z.object({ order: RowId })
const One = z.object({ one: Invoiced.nullable() })
const File = z.object({ name: z.string(), type: z.string(), data: z.string() })
const member = { access: 'member', needs: 'purse' } as const

export const ofOrder = defineCall({
  method: 'GET',
  path: '/api/shop/invoice',
  title: { 'zh-cn': '自己一张订单的发票', en: 'The invoice of an order of one’s own' },
  ...member,
  query: OfOrder,
  /** `one`: null: there is none, and none can be asked for. `asksGuardian`: a guardian asks for it, on their page. */
  answer: One.extend({ last: Last, asksGuardian: z.boolean() }),
})

export const ask = defineCall({
  method: 'POST',
  path: '/api/shop/invoice',
  title: { 'zh-cn': '申请发票，或改还没有开的', en: 'Ask for an invoice, or change one that is not issued' },
  ...member,
  body: OfOrder.extend(Form.shape).refine(isNamed, UNNAMED),
  labels: LABELS,
  answer: One,
})

export const withdraw = defineCall({
  method: 'POST',
  path: '/api/shop/withdrawInvoice',
  title: { 'zh-cn': '撤回发票申请', en: 'Ask no more for an invoice' },
  ...member,
  body: OfOrder,
  answer: One,
})

export const file = defineCall({
  method: 'GET',
  path: '/api/shop/invoiceFile',
  title: { 'zh-cn': '自己的发票文件', en: 'The file of an invoice of one’s own' },
  ...member,
  query: OfOrder,
  /** `data` in base64. */
  answer: File,
})

const OfChild = z.object({ id: RowId })
const OfChildsOrder = OfChild.extend({ order: RowId })

export const ofChild = defineCall({
  method: 'GET',
  path: '/api/guardian/invoices',
  title: { 'zh-cn': '孩子付过款的订单和发票', en: 'Paid orders of a child, and their invoices' },
  access: 'guardian',
  query: OfChild,
  /** The latest orders. */
  answer: z.object({ list: z.array(Invoiced), last: Last }),
})

export const askForChild = defineCall({
  method: 'POST',
  path: '/api/guardian/invoice',
  title: { 'zh-cn': '家长申请发票，或改还没有开的', en: 'A guardian asks for an invoice, or changes one' },
  access: 'guardian',
  body: OfChildsOrder.extend(Form.shape).refine(isNamed, UNNAMED),
  labels: LABELS,
  answer: One,
})

export const withdrawForChild = defineCall({
  method: 'POST',
  path: '/api/guardian/withdrawInvoice',
  title: { 'zh-cn': '家长撤回发票申请', en: 'A guardian asks no more for an invoice' },
  access: 'guardian',
  body: OfChildsOrder,
  answer: One,
})

export const fileOfChild = defineCall({
  method: 'GET',
  path: '/api/guardian/invoiceFile',
  title: { 'zh-cn': '孩子订单的发票文件', en: 'The file of the invoice of a child’s order' },
  access: 'guardian',
  query: OfChildsOrder,
  answer: File,
})

/** `data` in base64. */
const SentFile = z.object({ name: z.string().max(1000), data: z.string() }, 'invoice.fileKind')
const Chosen = z.object({ id: RowId, versions: z.array(z.int()).length(1).optional() })

export const issue = defineCall({
  method: 'POST',
  path: '/admin/invoice/issue',
  title: definition.commands.issue.label,
  access: { node: permissionNode(definition, 'issue') },
  body: Chosen.extend({
    number: z.string().catch('').default(''),
    issueday: z.string().nullable().catch(null).default(null),
    file: SentFile.optional(),
  }),
})

export const attach = defineCall({
  method: 'POST',
  path: '/admin/invoice/attach',
  title: definition.commands.attach.label,
  access: { node: permissionNode(definition, 'attach') },
  body: Chosen.extend({ file: SentFile }),
})
