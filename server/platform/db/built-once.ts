import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Tx } from './tables.ts'

/** Stands in a query for a value that is known when it is sent. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is the same but for its values: put together and written as SQL the first time, and from then on sent with
 * the values of these names in their places. For what the hottest deeds send; its rows are its answer.
 */
export function builtOnce<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  // Only their places matter, not what stands there.
  const blanks = Object.fromEntries(names.map((name) => [name, new Blank(name)])) as Values
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= build(db, blanks).compile()
    const parameters = built.parameters.map((value) =>
      value instanceof Blank ? Reflect.get(values, value.name) : value,
    )
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
