import type pg from 'pg'

/** What a version counts on in the database, each thing by its name. */
export interface Tables {
  columns: Map<string, { type: string; isRequired: boolean; hasDefault: boolean }>
  /** Checks, keys and unique indexes, with what they say and the columns they are about. */
  rules: Map<string, { says: string; columns: string[] }>
  functions: Map<string, string>
}

export async function tablesOf(pool: Pick<pg.ClientBase, 'query'>): Promise<Tables> {
  const columns = await pool.query<{
    name: string
    type: string
    isRequired: boolean
    hasDefault: boolean
  }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped`)
  const rules = await pool.query<{ name: string; says: string; columns: string[] }>(`
    select r.name, r.says, array(
        select c.relname || '.' || a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(r.keys) and a.attnum > 0) as columns
    from (
      select conrelid as of, conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as says,
        conkey as keys
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x', 'u', 'p')
      union all
      select indrelid, indrelid::regclass || '.' || indexrelid::regclass, pg_get_indexdef(indexrelid),
        indkey::int2[]
      from pg_index where indisunique and not exists (
        select from pg_constraint where conindid = indexrelid)) r
    join pg_class c on c.oid = r.of
    where c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'`)
  const functions = await pool.query<{ name: string; gives: string }>(`
    select p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as gives
    from pg_proc p where p.pronamespace = 'public'::regnamespace`)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
    functions: new Map(functions.rows.map(({ name, gives }) => [name, gives])),
  }
}

const tableOf = (column: string) => column.split('.')[0] ?? ''

/** Why a version that was written for `before` cannot go on working on `after`; nothing where it can. */
export function whyNotBeside(before: Tables, after: Tables): string[] {
  const oldTables = new Set([...before.columns.keys()].map(tableOf))
  const reasons: string[] = []
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name)
    if (!is) reasons.push(`${name} is gone or has another name`)
    else if (is.type !== was.type) reasons.push(`${name} was ${was.type} and is ${is.type}`)
    else if (is.isRequired && !was.isRequired && !is.hasDefault)
      reasons.push(`${name} must be filled now`)
    else if (was.hasDefault && !is.hasDefault && is.isRequired)
      reasons.push(`${name} has lost its default`)
  }
  for (const [name, is] of after.columns)
    if (!before.columns.has(name) && oldTables.has(tableOf(name)))
      if (is.isRequired && !is.hasDefault)
        reasons.push(`${name} is new and must be filled, by a version that does not know it`)
  for (const [name, is] of after.rules) {
    const was = before.rules.get(name)
    // A rule about new columns alone says nothing to who does not know them; one about an expression names none.
    const isOld = is.columns.some((column) => before.columns.has(column))
    if (!isOld && !(is.columns.length === 0 && oldTables.has(tableOf(name)))) continue
    // A new one cannot be judged by its text, so it waits for the next release.
    if (!was || !isWider(was.says, is.says)) reasons.push(`${name} is stricter: ${is.says}`)
  }
  for (const [name, gives] of before.functions)
    if (after.functions.get(name) !== gives) reasons.push(`the function ${name} is gone or another`)
  return reasons
}

const words = /'([^']*)'::text/g

/** The bounds of a range: "CHECK (((price_cents >= 1) AND (price_cents <= 10000000)))". */
const bounds = /([<>]=) '?(-?\d+)'?(?:::\w+)?/g

/** The same rule, with the same words or more in its list, and its ranges as they were or wider. */
function isWider(was: string, is: string): boolean {
  if (was === is) return true
  const listOf = (says: string) => new Set([...says.matchAll(words)].map(([, word]) => word))
  const frameOf = (says: string) =>
    says
      .replaceAll(words, '·')
      .replaceAll(/·(, ·)*/g, '·')
      .replaceAll(bounds, '$1 ·')
  const now = listOf(is)
  const before = [...was.matchAll(bounds)]
  return (
    frameOf(was) === frameOf(is) &&
    [...listOf(was)].every((word) => now.has(word)) &&
    [...is.matchAll(bounds)].every(([, sign, bound], at) =>
      sign === '>='
        ? Number(bound) <= Number(before[at]?.[2])
        : Number(bound) >= Number(before[at]?.[2]),
    )
  )
}
