import { fail } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { consent as definition } from '@tutu/contract/resources/consent'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { GuardianId } from '../policy/actors.ts'
import { type Notice, readNotice } from './consent-notice.ts'

/** The notice of this language, which must still be the one of this hash: what was read. Throws Failure where it is another by now. */
export async function noticeRead(engine: Engine, language: Language, hash: string): Promise<Notice> {
  const read = await readNotice(engine, language)
  if (read.hash !== hash) throw fail('consent.noticeChanged')
  return read
}

/** Keeps what a guardian has decided on which words; without `whose`, nobody is named. */
export async function noteDecision(
  tx: WriteSession,
  decision: 'accepted' | 'refused' | 'withdrawn',
  { version, language, hash }: Notice,
  ip: string,
  whose?: { child: number; guardian: GuardianId },
): Promise<void> {
  const notice = { notice_version: version, notice_language: language, notice_hash: hash }
  const about = { user_id: whose?.child ?? null, guardian_id: whose?.guardian ?? null }
  await tx.insert(definition.name, [{ decision, ...notice, ...about, ip }])
}
