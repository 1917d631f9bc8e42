import type { RawBuilder } from 'kysely'
import type { Reads } from './shared-reads.ts'

/** Asks with these values, in the order of their places; answers the rows. */
export type Statement<Row> = (...values: readonly unknown[]) => Promise<Row[]>

/** Where a value stands that is another each time. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A statement that is asked over and over with other values: its text is put together once, which otherwise takes as long as
 * sending it. `build` writes it with the places of the values, each as a parameter; what it reads besides, as a time or a setting, stays as it
 * was then. Each place has a name of its own there: how many there are is how many parameters it names.
 */
export function statement<Row>(db: Reads, build: (...places: readonly unknown[]) => RawBuilder<Row>): Statement<Row> {
  const compiled = build(...Array.from({ length: build.length }, (_, index) => new Place(index))).compile(db)
  return async (...values) => {
    if (values.length !== build.length)
      throw new TypeError(`A statement with ${build.length} places is asked with ${values.length} values`)
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? values[one.index] : one))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** The statement kept under a name, made where there is none yet. */
export function keptStatement<Row>(
  kept: { get(name: string): Statement<Row> | undefined; set(name: string, made: Statement<Row>): unknown },
  name: string,
  make: () => Statement<Row>,
): Statement<Row> {
  const found = kept.get(name)
  if (found) return found
  const made = make()
  kept.set(name, made)
  return made
}
