import type { DisputeForAdmin } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { formatExact, formatMoney } from '../../../kit/ui/format.ts'

/** Who stands on a side of it, by name. */
export const nameOf = ({ customerName, provider }: DisputeForAdmin, side: Side): string =>
  side === 'provider' ? provider.name : (customerName ?? disputes.desk.sides.customer)

/** What happens next and when, whoever does nothing; null where nothing is due. */
export function nextOf(dispute: DisputeForAdmin & { award: string | null }): string | null {
  const { next } = disputes.desk
  if (!dispute.dueAt) return null
  const time = formatExact(dispute.dueAt)
  const by = nameOf(dispute, dispute.bySide)
  if (dispute.state === 'open')
    return next.open({ name: nameOf(dispute, otherSide[dispute.bySide]), side: by, time })
  if (dispute.state === 'decided')
    return next.decided({ sum: formatMoney(dispute.award ?? '0.00'), name: by, time })
  if (dispute.state === 'comeback') return null
  const goes = dispute.bySide === 'customer' ? next.toCustomer(by) : next.notToProvider(by)
  return next.toDecide({ time, goes })
}

export const otherSide = { customer: 'provider', provider: 'customer' } as const

/** Where it stands; whose answer is awaited, by name. */
export const standOf = (dispute: DisputeForAdmin): string =>
  dispute.state === 'open'
    ? disputes.desk.waitsFor({ name: nameOf(dispute, otherSide[dispute.bySide]) })
    : disputes.states[dispute.state]
