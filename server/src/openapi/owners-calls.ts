import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { calledCommands } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import type { Registry, Resource } from '../engine/registry.ts'
import { audiencesOf } from '../policy/audiences.ts'
import { callTitle } from './call-titles.ts'
import { commandCall } from './command-call.ts'
import { listOf, listQuery } from './list-calls.ts'
import type { Operation } from './operation.ts'
import { formSchema, ID, IDS, object, rowSchema, VERSION } from './schemas.ts'

/** The calls of those whom a module's rows belong to. */
export function ownersCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const { read = {}, write = {} } = definition
  const at = (action: string) => ({ path: `/api/${base}/${action}`, tag: `api/${base}` })
  const named = (call: Parameters<typeof callTitle>[1]) => ({ summary: callTitle(definition, call, language) })
  const accessOf = (action: Parameters<typeof audiencesOf>[1]): Operation['access'] | undefined => {
    const audiences = audiencesOf(definition, action)
    if (audiences.length === 0) return undefined
    return { kind: audiences.includes('visitor') ? 'public' : 'member' }
  }
  const readable = [...new Set(Object.values(read).flat())]
  const writable = [...new Set(Object.values(write).flat())]
  const whole = rowSchema(definition, readable, { registry, language, isWhole: true })
  const calls: Operation[] = []
  const mine = accessOf('mine')
  const answer = listOf(rowSchema(definition, readable, { registry, language }))
  const query = { properties: listQuery(definition, PUBLIC_PAGE_SIZE_MAX, readable) }
  if (mine) calls.push({ ...at('mine'), ...named('mine'), method: 'get', access: mine, query, answer })
  const add = accessOf('add')
  if (add) {
    const { properties, required } = formSchema(definition, writable, { language, isNew: true })
    calls.push({
      ...at('add'),
      ...named('add'),
      method: 'post',
      access: add,
      body: object(properties, required),
      answer: object({ id: ID }),
    })
  }
  const edit = accessOf('edit')
  if (edit) {
    const { properties } = formSchema(definition, writable, { language })
    const one = { properties: { id: ID }, required: ['id'] }
    calls.push({
      ...at('edit'),
      ...named('one'),
      method: 'get',
      access: edit,
      query: one,
      answer: object({ row: whole }),
    })
    const body = object({ id: ID, version: VERSION, ...properties }, ['id'])
    calls.push({ ...at('edit'), ...named('edit'), method: 'post', access: edit, body })
  }
  const del = accessOf('del')
  const which = { properties: { ids: IDS }, required: ['ids'] }
  if (del)
    calls.push({
      ...at('del'),
      ...named('del'),
      method: 'delete',
      access: del,
      query: which,
      answer: object({ deleted: ID }),
    })
  for (const [name, command] of calledCommands(definition)) {
    if (!command.by) continue
    const access = { kind: 'member' } as const
    calls.push({ ...at(name), method: 'post', access, ...commandCall(definition, name, command, language) })
  }
  return calls
}
