import { defineResource } from '../definition/define-resource.ts'
import { BY_SERVER } from '../fields/standard.ts'
import { ACCOUNT_OF, MEMO } from '../definition/ledger.ts'
import { OF_ORDER } from '../definition/of-order.ts'

/** Characters of what an invoice is made out to, and of an organisation's number. */
export const INVOICE_TITLE_MAX = 100
export const TAX_NUMBER_MAX = 20
/** Bytes of an invoice's file: those of the tax office have less than a tenth of it. */
export const INVOICE_FILE_MAX = 1024 * 1024
export const INVOICE_FILES = ['pdf', 'ofd'] as const

const NUMBER = { pattern: '[0-9A-Za-z\\-]+', patternMessage: 'rule.accessKey', min: 6, max: 30 } as const
const FILE = {
  label: { 'zh-cn': '发票文件', en: 'File' },
  types: INVOICE_FILES,
  bytes: INVOICE_FILE_MAX,
} as const
const REASON = {
  ...MEMO,
  hint: { 'zh-cn': '申请的人会看到', en: 'Whoever asked for it reads it' },
} as const

/**
 * Invoices (fapiao) of orders that were paid with money: asked for by the member or a guardian, made out with the tax office by
 * the school, and noted here (decision 354). What they were asked for and what became of them, moved by commands alone.
 */
export const invoice = defineResource({
  name: 'invoice',
  title: { 'zh-cn': '发票', en: 'Invoices' },
  one: { 'zh-cn': '发票', en: 'invoice' },
  empty: { 'zh-cn': '还没有人申请发票', en: 'Nobody has asked for an invoice yet' },
  icon: 'AuditOutlined',
  menu: { directory: 'shop', weigh: 85 },
  label: 'title',
  quickSearch: ['title', 'tax_number', 'number'],
  alsoFoundBy: { relations: ['order_id', 'user_id'] },
  sort: { field: 'id', direction: 'desc' },
  recycle: false,
  actions: ['index', 'export'],
  owner: 'user_id',
  // What was made out is kept with the books; what was not is nobody's business any more.
  erase: {
    stays: 'always',
    while: { state: ['issued', 'due', 'void'] },
    blank: { email: null },
    names: ['title', 'tax_number'],
  },
  rowSearch: { createtime: 'RANGE' },
  rowLabels: { createtime: { 'zh-cn': '申请时间', en: 'Asked for' } },
  states: {
    field: 'state',
    moves: {
      waiting: ['issued', 'refused', 'withdrawn'],
      issued: ['due', 'void'],
      due: ['void'],
    },
  },
  commands: {
    issue: {
      label: { 'zh-cn': '开具', en: 'Issue' },
      icon: 'FileDoneOutlined',
      when: { state: ['waiting'] },
      shows: ['order_id', 'amount', 'title_kind', 'title', 'tax_number', 'email'],
      takesFile: {
        ...FILE,
        hint: {
          'zh-cn': '税务局给的 PDF 或 OFD，1 MB 以内，可以不传：那样请自己把发票寄给对方',
          en: 'The PDF or OFD of the tax office, up to 1 MB. Without it, send the invoice yourself',
        },
      },
      input: {
        number: {
          kind: 'text',
          label: { 'zh-cn': '发票号码', en: 'Invoice number' },
          hint: {
            'zh-cn': '先在电子税务局按上面的抬头和金额开好，再把号码写在这里',
            en: 'Make it out with the tax office first, as above, and write its number here',
          },
          required: true,
          ...NUMBER,
        },
        issueday: {
          kind: 'date',
          label: { 'zh-cn': '开票日期', en: 'Date of issue' },
          hint: { 'zh-cn': '不填：今天', en: 'Empty: today' },
          past: true,
        },
      },
    },
    attach: {
      label: { 'zh-cn': '上传文件', en: 'Upload the file' },
      icon: 'UploadOutlined',
      when: { state: ['issued', 'due'] },
      seldom: true,
      question: {
        'zh-cn': '申请的人可以下载它。之前传的会被换掉。',
        en: 'Whoever asked for it can download it. One that was sent before is replaced.',
      },
      takesFile: { ...FILE, hint: { 'zh-cn': 'PDF 或 OFD，1 MB 以内', en: 'PDF or OFD, up to 1 MB' }, required: true },
    },
    download: {
      label: { 'zh-cn': '下载文件', en: 'Download the file' },
      icon: 'DownloadOutlined',
      when: { has_file: ['1'] },
      seldom: true,
      reads: true,
      downloads: true,
    },
    refuse: {
      label: { 'zh-cn': '不开', en: 'Refuse' },
      icon: 'CloseCircleOutlined',
      when: { state: ['waiting'] },
      shows: ['order_id', 'amount', 'title', 'tax_number'],
      seldom: true,
      danger: true,
      input: { reason: REASON },
    },
    voided: {
      label: { 'zh-cn': '已冲红或作废', en: 'Was voided' },
      icon: 'StopOutlined',
      when: { state: ['issued', 'due'] },
      shows: ['order_id', 'number', 'amount', 'refunded', 'title'],
      danger: true,
      input: {
        red_number: {
          kind: 'text',
          label: { 'zh-cn': '红字发票号码', en: 'Number of the red-letter invoice' },
          ...NUMBER,
        },
        reason: {
          ...REASON,
          hint: {
            'zh-cn': '申请的人会看到。订单还有没退的钱，可以重新申请',
            en: 'Whoever asked for it reads it. Where not all of the order was refunded, another can be asked for',
          },
        },
      },
    },
  },
  rowButtons: ['info', 'issue', 'voided', 'attach', 'download', 'refuse'],
  fields: {
    user_id: { ...ACCOUNT_OF, ...BY_SERVER },
    state: {
      kind: 'select',
      label: { 'zh-cn': '状态', en: 'State' },
      required: true,
      default: 'waiting',
      ...BY_SERVER,
      search: '=',
      table: { width: 110, priority: 'high' },
      options: {
        waiting: { 'zh-cn': '待开', en: 'To be issued', accent: 'honey' },
        issued: { 'zh-cn': '已开', en: 'Issued', accent: 'leaf' },
        due: { 'zh-cn': '退过款，待冲红', en: 'Refunded: to be voided', accent: 'carrot' },
        void: { 'zh-cn': '已冲红或作废', en: 'Void', accent: 'berry' },
        refused: { 'zh-cn': '没有开', en: 'Refused', accent: 'teal' },
        withdrawn: { 'zh-cn': '已撤回', en: 'Withdrawn', accent: 'teal' },
      },
    },
    title_kind: {
      kind: 'select',
      label: { 'zh-cn': '抬头类型', en: 'Made out to' },
      required: true,
      ...BY_SERVER,
      search: '=',
      table: { width: 100, priority: 'low' },
      options: {
        personal: { 'zh-cn': '个人', en: 'A person' },
        company: { 'zh-cn': '单位', en: 'An organisation' },
      },
    },
    title: {
      kind: 'text',
      label: { 'zh-cn': '抬头', en: 'Name' },
      required: true,
      ...BY_SERVER,
      max: INVOICE_TITLE_MAX,
      search: 'LIKE',
      table: { width: 200, priority: 'high' },
    },
    tax_number: {
      kind: 'text',
      label: { 'zh-cn': '税号', en: 'Taxpayer number' },
      ...BY_SERVER,
      max: TAX_NUMBER_MAX,
      search: '=',
      table: { width: 190 },
    },
    amount: {
      kind: 'money',
      label: { 'zh-cn': '开票金额', en: 'Amount' },
      required: true,
      ...BY_SERVER,
      search: 'RANGE',
      table: {
        width: 120,
        sortable: true,
        priority: 'high',
        sum: {
          label: { 'zh-cn': '已开，不含作废', en: 'Issued, without void ones' },
          of: { state: ['issued', 'due'] },
        },
      },
    },
    order_id: { ...OF_ORDER, ...BY_SERVER, table: { width: 190, priority: 'high' } },
    number: {
      kind: 'text',
      label: { 'zh-cn': '发票号码', en: 'Invoice number' },
      unique: true,
      ...BY_SERVER,
      max: 30,
      search: '=',
      table: { width: 200 },
    },
    issueday: {
      kind: 'date',
      label: { 'zh-cn': '开票日期', en: 'Date of issue' },
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 120, sortable: true },
    },
    refunded: {
      kind: 'money',
      label: { 'zh-cn': '开票后退款', en: 'Refunded since' },
      required: true,
      quietAtZero: true,
      ...BY_SERVER,
      table: { width: 110, priority: 'low', sum: false },
    },
    red_number: {
      kind: 'text',
      label: { 'zh-cn': '红字发票号码', en: 'Number of the red-letter invoice' },
      ...BY_SERVER,
      max: 30,
      search: '=',
      table: { width: 200, hidden: true },
    },
    email: {
      kind: 'text',
      format: 'email',
      label: { 'zh-cn': '收票邮箱', en: 'E-mail' },
      ...BY_SERVER,
      table: { width: 200 },
    },
    reason: {
      kind: 'text',
      ownWords: true,
      label: { 'zh-cn': '原因', en: 'Reason' },
      hint: REASON.hint,
      max: 255,
      ...BY_SERVER,
      table: { width: 200, priority: 'low' },
    },
    has_file: {
      kind: 'switch',
      label: { 'zh-cn': '有文件', en: 'Has a file' },
      ...BY_SERVER,
      search: '=',
      table: { width: 90, priority: 'low' },
    },
    asked_by: {
      kind: 'select',
      label: { 'zh-cn': '谁申请的', en: 'Asked for by' },
      required: true,
      ...BY_SERVER,
      search: '=',
      table: { width: 100, hidden: true },
      options: {
        member: { 'zh-cn': '会员', en: 'The member' },
        guardian: { 'zh-cn': '家长', en: 'A guardian' },
      },
    },
    handler_id: {
      kind: 'relation',
      to: 'admin',
      onDelete: 'clear',
      label: { 'zh-cn': '经办人', en: 'Handled by' },
      ...BY_SERVER,
      search: '=',
      table: { width: 120, priority: 'low' },
    },
    handletime: {
      kind: 'date-time',
      label: { 'zh-cn': '处理时间', en: 'Handled' },
      ...BY_SERVER,
      search: 'RANGE',
      table: { width: 170, hidden: true },
    },
    language: {
      kind: 'select',
      label: { 'zh-cn': '语言', en: 'Language' },
      required: true,
      ...BY_SERVER,
      table: { width: 90, hidden: true },
      options: { 'zh-cn': { 'zh-cn': '中文', en: 'Chinese' }, en: { 'zh-cn': '英文', en: 'English' } },
    },
  },
})
