import type { SettingValues } from '@tutu/contract/settings/index'
import type { NodemailerError } from 'nodemailer'

export type SmtpSettings = Pick<
  SettingValues,
  'smtp_server' | 'smtp_port' | 'smtp_user' | 'smtp_pass' | 'smtp_verification' | 'smtp_sender_mail'
>

/** `senderName` stands before the sender's address. */
export type Mail = { to: string; senderName: string; subject: string; text: string; html?: string; messageId?: string }

export type Smtp = {
  /** Connects, encrypts and signs in, without sending anything. */
  verify(): Promise<void>
  /**
   * Resolves when the server has taken the message; answers its words. `onHandedOver`: all of it has gone to the server.
   * Throws SmtpFailure.
   */
  send(mail: Mail, onHandedOver?: () => void): Promise<{ messageId: string; response: string }>
}

/** What a person can do something about. */
export type SmtpReason =
  | 'name'
  | 'connect'
  | 'timeout'
  | 'certificate'
  | 'encryption'
  | 'protocol'
  | 'greeting'
  | 'auth'
  | 'sender'
  | 'recipient'
  | 'message'

export class SmtpFailure extends Error {
  readonly reason: SmtpReason
  /** The mail server's own words, '' where it said nothing; bounded, one line. */
  readonly said: string
  /** The server may have taken the message all the same: nothing came back after all of it was sent. */
  readonly isAmbiguous: boolean
  /** The server said that trying again is of no use (5xx). */
  readonly isPermanent: boolean

  constructor(error: NodemailerError, isSent: boolean) {
    const reason = reasonOf(error)
    super(`mail not sent: ${reason}`)
    this.name = 'SmtpFailure'
    this.reason = reason
    this.said = reason === 'protocol' ? '' : oneLine(error.response ?? '')
    this.isAmbiguous = isSent && !error.responseCode
    this.isPermanent = error.permanent ?? false
  }
}

/** ms: to connect and be greeted, of silence afterwards. */
export type Patience = { connect: number; silence: number }
const PATIENCE: Patience = { connect: 10_000, silence: 30_000 }
const SAID_MAX = 200

/** The address mail comes from; '' where the settings name none. */
export function senderOf({ smtp_sender_mail, smtp_user }: SmtpSettings): string {
  return smtp_sender_mail || (smtp_user.includes('@') ? smtp_user : '')
}

/** One connection a message: a server that refuses the second one of a connection cannot confuse whoever counts. */
export function createSmtp(settings: SmtpSettings, { connect, silence }: Patience = PATIENCE): Smtp {
  const { smtp_server, smtp_port, smtp_user, smtp_pass, smtp_verification } = settings
  const open = async (onHandedOver: () => void = () => undefined) => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host: smtp_server,
      port: smtp_port,
      secure: smtp_verification === 'SSL',
      requireTLS: smtp_verification === 'TLS',
      ignoreTLS: smtp_verification === 'none',
      ...(smtp_user ? { auth: { user: smtp_user, pass: smtp_pass } } : {}),
      connectionTimeout: connect,
      dnsTimeout: connect,
      greetingTimeout: connect,
      socketTimeout: silence,
      // What a message holds is text of ours: it names no files and no addresses to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: listenerFor(onHandedOver),
    })
  }

  return {
    async verify() {
      const transport = await open()
      await transport.verify().catch((error: NodemailerError) => {
        throw new SmtpFailure(error, false)
      })
    },
    async send({ to, senderName, subject, text, html, messageId }, onHandedOver) {
      let isSent = false
      const transport = await open(() => {
        isSent = true
        onHandedOver?.()
      })
      const from = { name: senderName, address: senderOf(settings) }
      const info = await transport
        .sendMail({ from, to, subject, text, html, messageId })
        .catch((error: NodemailerError) => {
          throw new SmtpFailure(error, isSent)
        })
      return { messageId: info.messageId, response: oneLine(info.response) }
    },
  }
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
const OTHER_LANGUAGE = /^ERR_SSL|^EPROTO$/

function reasonOf({ code, originalCode: original = '', command, message, response }: NodemailerError): SmtpReason {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'auth'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (CERTIFICATE.test(original) || /certificate|altname/i.test(message)) return 'certificate'
  if (code === 'EDNS' || NO_SUCH_NAME.test(original)) return 'name'
  if (code === 'ETLS' || OTHER_LANGUAGE.test(original)) return 'encryption'
  if (code === 'ETIMEDOUT' || original === 'ETIMEDOUT') return 'timeout'
  // 4yz and 5yz are how a mail server says that it takes nobody now, or not this site (RFC 5321, 3.1 and 3.8).
  if (code === 'EPROTOCOL') return /^[45]\d\d(?:[ -]|$)/.test(response ?? '') ? 'greeting' : 'protocol'
  if (code === 'EENVELOPE') return 'recipient'
  if (code === 'ESOCKET' || code === 'ECONNECTION') return 'connect'
  return 'message'
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SAID_MAX)
}
