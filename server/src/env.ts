import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PASSWORD } from '@tutu/contract/core/rules'
import type { SettingName } from '@tutu/contract/settings/index'
import { z } from 'zod'
import { type FixedSettings, readFixed } from './data/settings/fixed.ts'
import { SECRET_KEY } from './data/settings/secret-box.ts'
import { parseTargets, type Targets } from './lib/targets.ts'
import { parseTrustedProxies } from './web/trusted-proxies.ts'
import { StartError } from './start-error.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const LOOPBACK = /^(127\.|localhost$|::1$)/

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** Without path, query and name: pages are addressed below it. The value is never repeated, it may hold a password. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.com: no path, no query, no user name')
  .transform((text) => new URL(text).origin)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && !(username || password || search || hash)
}

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

const schema = z
  .object({
    PORT: z.string().refine(isPort, 'must be a port number, 0 to 65535').default('8000').transform(Number),
    /** Address to listen on. */
    HOST: z.string().default('127.0.0.1'),
    /** Absolute path of the folder that holds everything the site keeps. */
    DATA_DIR: z
      .string()
      .default(resolve(ROOT, 'data'))
      .transform((path) => resolve(path)),
    /** Absent: the built-in PostgreSQL. */
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    /** Origin under which visitors reach the site, without a slash at the end. */
    PUBLIC_URL: origin.optional(),
    /** Password of the first administrator; absent: generated. */
    ADMIN_PASSWORD: z.string().regex(PASSWORD, `must have 6 to 32 characters and none of & < > " '`).optional(),
    SEED: oneOf('demo', 'none').default('demo'),
    TERMINAL: oneOf('on', 'off').optional(),
    /** Whose `X-Forwarded-…` headers are believed. */
    TRUST_PROXY: z
      .string()
      .default('loopback')
      .transform((text, context) => {
        const trusted = parseTrustedProxies(text)
        if (trusted) return trusted
        context.addIssue(
          'must be off, or addresses, networks such as 10.0.0.0/8 and loopback, with commas between them',
        )
        return z.NEVER
      }),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
    /** Keys of 32 bytes in hexadecimal with commas between them: the first encrypts stored secrets, all decrypt. */
    SECRET_KEY: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((key) => key.trim() || []))
      .refine((keys) => keys.every((key) => SECRET_KEY.test(key)), 'must be 64 hexadecimal digits'),
    /** Private addresses that settings entered on the screen may name. */
    ALLOW_PRIVATE_TARGETS: z
      .string()
      .default('off')
      .refine(
        (text) => parseTargets(text) !== undefined,
        'must be on, off, or addresses such as 10.0.0.0/8,192.168.1.5',
      )
      .transform((text) => parseTargets(text) ?? []),
    /** Set by `npm run dev`: browser code is served from its sources. */
    TUTU_DEV: z.stringbool({ error: 'must be 1 or 0' }).default(false),
  })
  .transform((env) => ({
    ...env,
    /** The web terminal runs commands on this machine: on only while nobody else can reach the server. */
    TERMINAL: env.TERMINAL ?? (LOOPBACK.test(env.HOST) ? ('on' as const) : ('off' as const)),
  }))

export type Env = z.output<typeof schema> & {
  /** Settings of the back office that these variables fix: CDN_URL, SMTP_URL, STORAGE, SMS_DRIVER and their keys. */
  fixed: FixedSettings
}

/**
 * The settings of this process. An empty value counts as absent, unknown keys are somebody else's.
 * Throws StartError with one line that names every bad key.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { success, data, error } = schema.safeParse(given)
  const { fixed, problems } = readFixed(given)
  if (success && problems.length === 0) return { ...data, fixed }
  const reasons = [...(error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`), ...problems]
  throw new StartError(`Bad settings: ${reasons.join('; ')}.`)
}

/** Where the site is reached: what the settings say, or where it listens. */
export const originOf = ({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://${HOST}:${PORT}`

export type TargetsOf = (setting: SettingName) => Targets

/** Where the server may connect to at the address a setting holds. What the environment fixes is the operator's choice. */
export function targetsIn({ fixed, ALLOW_PRIVATE_TARGETS }: Pick<Env, 'fixed' | 'ALLOW_PRIVATE_TARGETS'>): TargetsOf {
  return (setting) => (fixed.variables[setting] ? 'everywhere' : ALLOW_PRIVATE_TARGETS)
}

/** Where programs are, which language and which time they speak. On Windows Node adds what the system itself needs. */
const PASSED_ON = ['PATH', 'LANG', 'TZ']

/**
 * The environment of a program that this process starts: none of its own settings, whose passwords and keys could be
 * read there by the program and by other users of the machine.
 */
export function childEnvironment(source: Readonly<Record<string, string | undefined>> = process.env) {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (source[name] ? [[name, source[name]]] : [])))
}

/** Of this process's own program in another thread: nothing but where its compiled code is kept. */
export function threadEnvironment(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { NODE_COMPILE_CACHE } = source
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
