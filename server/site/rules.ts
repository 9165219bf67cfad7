import { sql } from 'kysely'
import {
  defaultRules,
  type RuleName,
  type Rules,
  type RulesForAdmin,
  ruleNames,
} from '#contract/rules.ts'
import { auditFacts } from '#contract/words/en/audit-facts.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { rulesOf } from '../core/rules.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

export async function readRulesForAdmin(db: Db | Tx): Promise<RulesForAdmin> {
  const rows = await db
    .selectFrom('platform_settings')
    .select(['name', 'value', 'changed_at'])
    .execute()
  const at = (name: RuleName) =>
    rows.find((row) => row.name === name)?.changed_at.toISOString() ?? null
  return {
    rules: rulesOf(rows),
    changedAt: {
      waves: at('waves'),
      headStart: at('headStart'),
      bidExpiry: at('bidExpiry'),
      requestExpiry: at('requestExpiry'),
      deskMail: at('deskMail'),
      caps: at('caps'),
    },
  }
}

/** Two admins at once: the second finds what the first has changed, and the audit log tells it so. */
const holdRules = (tx: Tx) =>
  sql`lock table platform_settings in share row exclusive mode`.execute(tx)

/** An admin changes some of the numbers; they hold in every process for what is asked and offered from then on. */
export async function changeRules(
  deed: Deed,
  admin: User,
  change: Partial<Rules>,
): Promise<RulesForAdmin> {
  return deed.transaction(async (tx) => {
    await holdRules(tx)
    const { rules: before } = await readRulesForAdmin(tx)
    for (const name of ruleNames) {
      const value = change[name]
      if (value === undefined) continue
      const row = {
        value: JSON.stringify(value),
        changed_at: deed.now,
        changed_by: admin.userId,
      }
      await tx
        .insertInto('platform_settings')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute()
      await insertAudit(tx, {
        at: deed.now,
        actor_id: admin.userId,
        action: 'rule_changed',
        subject_id: null,
        reason: null,
        saying: auditFacts.ruleChanged({ rule: name, was: before[name], is: value }),
      })
    }
    await record(tx, 'platform_settings_changed', {})
    return readRulesForAdmin(tx)
  })
}

/** Puts one of them back to its default. */
export async function resetRule(deed: Deed, admin: User, name: RuleName): Promise<RulesForAdmin> {
  return deed.transaction(async (tx) => {
    await holdRules(tx)
    const { rules: before } = await readRulesForAdmin(tx)
    const { numDeletedRows } = await tx
      .deleteFrom('platform_settings')
      .where('name', '=', name)
      .executeTakeFirst()
    if (numDeletedRows > 0n) {
      await insertAudit(tx, {
        at: deed.now,
        actor_id: admin.userId,
        action: 'rule_reset',
        subject_id: null,
        reason: null,
        saying: auditFacts.ruleChanged({
          rule: name,
          was: before[name],
          is: defaultRules[name],
        }),
      })
      await record(tx, 'platform_settings_changed', {})
    }
    return readRulesForAdmin(tx)
  })
}
