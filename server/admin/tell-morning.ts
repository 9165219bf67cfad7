import { settings } from '#contract/settings.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { dayIn } from '../platform/day.ts'
import { countApprovals } from '../views/waiting-approvals.ts'
import './events.ts'
import './tables.ts'

const { timeZone } = settings.desk

/**
 * Once each morning, at the hour that the settings say, the admins are mailed what waits for them; nothing is sent where
 * nothing waits. Each morning is settled once, whatever the number of workers.
 */
export async function tellMorning({ deeds, clock, rules }: Services): Promise<void> {
  const now = clock.now()
  if (hourIn(timeZone, now) < rules.now().deskMail.hour) return
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('desk_mornings')
      .values({ day: dayIn(timeZone, now), at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return
    const counts = await countApprovals(tx)
    if (Object.values(counts).some((count) => count > 0))
      await record(tx, 'desk_morning', { payload: { counts } })
  })
}

const hourIn = (zone: string, at: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(
      at,
    ),
  )
