import { connect as openSocket, type Socket } from 'node:net'
import { Failure, type MessageKey } from '@tutu/contract/core/errors'
import type { SettingValues } from '@tutu/contract/settings/index'
import type { NodemailerError, Transporter } from 'nodemailer'
import { lookupWithin, refuseAddress, type Targets } from '../lib/targets.ts'

export type SmtpSettings = Pick<
  SettingValues,
  'smtp_server' | 'smtp_port' | 'smtp_user' | 'smtp_pass' | 'smtp_verification' | 'smtp_sender_mail'
>

/** `senderName` stands before the sender's address. */
export type Mail = {
  to: string
  senderName: string
  subject: string
  text: string
  html?: string
  messageId?: string
  headers?: Record<string, string>
}

export type Smtp = {
  /** Connects, encrypts and signs in, without sending anything. */
  verify(): Promise<void>
  /**
   * Resolves when the server has taken the message; answers its words. `onHandedOver`: all of it has gone to the server.
   * Throws SmtpFailure.
   */
  send(mail: Mail, onHandedOver?: () => void): Promise<{ messageId: string; response: string }>
}

/**
 * What a person can do something about. `unreachable`: nobody there, silence, another service, another encryption or a
 * server that takes no connections now, all in one word: it must not tell what runs at an address.
 */
export type SmtpReason =
  | 'private'
  | 'name'
  | 'unreachable'
  | 'certificate'
  | 'auth'
  | 'sender'
  | 'recipient'
  | 'message'

/** How a reason is said, with `host`, `server`, `port` and `said`. */
export function smtpMessage(reason: SmtpReason): MessageKey {
  return reason === 'private' ? 'target.private' : `smtp.${reason}`
}

export class SmtpFailure extends Error {
  readonly reason: SmtpReason
  /** The mail server's own words once it has spoken SMTP, '' where it said nothing; bounded, one line. */
  readonly said: string
  /** The server may have taken the message all the same: nothing came back after all of it was sent. */
  readonly isAmbiguous: boolean
  /** The server said that trying again is of no use (5xx). */
  readonly isPermanent: boolean

  constructor(reason: SmtpReason, { said = '', isAmbiguous = false, isPermanent = false } = {}) {
    super(`mail not sent: ${reason}`)
    this.name = 'SmtpFailure'
    this.reason = reason
    this.said = said
    this.isAmbiguous = isAmbiguous
    this.isPermanent = isPermanent
  }
}

function toFailure(error: NodemailerError, isSent: boolean): SmtpFailure {
  const reason = reasonOf(error)
  return new SmtpFailure(reason, {
    said: reason === 'unreachable' ? '' : oneLine(error.response ?? ''),
    isAmbiguous: isSent && !error.responseCode,
    isPermanent: error.permanent ?? false,
  })
}

/** ms: to connect and be greeted, of silence afterwards. */
export type Patience = { connect: number; silence: number }
const PATIENCE: Patience = { connect: 10_000, silence: 30_000 }
const SAID_MAX = 200

/** The address mail comes from; '' where the settings name none. */
export function senderOf({ smtp_sender_mail, smtp_user }: SmtpSettings): string {
  return smtp_sender_mail || (smtp_user.includes('@') ? smtp_user : '')
}

/**
 * One connection a message: a server that refuses the second one of a connection cannot confuse whoever counts.
 * `targets`: where that connection may go.
 */
export function createSmtp(settings: SmtpSettings, targets: Targets, { connect, silence }: Patience = PATIENCE): Smtp {
  const { smtp_server, smtp_port, smtp_user, smtp_pass, smtp_verification } = settings

  /** Runs `work` with a transport on a connection of its own, which ends with it. */
  async function through<T>(work: (transport: Transporter) => Promise<T>, onHandedOver = (): void => undefined) {
    const { createTransport } = await import('nodemailer')
    const connection = await connectTo({ host: smtp_server, port: smtp_port }, targets, connect)
    const transport = createTransport({
      host: smtp_server,
      port: smtp_port,
      connection,
      secure: smtp_verification === 'SSL',
      requireTLS: smtp_verification === 'TLS',
      ignoreTLS: smtp_verification === 'none',
      ...(smtp_user ? { auth: { user: smtp_user, pass: smtp_pass } } : {}),
      connectionTimeout: connect,
      greetingTimeout: connect,
      socketTimeout: silence,
      // What a message holds is text of ours: it names no files and no addresses to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: listenerFor(onHandedOver),
    })
    try {
      return await work(transport)
    } finally {
      connection.destroy()
    }
  }

  return {
    async verify() {
      await through((transport) => transport.verify()).catch((error: NodemailerError) => {
        throw error instanceof SmtpFailure ? error : toFailure(error, false)
      })
    },
    async send({ to, senderName, subject, text, html, messageId, headers }, onHandedOver) {
      let isSent = false
      const from = { name: senderName, address: senderOf(settings) }
      const handedOver = (): void => {
        isSent = true
        onHandedOver?.()
      }
      const sending = through(
        (transport) => transport.sendMail({ from, to, subject, text, html, messageId, headers }),
        handedOver,
      )
      const info = await sending.catch((error: NodemailerError) => {
        throw error instanceof SmtpFailure ? error : toFailure(error, isSent)
      })
      return { messageId: info.messageId, response: oneLine(info.response ?? '') }
    },
  }
}

/** ms until the next address of a name is tried; the last one has the whole patience. */
const NEXT_ADDRESS_AFTER = 1000

/** A plain connection, on which the library speaks and encrypts. Throws SmtpFailure. */
function connectTo(to: { host: string; port: number }, targets: Targets, patience: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      clearTimeout(timer)
      socket?.destroy()
      reject(new SmtpFailure(whyNotConnected(error)))
    }
    const timer = setTimeout(() => refuse(new Error('timeout')), patience)
    let socket: Socket | undefined
    try {
      refuseAddress(to.host, targets)
      const options = { lookup: lookupWithin(targets), autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER }
      socket = openSocket({ ...to, ...options })
    } catch (error) {
      return refuse(error as Error)
    }
    const opened = socket
    opened.once('error', refuse)
    opened.once('connect', () => {
      clearTimeout(timer)
      opened.off('error', refuse)
      resolve(opened)
    })
  })
}

function whyNotConnected(error: Error): SmtpReason {
  if (error instanceof Failure) return 'private'
  return NO_SUCH_NAME.test((error as NodeJS.ErrnoException).code ?? '') ? 'name' : 'unreachable'
}

/**
 * The library tells nobody but its log that the end of a message has gone to the socket; from there on silence says
 * nothing. Streams of the message itself end sooner: in a buffer, before the server has asked for it.
 */
function listenerFor(onHandedOver: () => void) {
  const pass = (): void => undefined
  const info = (entry: unknown): void => {
    if ((entry as { tnx?: string }).tnx === 'message') onHandedOver()
  }
  return { trace: pass, debug: pass, info, warn: pass, error: pass, fatal: pass }
}

const NO_SUCH_NAME = /^E(?:NOTFOUND|AI_AGAIN|NODATA|SERVFAIL)$/
const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_(?:GET_ISSUER|VERIFY)/

/** What went wrong once there was a connection. */
function reasonOf({ code, originalCode: original = '', command, message }: NodemailerError): SmtpReason {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'auth'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (CERTIFICATE.test(original) || /certificate|altname/i.test(message)) return 'certificate'
  if (code === 'EENVELOPE') return 'recipient'
  return command === 'DATA' || code === 'EMESSAGE' ? 'message' : 'unreachable'
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SAID_MAX)
}
