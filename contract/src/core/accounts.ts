import type { MessageKey } from './errors.ts'

/** What an account may have, and what is said to one that has it not: the sentence names who can be asked instead. */
export const ACCOUNT_TRAITS = {
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
export type AccountTrait = keyof typeof ACCOUNT_TRAITS

/** Whose an account is: somebody's own, or made for a place in a class, of which nothing about a person is known (decision 090). */
export const ACCOUNT_KINDS = ['own', 'class'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

const HAVE: Readonly<Record<AccountKind, readonly AccountTrait[]>> = {
  own: Object.keys(ACCOUNT_TRAITS) as AccountTrait[],
  class: [],
}

/** The one rule of what accounts may do: the centre's menu, its pages and the calls follow it. */
export const accountHas = (kind: AccountKind, trait: AccountTrait): boolean => HAVE[kind].includes(trait)
