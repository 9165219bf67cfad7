import type { CompiledQuery } from 'kysely'

/** A write that is to be sent, and who hears what it returns. */
export interface Write {
  query: CompiledQuery
  heard?: (rows: unknown[]) => void
}

/**
 * Writes in as few statements as can be, in their order. Those in one statement do not see each other: a write that names a
 * table which is written to before it begins the next one. One of a statement may be heard.
 */
export function mergedWrites(writes: readonly Write[]): Write[] {
  const groups: { writes: Write[]; tables: string[] }[] = []
  for (const write of writes) {
    const table = tableOf(write.query.sql)
    const last = groups.at(-1)
    const fits =
      last &&
      table !== null &&
      last.tables.length === last.writes.length &&
      !(write.heard && last.writes.some(({ heard }) => heard)) &&
      !last.tables.some((written) => names(write.query.sql, written))
    if (fits) {
      last.writes.push(write)
      last.tables.push(table)
    } else groups.push({ writes: [write], tables: table === null ? [] : [table] })
  }
  return groups.map((group) => asOne(group.writes))
}

/** To which table a write is that can stand beside others; null of any other statement. */
const tableOf = (sql: string): string | null =>
  /^\s*(?:insert\s+into|update)\s+"?(\w+)"?/i.exec(sql)?.[1] ?? null

const names = (sql: string, table: string) => new RegExp(`\\b${table}\\b`).test(sql)

function asOne(writes: readonly Write[]): Write {
  const [first] = writes
  if (first && writes.length === 1) return first
  // What is heard stands at the end: only that one's rows come back.
  const ordered = writes.toSorted((a, b) => Number(Boolean(a.heard)) - Number(Boolean(b.heard)))
  const main = ordered.at(-1)
  if (!main) throw new Error('no write')
  const queries = ordered.map(({ query }) => query)
  const parameters = queries.flatMap((query) => query.parameters)
  return { ...main, query: { ...main.query, sql: textOf(queries), parameters } }
}

/** A deed sends the same writes each time. */
const texts = new Map<string, string>()
const maxTexts = 500

function textOf(queries: readonly CompiledQuery[]): string {
  const key = queries.map(({ sql }) => sql).join(';')
  const known = texts.get(key)
  if (known) return known
  let before = 0
  const parts = queries.map(({ sql, parameters }) => {
    const from = before
    before += parameters.length
    return sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + from}`)
  })
  const beside = parts.slice(0, -1).map((part, at) => `w${at} as (${part})`)
  const text = `with ${beside.join(', ')} ${parts.at(-1)}`
  if (texts.size < maxTexts) texts.set(key, text)
  return text
}
