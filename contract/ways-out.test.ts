import { expect, test } from 'vitest'
import { changeOrderLifecycle } from './change-orders.ts'
import { disputeLifecycle } from './disputes.ts'
import { move } from './lifecycle.ts'
import { holdLifecycle } from './payments.ts'
import { payoutLifecycle } from './payouts.ts'
import { refundLifecycle } from './refunds.ts'

interface Action {
  from: readonly string[]
  to: string
  by: readonly string[]
}
type Lifecycle = { states: readonly string[]; actions: Record<string, Action> }

/** What nothing leads out of is over. */
const over = {
  dispute: ['final', 'withdrawn', 'agreed'],
  change: ['approved', 'partly_approved', 'declined', 'withdrawn', 'expired', 'void'],
  hold: ['captured', 'released', 'failed', 'expired'],
  refund: ['done', 'failed'],
  payout: ['paid'],
}

test.each([
  ['dispute', disputeLifecycle],
  ['change', changeOrderLifecycle],
  ['hold', holdLifecycle],
  ['refund', refundLifecycle],
  ['payout', payoutLifecycle],
] as const)('a %s has a way out of each state that is not its end', (name, { states, actions }) => {
  const all = Object.values(actions as Lifecycle['actions'])
  const ends = states.filter((state) => !all.some(({ from }) => from.includes(state)))
  expect(ends.toSorted()).toEqual(over[name].toSorted())
})

test('the clock leads a dispute and a change out of each state, should everybody be silent', () => {
  for (const { states, actions, ends } of [
    { ...disputeLifecycle, ends: over.dispute },
    { ...changeOrderLifecycle, ends: over.change },
  ]) {
    const byClock = Object.values(actions as Lifecycle['actions']).filter(({ by }) =>
      by.includes('clock'),
    )
    for (const state of states.filter((one) => !ends.includes(one)))
      expect(
        byClock.filter(({ from }) => from.includes(state)),
        state,
      ).not.toEqual([])
  }
})

test('a payout is paid from wherever it was sent to the bank: the answer to that may have been lost', () => {
  for (const state of ['transferred', 'sent', 'failed'] as const)
    expect(move(payoutLifecycle, 'arrive', state, 'consequence'), state).toBe('paid')
  expect(move(payoutLifecycle, 'arrive', 'scheduled', 'consequence')).toBeNull()
})
