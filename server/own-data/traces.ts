import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'
import type { Whose } from './whose.ts'

/** Shorter words stand in too much that is nobody's. */
const shortest = 4

/**
 * By which words somebody is found where others wrote: the full name, the number as it is stored and as people write it,
 * the address, the username, and of a business or fleet that goes too its name.
 */
export async function tracesOf(tx: Tx, whose: Whose): Promise<string[]> {
  const { fullName, username, email, phone, company } = whose
  const words = [fullName, username, email, ...spellings(phone)]
  if (company?.isLast) {
    words.push(company.name)
    const { rows } = await sql<{ phone: string }>`
      select phone from providers where id = ${company.id}
      union all select phone from fleets where id = ${company.id} and phone is not null
      union all select phone from technicians where provider_id = ${company.id}`.execute(tx)
    for (const row of rows) words.push(...spellings(row.phone))
  }
  return [...new Set(words)].filter((word): word is string => (word?.length ?? 0) >= shortest)
}

/** "+15125550143" is also "5125550143", "(512) 555-0143" and "512-555-0143". */
function spellings(phone: string): string[] {
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  if (!digits) return [phone]
  const [, area, office, line] = digits
  return [
    phone,
    `${area}${office}${line}`,
    `(${area}) ${office}-${line}`,
    `${area}-${office}-${line}`,
  ]
}

/** For `ilike any(…)`. */
export const patternsOf = (traces: readonly string[]): string[] =>
  traces.map((trace) => `%${trace.replace(/[\\%_]/g, '\\$&')}%`)
