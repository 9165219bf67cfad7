import type { DisputeForAdmin } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'
import { disputes } from '#contract/words/en/disputes.ts'

/** Who stands on a side of it, by name. */
export const nameOf = ({ customerName, provider }: DisputeForAdmin, side: Side): string =>
  side === 'provider' ? provider.name : (customerName ?? disputes.desk.sides.customer)

export const otherSide = { customer: 'provider', provider: 'customer' } as const

/** Where it stands; whose answer is awaited, by name. */
export const standOf = (dispute: DisputeForAdmin): string =>
  dispute.state === 'open'
    ? disputes.desk.waitsFor({ name: nameOf(dispute, otherSide[dispute.bySide]) })
    : disputes.states[dispute.state]
