import type { SideCall } from '@tutu/contract/definition/define-resource'
import type { Operation } from './operation.ts'
import { ID, IDS, object, RUN, VERSION } from './schemas.ts'

/** What the calls beside the list's own take and answer. */
export const SIDE_CALL_FORMS = {
  history: {
    method: 'get',
    description: 'What changed in a row, newest first; `before`: entries older than that one',
    query: { properties: { id: ID, before: ID }, required: ['id'] },
    answer: object({ list: { type: 'array', items: { type: 'object' } }, more: { type: 'boolean' } }, ['list', 'more']),
  },
  sums: {
    method: 'get',
    description:
      'What the rows come to together, those of `ids` or all that the filter finds, as of index; null where they are too many',
    query: {
      properties: {
        ids: IDS,
        quick_search: { type: 'string' },
        search: { type: 'array', items: { type: 'object' } },
      },
    },
    answer: object(
      {
        count: { type: 'integer' },
        sums: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
      },
      ['count', 'sums'],
    ),
  },
  revert: {
    method: 'post',
    description:
      'Fields back to what they held before an entry of the history; without `fields` all that changed since',
    body: object({ id: ID, entry: ID, version: VERSION, fields: { type: 'array', items: { type: 'string' } } }, [
      'id',
      'entry',
    ]),
  },
  effects: {
    method: 'get',
    description: 'What deleting these rows would do to others; nothing is changed',
    query: { properties: { ids: IDS }, required: ['ids'] },
    answer: object(
      {
        count: { type: 'integer', description: 'rows that would go, those that go along among them' },
        effects: { type: 'array', items: object({ how: { type: 'string' }, count: ID, text: { type: 'string' } }) },
        refused: { type: 'boolean' },
        recycled: { type: 'boolean' },
      },
      ['count', 'effects', 'refused', 'recycled'],
    ),
  },
  undelete: {
    method: 'post',
    description: 'Takes back a deletion of one’s own: `undo` as the answer to it said',
    body: object({ undo: { type: 'string', format: 'uuid' } }, ['undo']),
    answer: object({ restored: { type: 'integer' } }, ['restored']),
  },
  saveDraft: {
    method: 'post',
    description:
      'Fields as in `edit`, kept beside what visitors see until they are published (`edit` with `publish: 1`, or the command); what is required may be missing',
    body: object({ id: ID, version: VERSION }, ['id']),
  },
  discardDraft: {
    method: 'post',
    description: 'Forgets what waits beside a row',
    body: object({ id: ID, version: VERSION }, ['id']),
  },
  previewPage: {
    method: 'post',
    description:
      'A link that shows for half an hour what visitors would see if these fields were published; without `id`, of a new row. `token`: of a link that is open, to show something else; with `close: 1`, to end it',
    body: object({ id: ID, token: { type: 'string' }, close: { type: 'string', enum: ['1', '0'] } }),
    answer: object({ token: { type: 'string' }, path: { type: 'string' }, seconds: { type: 'integer' } }),
  },
  batch: {
    method: 'post',
    description:
      'Some fields of many rows, all or none: those of `ids`, or all that `filter` (as of index) finds. `preview`: what it would do, nothing of it is done',
    body: object(
      {
        ids: IDS,
        filter: { type: 'object' },
        versions: { type: 'array', items: { type: 'integer' } },
        values: { type: 'object', description: 'fields as of edit' },
        preview: { type: 'boolean' },
      },
      ['values'],
    ),
    answer: {},
  },
  unbatch: {
    method: 'post',
    description: 'Takes back such a change of one’s own: `undo` as the answer to it said',
    body: object({ undo: { type: 'string', format: 'uuid' } }, ['undo']),
    answer: object({ reverted: { type: 'integer' } }, ['reverted']),
  },
  importStart: {
    method: 'post',
    description:
      'Begins with a file that was sent. `columns`: for each column a field, with a language where it has one, or null; `dry` unless it is false: everything is tried, nothing is kept',
    body: object(
      {
        id: RUN,
        columns: { type: 'array', items: { type: ['object', 'null'] } },
        how: { type: 'string', enum: ['add', 'update', 'both'] },
        key: { type: 'string', description: 'the field by which rows are known again' },
        empty: { type: 'string', enum: ['keep', 'clear'] },
        dry: { type: 'boolean' },
      },
      ['id', 'columns', 'how'],
    ),
  },
  importState: {
    method: 'get',
    description: 'One’s own imports, newest first, or the one of `id`: how far it is, and what came of it',
    query: { properties: { id: RUN } },
    answer: object({ list: { type: 'array', items: { type: 'object' } } }, ['list']),
  },
  importCancel: {
    method: 'post',
    description: 'Ends one that is under way, be it bringing rows in or taking them back; nothing of it is kept',
    body: object({ id: RUN }, ['id']),
  },
  importUndo: {
    method: 'post',
    description:
      'Takes back one that is done: added rows are deleted, changed ones are as before, but for those that somebody has changed or used since. `preview`: answers what it would do, and nothing is done',
    body: object({ id: RUN, preview: { type: 'boolean' } }, ['id']),
  },
} as const satisfies Record<SideCall, Partial<Operation>>
