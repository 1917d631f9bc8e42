import { permissionNode, SIDE_CALLS } from '@tutu/contract/definition/define-resource'
import { Failure, failureText } from '@tutu/contract/core/errors'
import { escapeHtml } from '@tutu/contract/core/escape-html'
import type { Language } from '@tutu/contract/core/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPreview } from '../data/previews.ts'
import type { Engine } from '../engine/engine.ts'
import type { Previewed } from '../engine/read/preview.ts'
import { administratorByTicket } from '../policy/callers.ts'
import { PROBLEM_POLICY, problemPage } from './problem-page.ts'

/** On every page behind a link that is a key (wire decision 15). */
export const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** What the link of a request shows, in the name of whoever made it. Throws `preview.gone` (410) where that is over. */
export async function findPreviewed(
  { database, registry }: Engine,
  request: FastifyRequest,
  language: Language,
): Promise<Previewed & { expiretime: number }> {
  const { token } = request.params as { token: string }
  const found = await findPreview(database.kysely, token)
  const resource = registry.all().find(({ definition }) => definition.name === found?.resource)
  if (!found || !resource) throw new Failure('preview.gone', { status: 410 })
  const actor = { ...(await administratorByTicket(database, found.adminId, request)), language }
  // Rights may have been taken away since.
  if (!actor.can(permissionNode(resource.definition, SIDE_CALLS.previewPage)))
    throw new Failure('preview.gone', { status: 410 })
  return { resource, id: found.rowId, input: found.input, actor, expiretime: found.expiretime }
}

const WORDS: Readonly<Record<Language, { title: string; until: (time: string) => string }>> = {
  'zh-cn': { title: '预览', until: (time) => `访客还看不到这些改动。这个链接到 ${time} 失效。` },
  en: { title: 'Preview', until: (time) => `Visitors do not see these changes yet. This link works until ${time}.` },
}

/** A page with a line at its top that says what it is. `until` in seconds. */
export function markedAsPreview(html: string, until: number, language: Language): string {
  const words = WORDS[language]
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(until * 1000))
  const line = `<div role="note" style="position:relative;z-index:1000;padding:8px 16px;background:#22303c;color:#fffbf3;font:16px/1.5 system-ui,sans-serif;text-align:center"><strong>${escapeHtml(words.title)}</strong> · ${escapeHtml(words.until(time))}</div>`
  return html.replace(/<body[^>]*>/i, (body) => body + line)
}

/** In a frame of the back office: what is wrong, in the place of the page. */
export function sendFailedFrame(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { language } = request
  const message = failureText(failure, language)
  return reply
    .status(failure.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PROBLEM_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    .send(problemPage({ language, message }))
}
