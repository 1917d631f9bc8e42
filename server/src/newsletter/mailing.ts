import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { mailing as definition } from '@tutu/contract/resources/mailing'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import type { Outbox } from '../messages/outbox.ts'
import { administratorIdOf, SYSTEM } from '../policy/actors.ts'
import { pageAddress } from './addresses.ts'
import { leaveLinks } from './subscribe.ts'

/** Letters that go out in a minute: mail servers take many at once for spam, and codes must not wait behind them. */
const PER_MINUTE = 200

/** Begins to send an article to all who want letters. Throws where it was sent before, or nobody wants any. */
export async function beginMailing(session: WriteSession, blog: Row): Promise<{ recipients: number }> {
  const { transaction, actor } = session
  const { rows: before } = await sql`
    select from mailing where blog_id = ${blog.id} and state <> 'stopped'
  `.execute(transaction)
  if (before.length > 0) throw fail('newsletter.sentAlready')
  const { rows } = await sql<{ recipients: number }>`
    select count(*)::int as recipients from subscriber where state = 'confirmed' and letters and not is_demo
  `.execute(transaction)
  const { recipients } = rows[0]!
  if (recipients === 0) throw fail('newsletter.nobody')
  await session.insert(definition.name, [
    {
      blog_id: blog.id,
      title: blog.title,
      state: 'sending',
      recipients,
      queued: 0,
      last_id: 0,
      admin_id: administratorIdOf(actor),
    },
  ])
  return { recipients }
}

type Deps = { mutations: Mutations; outbox: Pick<Outbox, 'open'>; origin: string }
type Reader = { id: number; email: string; language: Language }
type Article = { id: number; slug: string; title: Localized; summary: Localized; status: boolean }

/** Puts the next minute's letters into the outbox, spread over it. Answers how many; of several processes one does it. */
export async function sendPortion({ mutations, outbox, origin }: Deps): Promise<number> {
  const { queue } = await outbox.open()
  return mutations.run(SYSTEM, async (session) => {
    const { transaction } = session
    const { rows } = await sql<Row & { id: number; blog_id: number; last_id: number }>`
      select * from mailing where state = 'sending' order by id limit 1 for no key update skip locked
    `.execute(transaction)
    const [sending] = rows
    if (!sending) return 0
    const { rows: articles } = await sql<Article>`
      select id, slug, title, summary, status from blog where id = ${sending.blog_id}
    `.execute(transaction)
    const [article] = articles
    if (!article?.status) {
      await session.touch(definition.name, [sending.id], { state: 'stopped' })
      return 0
    }
    const { rows: readers } = await sql<Reader>`
      select id, email, language from subscriber
      where state = 'confirmed' and letters and not is_demo and id > ${sending.last_id} order by id limit ${PER_MINUTE}
    `.execute(transaction)
    const leaving = await leaveLinks(session, origin, readers)
    for (const [at, { email, language }] of readers.entries()) {
      await queue(session, {
        channel: 'mail',
        event: 'newsletter',
        target: email,
        language,
        after: Math.floor((at * 60) / PER_MINUTE),
        values: {
          title: pickLanguage(article.title, language),
          summary: pickLanguage(article.summary, language),
          url: pageAddress(origin, `/blog/${article.slug}`, language),
          unsubscribe_url: leaving[at]!,
        },
      })
    }
    await session.touch(definition.name, [sending.id], ({ queued, last_id }) => ({
      queued: (queued as number) + readers.length,
      last_id: readers.at(-1)?.id ?? last_id,
      ...(readers.length < PER_MINUTE && { state: 'done' }),
    }))
    return readers.length
  })
}
