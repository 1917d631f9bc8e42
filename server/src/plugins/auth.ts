import type { AccountKind } from '@tutu/contract/core/accounts'
import { LOGIN_ROUTES } from '@tutu/contract/core/constants'
import { CODE } from '@tutu/contract/core/envelope'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { pruneCaptchas } from '../data/captcha.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import { createLastSeen, type LastSeen } from '../data/last-seen.ts'
import { pruneLoginFailures } from '../data/login-failures.ts'
import { pruneRequests } from '../data/guardians.ts'
import { prunePasses } from '../data/member-passes.ts'
import { holds, rightsOf } from '../data/rights.ts'
import { findSession, pruneSessions, type SessionKind } from '../data/sessions.ts'
import { pruneTickets } from '../data/tickets.ts'
import { isSecret } from '../lib/mask.ts'
import { hashToken } from '../lib/opaque-token.ts'
import {
  administratorId,
  type AdministratorId,
  forbidden,
  guardianId,
  type GuardianId,
  memberId,
  type MemberId,
} from '../policy/actors.ts'
import type { Audience } from '../policy/audiences.ts'

/**
 * Who may call a route. `admin` with a `node` needs that right; a node function that answers undefined names a node
 * nobody was given, so that only super administrators pass.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'admin'; node?: string | ((request: FastifyRequest) => string | undefined) }
  | { kind: 'member' }
  /** Whoever is among these, in this order; with `visitor` nobody has to be known. */
  | { kind: 'audience'; of: (request: FastifyRequest) => readonly Audience[] }

type AdministratorIdentity = {
  kind: 'admin'
  id: AdministratorId
  sessionId: number
  username: string
  super: boolean
  /** Whether they hold a permission node, in any case. */
  can: (node: string) => boolean
}
/** `limited`: a guardian has set how long or when they may be here. `childMode`: of the session (decision 120). */
type MemberIdentity = {
  kind: 'member'
  id: MemberId
  sessionId: number
  username: string
  /** Of members, which says what of the centre is open. */
  group: number
  account: AccountKind
  limited: boolean
  childMode: boolean
}
type GuardianIdentity = { kind: 'guardian'; id: GuardianId; sessionId: number; wards: readonly MemberId[] }

/** Whose token it is. */
export type Identity = AdministratorIdentity | MemberIdentity | GuardianIdentity
type IdentityOf<Kind extends SessionKind> = Extract<Identity, { kind: Kind }>

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The token may stand in the query: event streams and image URLs can't send headers (wire decision 5). */
    queryToken?: boolean
  }
  interface FastifyRequest {
    /** Who calls a route that is not public; null on public ones. */
    identity: Identity | null
    /** Who calls a public route, if anybody: null also with a token that is expired or no good. */
    identify<Kind extends SessionKind>(kind: Kind): Promise<IdentityOf<Kind> | null>
  }
}

export const TOKEN_NAMES = {
  admin: 'batoken',
  member: 'ba-user-token',
  guardian: 'ba-guardian-token',
} as const satisfies Record<SessionKind, string>
const LOGINS = {
  admin: 'adminLogin',
  member: 'userLogin',
  guardian: 'userLogin',
} as const satisfies Record<SessionKind, string>
/** Where the accounts are: a change of one is announced by its row. */
const ACCOUNT_TABLES = { admin: 'admin', member: 'member', guardian: 'guardian' } as const satisfies Record<
  SessionKind,
  string
>
const IDENTITY_TAG = new RegExp(`^(?:session:|(?:${Object.values(ACCOUNT_TABLES).join('|')}):|rights$)`)
const CACHED_FOR = 5000 // ms
const CACHED_MAX = 5000
const PRUNE_EVERY = 600_000 // ms
/** Seconds between two notes that a session was used. */
const SEEN_EVERY = 60

/** The accounts of those who are no administrators; null: disabled, gone, or there are none of that kind. */
export type Accounts = {
  member(id: MemberId): Promise<{ username: string; group?: number; account?: AccountKind; limited?: boolean } | null>
  guardian(id: GuardianId): Promise<{ wards: readonly MemberId[] } | null>
}
export const NO_ACCOUNTS: Accounts = { member: async () => null, guardian: async () => null }

type Options = { database: Database; bus: ChangeBus; accounts?: Accounts }

/** Checks every request against what its route states in `config.access`; a route that states nothing fails the start. */
export const authPlugin = plugin(
  async (app, { database, bus, accounts = NO_ACCOUNTS }: Options) => {
    const lastSeen = createLastSeen(database, (error) => app.log.warn({ err: error }, 'last seen not noted'))
    const lookup = identityLookup({ database, bus, accounts }, lastSeen)

    app.decorateRequest('identity', null)
    app.decorateRequest('identify', async function <Kind extends SessionKind>(this: FastifyRequest, kind: Kind) {
      const found = await lookup(kind, tokenOf(this, kind))
      return found === 'expired' ? null : (found as IdentityOf<Kind> | null)
    })
    app.addHook('onRoute', (route) => {
      if (!route.config?.access) throw new Error(`${String(route.method)} ${route.url} states no config.access`)
    })
    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config
      if (request.is404 || access?.kind === 'public') return
      // A route made before this plug-in was registered: nobody checked that it states its access.
      if (!access) throw new Error(`${request.method} ${String(request.routeOptions.url)} states no config.access`)
      request.identity = await identityFor(request, access)
    })

    async function identityFor(
      request: FastifyRequest,
      access: Exclude<Access, { kind: 'public' }>,
    ): Promise<Identity | null> {
      const kinds: readonly (Audience | 'admin')[] = access.kind === 'audience' ? access.of(request) : [access.kind]
      for (const kind of kinds) {
        const found = kind === 'visitor' ? null : await lookup(kind, tokenOf(request, kind))
        if (found === 'expired') throw new Failure('auth.tokenExpired', { code: CODE.refresh })
        if (!found) continue
        if (access.kind === 'admin' && !mayPass(found, access.node, request)) throw forbidden()
        return found
      }
      if (kinds.some((kind) => kind === 'visitor')) return null
      throw signInFirst(access.kind === 'admin' ? 'admin' : 'member')
    }

    const prune = async (): Promise<void> => {
      await pruneSessions(database.kysely)
      await pruneCaptchas(database.kysely)
      await pruneLoginFailures(database.kysely)
      await pruneTickets(database.kysely)
      await prunePasses(database.kysely)
      await pruneRequests(database.kysely)
    }
    const timer = setInterval(() => {
      prune().catch((error: unknown) => app.log.warn({ err: error }, 'expired rows not removed'))
    }, PRUNE_EVERY)
    timer.unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await lastSeen.close()
    })
  },
  { name: 'auth' },
)

type Node = Extract<Access, { kind: 'admin' }>['node']

function mayPass(identity: Identity, node: Node, request: FastifyRequest): boolean {
  if (identity.kind !== 'admin') return false
  if (identity.super || node === undefined) return true
  const needed = typeof node === 'string' ? node : node(request)
  return needed !== undefined && identity.can(needed)
}

/** Refuses a caller who is nobody, and leads them to their login. */
export function signInFirst(kind: SessionKind): Failure {
  const routeName = LOGINS[kind]
  const data = { routePath: LOGIN_ROUTES[routeName], routeName }
  return new Failure('auth.signInFirst', { code: CODE.redirect, data })
}

/** The token of that kind, as the caller sent it: header, or query where the route allows it. */
export function tokenOf(request: FastifyRequest, kind: SessionKind): string | undefined {
  const name = TOKEN_NAMES[kind]
  const header = request.headers[name]
  if (typeof header === 'string' && header) return header
  if (!request.routeOptions.config.queryToken) return undefined
  const query = (request.query as Record<string, unknown> | undefined)?.[name]
  return typeof query === 'string' ? query : undefined
}

/** Links that are keys: what follows opens something. */
const KEY_PATH = /^(\/preview\/)[^/?]+/i

/** A URL as it may be logged: tokens in its path and query are blotted out, and what else has a secret's name. */
export function withoutTokens(url: string): string {
  const [whole = '', ...query] = url.split('?')
  const path = whole.replace(KEY_PATH, '$1***')
  if (query.length === 0) return path
  const pairs = query.join('?').split('&')
  const shown = pairs.map((pair) => {
    const name = pair.split('=', 1)[0]!
    return name !== pair && isSecret(decoded(name)) ? `${name}=***` : pair
  })
  return `${path}?${shown.join('&')}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

type Found = Identity | 'expired' | null
type Known = { identity: Identity; expires: number }

/**
 * Token → identity, kept for a few seconds, less when the bus tells of a change, and not at all while the bus is deaf:
 * sign-out, a disabled account or other rights take effect at the next request, here and in other processes.
 */
function identityLookup({ database, bus, accounts }: Required<Options>, lastSeen: LastSeen) {
  const known = new LRUCache<string, Known>({ max: CACHED_MAX, ttl: CACHED_FOR })
  // What was read before a change must not be kept after it.
  let changes = 0
  bus.onFlush(() => {
    changes++
    known.clear()
  })
  bus.onTags((tags) => {
    const sessions = new Set<string>()
    for (const tag of tags) if (IDENTITY_TAG.test(tag)) sessions.add(tag)
    if (sessions.size === 0) return
    changes++
    if (sessions.has('rights')) return known.clear()
    for (const [key, { identity }] of known.entries()) {
      if (
        sessions.has(`session:${identity.sessionId}`) ||
        sessions.has(`${ACCOUNT_TABLES[identity.kind]}:${identity.id}`)
      ) {
        known.delete(key)
      }
    }
  })

  async function read(kind: SessionKind, hash: Buffer, key: string): Promise<Found> {
    const asOf = changes
    const session = await findSession(database.reads, hash, 'access')
    // Wire decision 5: kinds never stand in for each other.
    if (!session || session.kind !== kind) return null
    if (session.remaining <= 0) return 'expired'
    const identity = await identityOf(database, accounts, session)
    if (!identity) return null
    if (session.unseen >= SEEN_EVERY) lastSeen.note(session.id)
    if (bus.healthy && changes === asOf) known.set(key, { identity, expires: Date.now() + session.remaining * 1000 })
    return identity
  }

  /** What is being read: who shows the same token meanwhile waits for the same, as long as nothing has changed. */
  const reading = new Map<string, { asOf: number; found: Promise<Found> }>()

  return async (kind: SessionKind, token: string | undefined): Promise<Found> => {
    const hash = hashToken(token)
    if (!hash) return null
    const key = `${kind}:${hash.toString('base64')}`
    if (!bus.healthy) return read(kind, hash, key)
    const cached = known.get(key)
    if (cached) return cached.expires > Date.now() ? cached.identity : 'expired'

    const other = reading.get(key)
    if (other?.asOf === changes) return other.found
    const own = { asOf: changes, found: read(kind, hash, key) }
    reading.set(key, own)
    try {
      return await own.found
    } finally {
      if (reading.get(key) === own) reading.delete(key)
    }
  }
}

type SessionOf = { id: number; kind: SessionKind; identity_id: number; child_mode: boolean }

/** Whose session it is, unless the account is disabled or gone. */
export async function identityOf(
  database: Database,
  accounts: Accounts,
  { id: sessionId, kind, identity_id, child_mode: childMode }: SessionOf,
): Promise<Identity | null> {
  switch (kind) {
    case 'admin':
      return administrator(database, identity_id, sessionId)
    case 'member': {
      const id = memberId(identity_id)
      const member = await accounts.member(id)
      if (!member) return null
      const { username, group = 0, account = 'own', limited = false } = member
      return { kind, id, sessionId, username, group, account, limited, childMode }
    }
    case 'guardian': {
      const id = guardianId(identity_id)
      const guardian = await accounts.guardian(id)
      return guardian && { kind, id, sessionId, wards: guardian.wards }
    }
  }
}

async function administrator(database: Database, id: number, sessionId: number): Promise<AdministratorIdentity | null> {
  const admin = await database.kysely
    .selectFrom('admin')
    .where('id', '=', administratorId(id))
    .where('status', '=', true)
    .select(['id', 'username'])
    .executeTakeFirst()
  if (!admin) return null
  const rights = await rightsOf(database, admin.id)
  return {
    kind: 'admin',
    id: admin.id,
    sessionId,
    username: admin.username,
    super: rights.super,
    can: (node) => holds(rights, node),
  }
}
