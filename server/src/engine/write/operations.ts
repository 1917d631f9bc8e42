import type { Localized } from '@tutu/contract/core/languages'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { logRow } from '../../data/admin-log.ts'
import type { RuleInfo } from '../../data/rule-infos.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { LateTransaction } from '../../postgres/late-transaction.ts'
import type { Engine } from '../engine.ts'
import type { Changing } from './changing.ts'
import { runCommand } from './commands.ts'
import { addRows, editRows } from './form-rows.ts'
import { insertOwn, removeOwn, touchRows } from './own-rows.ts'
import { createPending } from './pending.ts'
import { removeRows, restoreRow } from './row-removal.ts'
import type { Input, WriteSession } from './session.ts'
import type { Together } from './together.ts'

type Opening = {
  transaction: Transaction<Tables>
  /** Of that transaction; absent: it has begun. */
  late?: LateTransaction
  /** Nothing else is done than that one row is added, and by this with others. */
  together?: Together
  actor: Actor
  /** What permission nodes are called, by node in lower case. */
  titles: ReadonlyMap<string, RuleInfo>
  recycling: WriteSession['recycling']
  sensitive: WriteSession['sensitive']
}

/** A session on a transaction, and what its owner calls before the commit: rows of observers, tags and log go out then. */
export function openSession(
  engine: Omit<Engine, 'mutations'>,
  { transaction, late, together, actor, titles, recycling, sensitive }: Opening,
): { session: WriteSession; finish: () => Promise<void> } {
  const pending = createPending(engine, late, together)
  const add = (name: string, given: Input | readonly Input[]) => addRows(changing, name, given)
  const session: WriteSession = {
    transaction,
    operation: randomUUID(),
    actor,
    language: actor.language,
    tags: new Set(),
    afterCommit: [],
    recycling,
    sensitive,
    recycled: 0,
    logsEach: true,
    add: add as WriteSession['add'],
    edit: (name, given) => editRows(changing, name, given),
    del: (name, ids) => removeRows(changing, name, ids),
    command: (name, command, request) => runCommand(engine, session, engine.registry.byName(name), command, request),
    insert: (name, rows) => insertOwn(changing, name, rows),
    touch: (name, ids, values, options) => touchRows(changing, name, ids, values, options),
    remove: (name, ids) => removeOwn(changing, name, ids),
    restore: (name, row) => restoreRow(changing, name, row),
    flush: () => pending.flush(session),
    mark: () => pending.mark(session),
    log(entry) {
      if (actor.kind === 'administrator') pending.leave('admin_log', [logRow(actor, entry)])
    },
    titleOf: (node): Localized | undefined => titles.get(node.toLowerCase())?.title,
  }
  const changing: Changing = {
    engine,
    session,
    tell: (operation) => pending.tell(session, operation),
    ...(together && { hold: pending.hold }),
  }
  return { session, finish: () => pending.finish(session) }
}
