import { CALLS } from '@tutu/contract/api/index'
import type { CallAccess, CallContract } from '@tutu/contract/api/call'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type Operation, queryOf } from './operation.ts'
import { schemaOf } from './schemas.ts'

/** The calls that are written by hand. */
export function writtenCalls(language: Language): Operation[] {
  return CALLS.map((call: CallContract) => ({
    method: call.method.toLowerCase() as Operation['method'],
    path: call.path,
    access: accessOf(call.access),
    tag: call.path.split('/').slice(1, 3).join('/'),
    summary: pickLanguage(call.title, language),
    ...(call.query && { query: queryOf(schemaOf(call.query, 'input')) }),
    ...(call.body && { body: schemaOf(call.body, 'input') }),
    ...(call.takesFile && { takesFile: true }),
    ...(call.answer && { answer: schemaOf(call.answer, 'output') }),
    ...(call.sends !== undefined && { sends: call.sends, sendsEither: call.answer !== undefined }),
  }))
}

function accessOf(access: CallAccess): Operation['access'] {
  if (access === 'public' || access === 'member' || access === 'guardian') return { kind: access }
  return { kind: 'administrator', node: access === 'administrator' ? null : access.node }
}
