import pg from 'pg'

const types = pg.types.builtins

/** Counts and sums come as int8; beyond 2^53 a number would silently be another one. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number.`)
  return value
}

/**
 * How column values become JavaScript: int8 as a number, `date` as written (it has no time zone to be a
 * Date in); by the driver's default numeric is a string (money is never a float) and timestamptz a Date.
 */
export function columnTypes(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides()
  overrides.setTypeParser(types.INT8, safeInteger)
  overrides.setTypeParser(types.DATE, (text) => text)
  return overrides
}
