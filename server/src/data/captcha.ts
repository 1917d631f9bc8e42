import { createHash } from 'node:crypto'
import { failForm } from '@tutu/contract/core/errors'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    captcha: { key: Buffer; answer: Buffer; expiretime: number }
  }
}

/** Seconds (wire decision 7). */
const LIFE = 600

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const answerHash = (id: string, text: string): Buffer => sha256(`${id}:${asDrawn(text)}`)

/** Characters no picture has, and the one that is in it when somebody reads them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'D',
  O: 'D',
  Q: 'D',
  A: '4',
  B: '8',
  F: 'E',
  G: '6',
  S: '5',
  V: 'U',
  Z: '2',
}

function asDrawn(text: string): string {
  const characters = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return [...characters].map((character) => LOOKALIKES[character] ?? character).join('')
}

/** Remembers the text of the picture asked for under `id`; a new picture replaces the old one. */
export async function storeCaptcha(db: Kysely<Tables>, id: string, text: string): Promise<void> {
  const values = { answer: answerHash(id, text), expiretime: sql<number>`epoch_seconds() + ${LIFE}::int` }
  await db
    .insertInto('captcha')
    .values({ key: sha256(id), ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}

const id = z.string().regex(/^[\w-]{8,64}$/)
const Posted = z
  .object({ captcha: z.string().min(1).max(20), captcha_id: id.optional(), captchaId: id.optional() })
  .transform(({ captcha, captcha_id, captchaId }) => ({ captcha, id: captcha_id ?? captchaId }))

/** Throws unless a body carries the answer to a captcha it was shown: `captcha`, and `captcha_id` or `captchaId` for which one. */
export async function requireCaptcha(db: Kysely<Tables>, body: unknown): Promise<void> {
  const { data } = Posted.safeParse(body)
  if (!data?.id) throw failForm({ captcha: { key: 'auth.captchaNeeded' } })
  if (!(await consumeCaptcha(db, data.id, data.captcha))) throw failForm({ captcha: { key: 'auth.captcha' } })
}

/** Whether `text` is what the picture shows, in either case. Whatever the outcome, the picture is used up. */
export async function consumeCaptcha(db: Kysely<Tables>, id: string, text: string): Promise<boolean> {
  const row = await db
    .deleteFrom('captcha')
    .where('key', '=', sha256(id))
    .returning(['answer', sql<boolean>`expiretime > epoch_seconds()`.as('alive')])
    .executeTakeFirst()
  return row !== undefined && row.alive && row.answer.equals(answerHash(id, text))
}

export async function pruneCaptchas(db: Kysely<Tables>): Promise<void> {
  await sql`delete from captcha where expiretime < epoch_seconds()`.execute(db)
}
