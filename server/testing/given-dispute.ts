import { answerDispute, openDispute, readDisputes } from '#contract/disputes.ts'
import type { GivenJob } from './given.ts'
import { byLink } from './given-card.ts'
import type { AppWithCards } from './open-with-cards.ts'
import { workOnDisputes } from './work-on-money.ts'

export const words = 'The new tire lost its air within a mile.'

/** The calls of the two sides of a disputed job whose customer is a guest; `appOf` once the product runs. */
export const disputesOn = (appOf: () => AppWithCards) => {
  const guest = () => appOf().anybody()
  const settle = () => workOnDisputes(appOf().services)
  const read = async (one: GivenJob) => (await guest().call(readDisputes, byLink(one))).body
  const disputeOf = async (one: GivenJob) => {
    const [dispute] = (await read(one)).disputes
    if (!dispute) throw new Error('nobody has objected')
    return dispute
  }
  const asShop = async (one: GivenJob) => ({ params: { id: (await disputeOf(one)).id } })
  return {
    guest,
    settle,
    async later(ms: number) {
      appOf().clock.advance(ms)
      await settle()
    },
    object: (one: GivenJob, claim = '120.00') =>
      guest().call(openDispute, {
        ...byLink(one),
        body: { reason: 'not_as_agreed' as const, claim, words },
      }),
    read,
    disputeOf,
    asGuest: async (one: GivenJob) => ({ ...(await asShop(one)), token: one.request.token }),
    asShop,
    answer: async (one: GivenJob) =>
      one.provider.caller.call(answerDispute, {
        ...(await asShop(one)),
        body: { words: 'It held when I left.' },
      }),
    /** What has gone back to the card, in cents. */
    refundedAtTwin: async ({ id }: GivenJob) =>
      ((await appOf().twin.door('book')) as { group: string; refunded: number }[])
        .filter(({ group }) => group === id)
        .reduce((sum, { refunded }) => sum + refunded, 0),
  }
}
