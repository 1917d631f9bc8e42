import type { Field } from '../fields/index.ts'
import type { Operator, When } from '../fields/field.ts'
import { type FieldRole, hasRole } from '../fields/traits.ts'
import type { Localized } from '../core/languages.ts'
import { controllerBase } from './controller-base.ts'
import { withPublishing } from './publishing.ts'
import { summedFields } from './sums.ts'

/**
 * One back-office module. Plain data: it must survive JSON.stringify, so that modules made at run time
 * go through the same code as built-in ones. Every resource also has `id`, `version`, `createtime`, `updatetime`; of these a ledger has `id` and `createtime`.
 */
export type Definition = {
  /** Kebab-case; the table is the same in snake_case, the controller base the same in camelCase. */
  readonly name: string
  /** Controller base where the wire asks for another one, e.g. 'auth.admin'. */
  readonly base?: string
  /** Name of the module in menus and titles. */
  readonly title: Localized
  /** What one row is called in a sentence: 'course'. Absent: made of the title (`row-names.ts`). */
  readonly one?: Localized
  /** What an empty list says, where 'No courses yet' would be wrong: 'No message has been sent yet'. */
  readonly empty?: Localized
  /** Ant Design icon of the menu entry, e.g. 'ReadOutlined'. */
  readonly icon: string
  /** Where its menu entry is inserted when first seen; `weigh`: larger comes first. `letter`: the key that leads there after G. */
  readonly menu: { readonly directory: string; readonly weigh: number; readonly letter?: string }
  /** The field that names a row in selects, messages and joins. */
  readonly label: string
  /**
   * What people call a row, where `label` is what tells it from all others, such as a user name: relations show it, and say
   * the label beside it where one is chosen.
   */
  readonly called?: string
  /** What the title of an open row says, where its `label` tells a person nothing: fields, or what every row has. */
  readonly titleFields?: readonly string[]
  readonly quickSearch: readonly string[]
  /**
   * What the quick search of the back office looks at besides, since people name a row by another one: what its relations point
   * to, as that module's own search finds it, and rows of others that point to it by the relation `by`. As far as the caller
   * may see those.
   */
  readonly alsoFoundBy?: {
    readonly relations?: readonly string[]
    readonly children?: readonly { readonly resource: string; readonly by: string }[]
  }
  /** Quick search compares row by row, without indexes: for tables written far more often than searched. */
  readonly searchByScan?: boolean
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' }
  /**
   * Append-only: rows are added, and then stay as they are, whoever comes. Its table has no `version` and no `updatetime`, and
   * refuses changes by itself; without `actions` it is listed and exported.
   */
  readonly ledger?: true
  /**
   * What changes in its rows is not kept: for tables of the machinery, whose rows come and change by the thousand. A ledger's
   * rows do not change.
   */
  readonly history?: false
  /**
   * Fields whose changes are written down in the log of sensitive data from the start; administrators choose others. Of what
   * has no history nothing is.
   */
  readonly sensitive?: readonly string[]
  /** What is deleted is gone, whatever the rules of the recycle bin say. */
  readonly recycle?: false
  /** Columns that every row has and the common search offers after the fields, each with its operator. */
  readonly rowSearch?: Partial<Readonly<Record<RowColumn, Operator>>>
  /**
   * Searches one press away above its list, by name: field → value as the common search has it, where `yesterday`, `today` and
   * `tomorrow` stand for those days.
   */
  readonly shortcuts?: Readonly<Record<string, Shortcut>>
  /** What the columns that every row has are called here, where their own names would mislead. */
  readonly rowLabels?: Partial<Readonly<Record<RowColumn, Localized>>>
  /** Headings of the form, in order: key (what `form.group` of a field names) → title. Fields without one come first. */
  readonly groups?: Readonly<Record<string, Localized>>
  /** Each group on a tab of its own, where the form would be long. */
  readonly form?: 'tabs'
  /** `field` must not be less than `atLeast`. */
  readonly checks?: readonly { readonly field: string; readonly atLeast: string }[]
  /** What may be done with its rows; absent: everything. */
  readonly actions?: readonly Action[]
  /** Of those, what the server lets super administrators do alone, whatever rights others hold: it is offered to nobody else. */
  readonly superOnly?: readonly Action[]
  /** What may be done with rows besides, by name in camel case: each is a call, a permission node and a button. */
  readonly commands?: Readonly<Record<string, Command>>
  /** The values a field goes through, and from which to which: every other move is refused, whoever writes. */
  readonly states?: States
  /** The menus of the back office are made of its rows: whoever changes one sees it there at once. */
  readonly shapesMenus?: true
  /** Row buttons in order; absent = weigh-sort (where there is a weigh field), edit, see (where rows have a page), the commands, duplicate, delete (spec 9). */
  readonly rowButtons?: readonly string[]
  /**
   * Modules whose rows belong to one of these, by their relation to it (`by`): shown beside its form, as far as their own rights go.
   * `under`: what is seldom looked at stands in a menu, under this heading.
   */
  readonly children?: readonly {
    readonly resource: string
    readonly by: string
    /** They hang on the row of this relation of the record, not on the record: an account shows what its member has. */
    readonly of?: string
    /** A new one begins with these values of the record: field there → field here. */
    readonly begins?: Readonly<Record<string, string>>
    readonly under?: Localized
  }[]
  /** A sheet of paper that goes with a row. */
  readonly slip?: Slip
  /** Other ways to look at its rows than the table. */
  readonly views?: {
    /** Cards with a picture, below it what names the row and these fields. Not of rows that form a tree. */
    readonly cards?: { readonly picture: string; readonly fields?: readonly string[] }
    /** A calendar by a moment that rows are searched by. */
    readonly calendar?: { readonly at: string }
  }
  /** Present: visitors may read it at `/api/<base>/index` and `/read` (wire decision 14). */
  readonly public?: {
    /** Query parameter (a field's name) → how it is compared. */
    readonly filters: Readonly<Record<string, Extract<Operator, '=' | '<=' | '>=' | 'FIND_IN_SET'>>>
    /** Only rows with these values are public. */
    readonly where: Readonly<Record<string, string | number | boolean>>
    /** Unique fields `/read` accepts besides `id`. */
    readonly read: readonly string[]
    /** Fields visitors may order by, besides the default order. */
    readonly sorts?: readonly string[]
    /**
     * Path of a row's page on the site: '/course/:slug'. `:name` is a field of the row or its `id`, or as in
     * '/course/:course/:slug' the row that a relation points to (`joinKey`), by its own address field, which the relation
     * joins.
     */
    readonly page?: `/${string}`
    /** Numbers that count what happens at a row's page: looks at it, and who likes it, each device once. */
    readonly counts?: { readonly views?: string; readonly likes?: string }
    /** Its newest rows can be subscribed to (`server/src/plugins/feeds.ts`). */
    readonly feed?: Feed
    /** What visitors' search looks at; absent: the fields of `quickSearch`, as they are written. */
    readonly search?: Search
  }
  /**
   * Changes to rows that visitors see wait as drafts until they are published, at once or at a time (`publishing.ts`). One of
   * `public.where` is a switch: it shows a row. Absent: what is saved is seen.
   */
  readonly publishable?: true
  /** The field that says which member a row belongs to. Whoever adds a row as a member owns it. */
  readonly owner?: string
  /**
   * What becomes of its rows when their owner's account is deleted; absent: they go. `asked`: the owner says whether they stay.
   * `while`: of these rows only; the others go.
   * `blank`: what the fields that name somebody hold in rows that stay. `ends`: of these fields, which
   * values become which others: nobody waits for an answer any more. `names`: fields by which a row names its owner, though
   * members do not write them; the log forgets them with what members write. Ledgers stay as they are.
   */
  readonly erase?: {
    readonly stays?: 'always' | 'asked'
    readonly while?: When
    readonly blank?: Readonly<Record<string, unknown>>
    readonly ends?: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly names?: readonly string[]
  }
  /** The field that says which administrator a row belongs to. Whoever adds one keeps it, and groups may be limited to their own. */
  readonly keeper?: string
  /** Fields that owners, and those who look after them, read of their rows at `/api/<base>/mine`. */
  readonly read?: Partial<Readonly<Record<'member' | 'guardian', readonly string[]>>>
  /**
   * Fields that members set of their own rows at `/api/<base>/{add,edit,del}`, and visitors of rows they add. Whoever is
   * not named writes nothing; other fields are refused.
   */
  readonly write?: Partial<Readonly<Record<'member' | 'visitor', readonly string[]>>>
  /** Members write their rows also in child mode (decision 120). */
  readonly inChildMode?: true
  /** Its rows are members' accounts: fields that members set of their own, each by the call that is for it. */
  readonly self?: readonly string[]
  /** Who solves a captcha to add a row. */
  readonly captcha?: readonly ('member' | 'visitor')[]
  /** How many rows one owner, or one address where nobody is known, adds within an hour, and an owner has at all. */
  readonly limits?: { readonly perHour?: number; readonly owned?: number }
  /** Demo content has rows of it, though visitors see none. */
  readonly demo?: true
  readonly fields: Readonly<Record<string, Field>>
}

export type Shortcut = { readonly label: Localized; readonly filters: Readonly<Record<string, string>> }

/** Something done with rows at `POST /admin/<base>/<command>`; the handler is in `server/src/modules/`. */
export type Command = {
  readonly label: Localized
  /** Ant Design icon of its button. */
  readonly icon: string
  /** Said before it is done; without a question, input or danger it is done at once. */
  readonly question?: Localized
  /** What is asked for, in a dialog. */
  readonly input?: Readonly<Record<string, Field>>
  /** Fields of the one row that it is done with, shown above what is asked: what somebody answers to. */
  readonly shows?: readonly string[]
  /** The rows it is for: those in which each of these fields has one of the values, as on the wire. Absent: all. */
  readonly when?: When
  /** Of these, those it is not for: rows in which each of these fields has one of the values. */
  readonly unless?: When
  /** What `present` calls the proposal that the dialog of one row begins with, where there is one for the row. */
  readonly proposal?: string
  /** Cannot be taken back: it asks first, with a red button. */
  readonly danger?: boolean
  /** May be done with several rows at once. */
  readonly bulk?: boolean
  /** Also on one row it works on many: it waits for its turn (decision 206). */
  readonly takesAlong?: boolean
  /** Not wanted every day: in a row's menu, one press farther away than a button. */
  readonly seldom?: boolean
  /** Only looks: nothing is locked, nothing logged. */
  readonly reads?: boolean
  /** It answers a ticket of 60 s, with which a GET of the same address, written by hand, sends a file. */
  readonly downloads?: boolean
  /** Its call is written by hand, since it takes a file; right, title and log are those of every command. */
  readonly takesFile?: true | AskedFile
  /** Those besides administrators who may do it with rows of their own, at `POST /api/<base>/<command>`. */
  readonly by?: readonly 'member'[]
}

/** With what a command's dialog begins, by fields of its input, and how that comes about. */
export type Proposal = { readonly values: Readonly<Record<string, unknown>>; readonly why: string }

/** A file that the command's dialog asks for beside its input: of these endings, up to so many bytes. */
export type AskedFile = {
  readonly label: Localized
  readonly hint: Localized
  readonly types: readonly string[]
  readonly bytes: number
  readonly required?: boolean
}

/** New rows from forms begin with the field's default; what `moves` does not name for a value is its end. */
export type States = { readonly field: string; readonly moves: Readonly<Record<string, readonly string[]>> }

/** Commands whose calls the definition makes, those written by hand apart. */
export function calledCommands({ commands = {} }: Definition): [name: string, command: Command][] {
  return Object.entries(commands).filter(([, { takesFile }]) => !takesFile)
}

/** A command's input as a definition of its own: what its form shows and its call checks. */
export function commandInput(definition: Definition, command: string): Definition {
  const { input = {} } = definition.commands?.[command] ?? {}
  const { name, base, title, one, icon, menu } = definition
  const only = { name, ...(base && { base }), title, ...(one && { one }), icon, menu }
  return { ...only, label: '', quickSearch: [], sort: { field: 'id', direction: 'asc' }, fields: input }
}

/** Where a word is found decides how much it counts: a name before what sums it up, and that before a long text. */
export const SEARCH_PLACES = ['title', 'summary', 'text'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]

/** How visitors find the public rows of a resource by words (decision 018). */
export type Search = {
  /** What visitors call these rows, where the back office has a word of its own. */
  readonly title?: Localized
  readonly fields: Readonly<Record<string, SearchPlace>>
  /** Field → the switch that must be on for its text to be found: what visitors may not read must not be found either. */
  readonly only?: Readonly<Record<string, string>>
  /** Relations whose public rows' names count like a summary. */
  readonly relations?: readonly string[]
  /** A resource whose public rows belong to this one's: a row is found by their words too. `by`: their relation to it. */
  readonly through?: { readonly resource: string; readonly by: string }
}

/** What is printed of a row, for somebody to take along. */
export type Slip = {
  readonly title: Localized
  /** The row's own; what says nothing of it is left out. */
  readonly fields: readonly string[]
  /** A table of the rows that belong to it (by their relation `by`); for who may not list those, the row's field `otherwise`. */
  readonly lines: {
    readonly resource: string
    readonly by: string
    readonly fields: readonly string[]
    readonly otherwise: string
  }
}

/** What a feed says of a module's rows, by names of their fields; the row's own name is its title. */
export type Feed = {
  readonly title: Localized
  /** Path of the page that lists the rows. */
  readonly list: `/${string}`
  /** When a row was published; the newest come first. One of `public.sorts`. */
  readonly at: string
  readonly summary: string
  /** A text that visitors read as HTML. */
  readonly text: string
  readonly author?: string
}

/** Columns every row has besides its definition's fields, `version` apart: they are shown and may be searched. */
export const ROW_FIELDS = {
  id: { kind: 'number', label: { 'zh-cn': '编号', en: 'ID' } },
  createtime: { kind: 'date-time', label: { 'zh-cn': '创建时间', en: 'Created' } },
  updatetime: { kind: 'date-time', label: { 'zh-cn': '更新时间', en: 'Updated' } },
} as const satisfies Record<string, Field>
export type RowColumn = keyof typeof ROW_FIELDS

/** Fields of the other row that a relation's joined object carries. */
export function joinedFields(
  { label, called }: Pick<Definition, 'label' | 'called'>,
  { join }: { join?: readonly string[] },
) {
  return join ?? [label, ...(called === undefined ? [] : [called])]
}

/** The field of a name: the definition's own, else the column every row has. */
export function fieldNamed(definition: Definition, name: string): Field | undefined {
  if (Object.hasOwn(definition.fields, name)) return definition.fields[name]
  if (definition.ledger && name === 'updatetime') return undefined
  if (!Object.hasOwn(ROW_FIELDS, name)) return undefined
  const label = definition.rowLabels?.[name as RowColumn]
  return { ...ROW_FIELDS[name as RowColumn], ...(label && { label }) }
}

/** Checks a definition's shape and keeps its literal types; adds what it says in one word. */
export function defineResource<const D extends Definition>(definition: D): D {
  return withPublishing(definition)
}

/**
 * Actions of every resource; `sortable` only with a weigh field. Each is a permission node and, but for export's ticket, one
 * call. Whoever imports needs the rights to add and to edit besides, for what the file does.
 */
export const ACTIONS = ['index', 'add', 'edit', 'del', 'sortable', 'import', 'export'] as const
export type Action = (typeof ACTIONS)[number]

/** Permission node of an action: 'auth.admin' + 'add' → 'auth/admin/add' (wire decision 1). */
export function permissionNode(definition: Pick<Definition, 'name' | 'base'>, action?: string): string {
  const node = controllerBase(definition).replaceAll('.', '/')
  return action ? `${node}/${action}` : node
}

export function tableName(definition: Pick<Definition, 'name'>): string {
  return definition.name.replaceAll('-', '_')
}

/** Name of the field that has a role, if the resource has one. */
export function fieldOfRole(definition: Definition, role: FieldRole): string | undefined {
  return Object.keys(definition.fields).find((name) => hasRole(definition.fields[name], role))
}

/** What may be done with rows that are neither changed nor deleted. */
export const LEDGER_ACTIONS: readonly Action[] = ['index', 'add', 'export']

export function actionsOf(definition: Definition): Action[] {
  // Entries of a ledger come from what happens; one that is also filled by hand says so.
  const { ledger, actions = ledger ? ['index', 'export'] : ACTIONS } = definition
  return ACTIONS.filter(
    (action) => actions.includes(action) && (action !== 'sortable' || fieldOfRole(definition, 'order')),
  )
}

/** Whether it is kept what changed in its rows, by whom and when. */
export const keepsHistory = ({ ledger, history }: Pick<Definition, 'ledger' | 'history'>): boolean =>
  !ledger && history !== false

/** Whether rows of the demo are marked as such, to be taken away again. */
export const marksDemo = ({ public: access, demo }: Pick<Definition, 'public' | 'demo'>): boolean =>
  access !== undefined || demo === true

/** Whether its deleted rows go to the recycle bin, unless a rule says otherwise. */
export const isRecycled = ({ ledger, recycle }: Pick<Definition, 'ledger' | 'recycle'>): boolean =>
  !ledger && recycle !== false

/**
 * Calls that come with the right to an action: what changed in a row one may see, and what rows come to together; putting one back as it was; what a deletion
 * would do to others, taking one's own back; a draft beside what visitors see, and how it would look to them; changing many
 * at once, and taking that back; what is done with a file that was sent, and taking that back.
 */
export const SIDE_CALLS = {
  history: 'index',
  sums: 'index',
  revert: 'edit',
  effects: 'del',
  undelete: 'del',
  saveDraft: 'edit',
  discardDraft: 'edit',
  previewPage: 'edit',
  batch: 'edit',
  unbatch: 'edit',
  importStart: 'import',
  importState: 'import',
  importCancel: 'import',
  importUndo: 'import',
} as const satisfies Record<string, Action>
export type SideCall = keyof typeof SIDE_CALLS

const HAS_SIDE_CALL: Readonly<Record<SideCall, (definition: Definition) => boolean>> = {
  history: keepsHistory,
  sums: (definition) => summedFields(definition).length > 0,
  revert: keepsHistory,
  effects: () => true,
  undelete: isRecycled,
  saveDraft: ({ publishable }) => publishable === true,
  discardDraft: ({ publishable }) => publishable === true,
  previewPage: (definition) => definition.publishable === true && definition.public?.page !== undefined,
  batch: ({ ledger }) => !ledger,
  unbatch: keepsHistory,
  importStart: () => true,
  importState: () => true,
  importCancel: () => true,
  importUndo: keepsHistory,
}

export function sideCallsOf(definition: Definition): SideCall[] {
  const actions = actionsOf(definition)
  return (Object.keys(SIDE_CALLS) as SideCall[]).filter(
    (call) => actions.includes(SIDE_CALLS[call]) && HAS_SIDE_CALL[call](definition),
  )
}

/** 'lastlogintime' → 'lastlogintime_seconds': the key of the seconds beside a moment that is text. */
export function secondsKey<Field extends string>(field: Field): `${Field}_seconds` {
  return `${field}_seconds`
}

/** What each field of a form is called, in the definition's order. */
export function fieldLabels({ fields }: Pick<Definition, 'fields'>): Record<string, Localized> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

/** 'category_id' → 'category'; 'tag_ids', 'group_arr' → 'tags', 'groups': the key of the joined rows beside a relation. */
export function joinKey(field: string): string {
  return field.replace(/_(?:ids|arr)$/, 's').replace(/_id$/, '')
}
