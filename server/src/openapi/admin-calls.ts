import { PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import {
  type Action,
  actionsOf,
  calledCommands,
  permissionNode,
  SIDE_CALLS,
  sideCallsOf,
} from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import type { Registry, Resource } from '../engine/registry.ts'
import { callTitle } from './call-titles.ts'
import { commandCall } from './command-call.ts'
import { filterOf, listOf, listQuery } from './list-calls.ts'
import type { Operation } from './operation.ts'
import { formFields, formSchema, ID, IDS, object, rowSchema, RUN, UNDO, VERSION } from './schemas.ts'
import { SIDE_CALL_FORMS } from './side-calls.ts'

/** The calls of a module in the back office. */
export function adminCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const named = (call: Parameters<typeof callTitle>[1]) => callTitle(definition, call, language)
  const at = (action: string) => ({
    path: `/admin/${base}/${action}`,
    tag: `admin/${base}`,
    access: { kind: 'administrator', node: permissionNode(definition, action) } as const,
  })
  const names = Object.keys(definition.fields)
  const row = (isWhole: boolean) => rowSchema(definition, names, { registry, language, isWhole })
  const asked = formFields(definition)
  const make: Record<Action, () => Operation[]> = {
    index: () => [
      {
        ...at('index'),
        method: 'get',
        summary: named('index'),
        query: { properties: listQuery(definition, PAGE_SIZE_MAX) },
        answer: listOf(row(false)),
      },
    ],
    add: () => {
      const { properties, required } = formSchema(definition, asked, { language, isNew: true })
      const body = object(properties, required)
      return [{ ...at('add'), method: 'post', summary: named('add'), body, answer: object({ id: ID }, ['id']) }]
    },
    edit: () => {
      const { properties } = formSchema(definition, asked, { language })
      return [
        {
          ...at('edit'),
          method: 'get',
          summary: named('one'),
          query: { properties: { id: ID }, required: ['id'] },
          answer: object({ row: row(true) }, ['row']),
        },
        {
          ...at('edit'),
          method: 'post',
          summary: named('edit'),
          body: object({ id: ID, version: VERSION, ...properties }, ['id']),
          answer: { ...object({ undo: UNDO }), type: ['object', 'null'] },
        },
      ]
    },
    del: () => [
      {
        ...at('del'),
        method: 'delete',
        summary: named('del'),
        query: { properties: { ids: IDS, cascade: { type: 'boolean' } }, required: ['ids'] },
        answer: object(
          {
            deleted: { type: 'integer' },
            undo: { type: 'string', format: 'uuid', description: 'takes it back, at `undelete`' },
          },
          ['deleted'],
        ),
      },
    ],
    sortable: () => [
      {
        ...at('sortable'),
        method: 'post',
        summary: named('sortable'),
        description: 'To the place of `targetId`, or to a `place`: first, last, or counted from 1',
        body: object({ id: ID, targetId: ID, place: { type: ['string', 'integer'] } }, ['id']),
      },
    ],
    import: () => [
      {
        ...at('import'),
        method: 'post',
        summary: named('import'),
        description:
          'A CSV file or workbook; answers what its columns seem to be. Nothing is stored before `importStart`',
        takesFile: true,
        answer: object({ id: RUN, name: { type: 'string' }, columns: { type: 'array' }, plan: { type: 'object' } }),
      },
    ],
    export: () => [
      {
        ...at('export'),
        method: 'post',
        summary: named('export'),
        description: 'The ticket opens the file once: GET of the same address with ?ticket=',
        body: object({
          ...filterOf(definition),
          format: { type: 'string', enum: ['csv', 'xlsx', 'json'] },
          fields: { type: 'array', items: { type: 'string' } },
        }),
        answer: object({ ticket: { type: 'string' } }, ['ticket']),
      },
      {
        ...at('export'),
        method: 'get',
        access: { kind: 'administrator', node: permissionNode(definition, 'export') },
        summary: named('file'),
        query: { properties: { ticket: { type: 'string' } }, required: ['ticket'] },
        sends: 'text/csv',
      },
    ],
  }
  return [
    ...actionsOf(definition).flatMap((action) => make[action]()),
    ...sideCallsOf(definition).map((call) => ({
      ...at(call),
      access: { kind: 'administrator', node: permissionNode(definition, SIDE_CALLS[call]) } as const,
      summary: named(call),
      ...SIDE_CALL_FORMS[call],
    })),
    ...calledCommands(definition).map(([name, command]) => ({
      ...at(name),
      method: 'post' as const,
      ...commandCall(definition, name, command, language),
    })),
  ]
}
