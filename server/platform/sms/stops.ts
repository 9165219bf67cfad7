import type { Db, Tx } from '../db/tables.ts'

declare module '../db/tables.ts' {
  interface Tables {
    sms_stops: { phone: string; at: Date }
  }
}

/** A number as stops know it: digits alone, with the country's; ten digits are of North America. */
export function numberKey(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `1${digits}` : digits
}

/** Has somebody with this number answered STOP? */
export async function isStopped(db: Db | Tx, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('sms_stops')
    .select('phone')
    .where('phone', '=', numberKey(phone))
    .executeTakeFirst()
  return row !== undefined
}

export const insertStop = (tx: Tx, phone: string, at: Date) =>
  tx
    .insertInto('sms_stops')
    .values({ phone: numberKey(phone), at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteStop = (tx: Tx, phone: string) =>
  tx.deleteFrom('sms_stops').where('phone', '=', numberKey(phone)).execute()
