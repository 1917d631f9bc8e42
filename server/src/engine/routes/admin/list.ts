import { PAGE_SIZE_MAX, TREE_NODES_MAX } from '@tutu/contract/core/constants'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import type { FastifyRequest } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { workedOutOnce } from '../../../lib/worked-out-once.ts'
import { administratorOf } from '../../../policy/callers.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../fields/columns.ts'
import { findsByWords } from '../../read/filter.ts'
import { conditionsFor, foundByOthers } from '../../read/found-by-others.ts'
import {
  conditionsOf,
  listColumns,
  type Order,
  orderBy,
  orderOf,
  parseListQuery,
  presentRow,
  where,
} from '../../read/list.ts'
import { frameOf, keptStatements, type KeptStatements, readPage } from '../../read/read-page.ts'
import { readSums } from '../../read/sums.ts'
import { flatten, nest, refuseTooLarge, type TreeRow } from '../../read/tree.ts'
import type { Resource } from '../../registry.ts'
import { scopeOf } from '../../scope.ts'
import { readIds } from '../calls.ts'
import type { Call, Handlers } from './call.ts'
import { completeRows } from './complete-rows.ts'

/** Many rows at once: the list or tree, and what its columns come to. */
export function listCalls(engine: Engine): Handlers {
  const whole = workedOutOnce((_definition: Definition) => keptStatements())
  return {
    'GET index': (call) => answerList(engine, call, whole),
    'GET sums': async ({ resource, request, reply }) => {
      const { ids, ...raw } = request.query as Record<string, unknown>
      const actor = administratorOf(request)
      const scope = await scopeOf(engine.database.kysely, resource, actor)
      const conditions =
        ids === undefined ? await conditionsFor(engine, resource, actor, raw) : [amongIds(readIds(ids))]
      return reply.ok(await readSums(engine.database, resource, [...conditions, ...(scope ? [scope.see] : [])]))
    },
  }
}

/** A page of the list, or the whole tree where the rows are one. */
async function answerList(
  engine: Engine,
  { resource, request, reply }: Call,
  whole: (definition: Definition) => KeptStatements,
): Promise<unknown> {
  const raw = request.query as Record<string, unknown>
  const query = parseListQuery(raw, PAGE_SIZE_MAX)
  const actor = administratorOf(request)
  const scope = await scopeOf(engine.database.kysely, resource, actor)
  // `absoluteAuth`: only what the caller may change as well (wire 2).
  const limits = scope ? [scope.see, ...(raw.absoluteAuth === '1' ? [scope.change] : [])] : []
  const { definition } = resource
  const [extras, rule, others] = await Promise.all([
    resource.hooks.indexExtras?.({ db: engine.database.kysely, actor }),
    engine.rules.find(resource.node),
    foundByOthers(engine, resource, actor, query),
  ])
  const frame = { ...extras, remark: pickLanguage(rule?.remark, request.language) }
  const conditions = conditionsOf(resource, query, { others })
  const columns = listColumns(definition)
  const order = orderOf(definition, query.order, request.language)
  if (fieldOfRole(definition, 'parent') && query.initValue.length === 0) {
    const tree = await readTree(engine, resource, { conditions, limits }, order, columns, request)
    return raw.select === 'true' ? reply.ok({ options: flatten(tree) }) : reply.ok({ list: tree, ...frame })
  }
  const isByWords = query.quickSearch !== '' || findsByWords(definition, query.search)
  const page = await readPage(engine.database, engine.totals, resource, {
    conditions: [...conditions, ...limits],
    ...(isByWords && { compared: [...conditionsOf(resource, query, { byScan: true, others }), ...limits] }),
    order,
    page: query.page,
    ...(query.cursor && { cursor: query.cursor }),
    limit: query.limit,
    columns,
    ...(others && { alsoDependsOn: others.tables }),
    ...(conditions.length + limits.length === 0 && { whole: whole(definition) }),
  })
  const list = page.rows.map((row) => presentRow(resource, row, columns, request.language))
  await completeRows(engine, resource, list, request)
  return reply.ok({ list, ...frameOf(page), ...frame })
}

/** The whole tree; under a filter, what it finds and the ancestors that lead there, as far as the caller may see. */
async function readTree(
  engine: Engine,
  resource: Resource,
  { conditions, limits }: Record<'conditions' | 'limits', ReturnType<typeof conditionsOf>>,
  order: Order,
  columns: readonly string[],
  request: FastifyRequest,
): Promise<TreeRow[]> {
  const table = sql.table(resource.table)
  const found =
    conditions.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`t.id in (
        with recursive found as (
          select t.id, t.pid from ${table} t ${where(conditions)}
          union
          select p.id, p.pid from ${table} p join found on p.id = found.pid
        ) select id from found
      )`
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${table} as t ${where([found, ...limits])}
    order by ${orderBy(order)} limit ${TREE_NODES_MAX + 1}
  `.execute(engine.database.kysely)
  refuseTooLarge(rows.length)
  const wire = rows.map((row) => presentRow(resource, row, columns, request.language))
  await completeRows(engine, resource, wire, request)
  return nest(wire as TreeRow[])
}

const amongIds = (ids: readonly number[]) => sql<SqlBool>`t.id = any(${[...ids]}::int[])`
