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
 * the values of these names in their places. For what the hottest deeds send.
 */
export function builtOnce<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): {
  /** To be handed to `sent`. */
  query(db: Db | Tx, values: Values): CompiledQuery<Row>
  rows(db: Db | Tx, values: Values): Promise<Row[]>
} {
  // Only their places matter, not what stands there.
  const blanks = Object.fromEntries(names.map((name) => [name, new Blank(name)])) as Values
  let built: CompiledQuery<Row> | undefined
  const query = (db: Db | Tx, values: Values): CompiledQuery<Row> => {
    built ??= build(db, blanks).compile()
    const parameters = built.parameters.map((value) =>
      value instanceof Blank ? Reflect.get(values, value.name) : value,
    )
    return { ...built, parameters }
  }
  return {
    query,
    async rows(db, values) {
      const { rows } = await db.getExecutor().executeQuery<Row>(query(db, values))
      return rows
    },
  }
}
