import { fail } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import type { Operation } from './observers.ts'
import type { Pending } from './pending.ts'
import type { WriteSession } from './session.ts'

/** A session as its own operations see it. */
export type Changing = {
  engine: Omit<Engine, 'mutations'>
  session: WriteSession
  /** Passes what was done to the observers. */
  tell: (operation: Operation) => Promise<void>
  /** Leaves a new row to the last statement (`Pending`). Absent: other work may follow. */
  hold?: Pending['hold']
}

/** Throws `record.ledger` where rows stay as they were written, whoever asks. */
export function changeableResource({ engine, session }: Changing, name: string): Resource {
  const resource = engine.registry.byName(name)
  const { ledger, title } = resource.definition
  if (ledger) throw fail('record.ledger', { resource: pickLanguage(title, session.language) })
  return resource
}
