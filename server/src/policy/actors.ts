import { type AccountKind, accountLacks, type AccountTrait } from '@tutu/contract/core/accounts'
import { CODE } from '@tutu/contract/core/envelope'
import { fail, Failure } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'

declare const account: unique symbol
/** Ids of accounts of one kind: those of another kind are no such thing, though the numbers be equal. */
type AccountId<Kind extends string> = number & { readonly [account]: Kind }
export type AdministratorId = AccountId<'administrator'>
export type MemberId = AccountId<'member'>
export type GuardianId = AccountId<'guardian'>

/** From where somebody calls: what logs keep and limits count. */
export type CallPlace = {
  language: Language
  ip: string
  useragent: string
  /** Path and query, tokens blotted out. */
  url: string
}

/** Commands of the operator and work done by the clock. */
export type SystemActor = { kind: 'system'; language: Language }

export type Administrator = CallPlace & {
  kind: 'administrator'
  id: AdministratorId
  username: string
  super: boolean
  /** Whether they hold a permission node, in any case. */
  can: (node: string) => boolean
  sessionId: number
  /** Agreed to delete what hangs on the rows too. */
  cascades?: boolean
  /** Has just typed their current password, and may set another. */
  provedPassword?: boolean
}

export type Member = CallPlace & {
  kind: 'member'
  id: MemberId
  username: string
  account: AccountKind
  sessionId: number
  cascades?: boolean
}

/** Who looks after members, and sees what is theirs. */
export type Guardian = CallPlace & {
  kind: 'guardian'
  id: GuardianId
  sessionId: number
  wards: readonly MemberId[]
}

/** Nobody that is known. */
export type Visitor = CallPlace & { kind: 'visitor' }

/**
 * Who reads or writes, and in which language refusals are told. Whatever asks for the kind does so in a `switch` over all
 * of them, so that a kind that comes later is decided on where it does not compile.
 */
export type Actor = SystemActor | Administrator | Member | Guardian | Visitor

export const SYSTEM: SystemActor = { kind: 'system', language: 'zh-cn' }

/** An id that is known to be an administrator's: from their row, a session, or a ticket. */
export const administratorId = (id: number): AdministratorId => id as AdministratorId
export const memberId = (id: number): MemberId => id as MemberId
export const guardianId = (id: number): GuardianId => id as GuardianId

/** For what administrators and the system do alone: the administrator, or undefined for the system. Others are refused. */
export function administratorOrSystem(actor: Actor): Administrator | undefined {
  switch (actor.kind) {
    case 'system':
      return undefined
    case 'administrator':
      return actor
    case 'member':
    case 'guardian':
    case 'visitor':
      throw forbidden()
  }
}

/** The administrator who does it, for what keeps who did; null: it was somebody else. */
export function administratorIdOf(actor: Actor): AdministratorId | null {
  switch (actor.kind) {
    case 'administrator':
      return actor.id
    case 'system':
    case 'member':
    case 'guardian':
    case 'visitor':
      return null
  }
}

/** The session of a member who does something with their own account; undefined: it is somebody else, or another's account. */
export function sessionOfOwn(actor: Actor, account: unknown): number | undefined {
  switch (actor.kind) {
    case 'member':
      return actor.id === account ? actor.sessionId : undefined
    case 'system':
    case 'administrator':
    case 'guardian':
    case 'visitor':
      return undefined
  }
}

/** Whether what the actor edits is its own work from then on: demo content is no demo any more. */
export function makesOwn(actor: Actor): boolean {
  switch (actor.kind) {
    case 'system':
      return false
    case 'administrator':
    case 'member':
    case 'guardian':
    case 'visitor':
      return true
  }
}

/** Whether the actor has agreed that what hangs on the rows it deletes goes too. */
export function agreesToCascade(actor: Actor): boolean {
  switch (actor.kind) {
    case 'system':
      return true
    case 'administrator':
    case 'member':
      return actor.cascades === true
    case 'guardian':
    case 'visitor':
      return false
  }
}

/** Throws, in words for whoever uses it, where an account has not what is asked for. */
export function requireTrait({ account }: Pick<Member, 'account'>, trait: AccountTrait): void {
  const told = accountLacks(account, trait)
  if (told) throw fail(told)
}

export const forbidden = (): Failure => new Failure('auth.forbidden', { code: CODE.forbidden })
