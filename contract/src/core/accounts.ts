import type { MessageKey } from './errors.ts'

/** What an account may have, and what is said to one of a class, which has nothing of it. */
const OF_CLASS = {
  /** Money, points, and what is had for them. */
  purse: 'class.noPurse',
  /** An e-mail address and a mobile number. */
  contacts: 'class.noContacts',
  password: 'class.noPassword',
  /** A name, a birthday and a motto that whoever uses it writes. */
  profile: 'class.noProfile',
  /** Ends when whoever uses it says so. */
  leaving: 'class.noErase',
  uploads: 'class.noUpload',
  publishing: 'class.mayNotPublish',
  comments: 'class.mayNotComment',
  /** Goes into classes by their codes. */
  joining: 'class.joinsNoOther',
} as const satisfies Record<string, MessageKey>
export type AccountTrait = keyof typeof OF_CLASS

/**
 * Whose an account is: somebody's own; a child's under 14, whose guardian is reached instead (decision 055); or made for a
 * place in a class, of which nothing about a person is known (decision 090).
 */
export const ACCOUNT_KINDS = ['own', 'ward', 'class'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

const LACKS: Readonly<Record<AccountKind, Readonly<Partial<Record<AccountTrait, MessageKey>>>>> = {
  own: {},
  ward: { contacts: 'child.noContacts' },
  class: OF_CLASS,
}

/** What is said to an account that has it not: the sentence names who can be asked instead. undefined: it has it. */
export const accountLacks = (kind: AccountKind, trait: AccountTrait): MessageKey | undefined => LACKS[kind][trait]

/** The one rule of what accounts may do: the centre's menu, its pages and the calls follow it. */
export const accountHas = (kind: AccountKind, trait: AccountTrait): boolean => accountLacks(kind, trait) === undefined
