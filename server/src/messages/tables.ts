import type { Language, Localized } from '@tutu/contract/core/languages'
import type { ColumnType, Generated } from 'kysely'
import type { Channel } from './events.ts'

/** Of `message.state`; what each means to a person stands in the definition. */
export type MessageState = 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'dead' | 'unknown'

declare module '../postgres/database.ts' {
  interface Tables {
    message_template: {
      id: Generated<number>
      name: ColumnType<Localized, string, string>
      channel: Channel
      code: string
      subject: ColumnType<Partial<Localized> | null, string | null, string | null>
      body: ColumnType<Partial<Localized>, string, string>
      status: Generated<boolean>
    }
    message: {
      id: Generated<number>
      channel: Channel
      event: string
      target: string
      subject: string
      body: string
      language: Language
      state: Generated<MessageState>
      service: string | null
      attempts: Generated<number>
      reason: string | null
      nexttime: number | null
      senttime: number | null
      reference: string | null
      params: string | null
      failures: Generated<number>
      leasetime: number | null
      expiretime: number | null
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
    verification_code: { purpose: string; target: Buffer; code: Buffer; tries: Generated<number>; expiretime: number }
    verification_request: { id: Generated<number>; key: Buffer; createtime: Generated<number> }
  }
}
