import { lookAtPayment, putCard } from '#contract/payments.ts'
import type { GivenJob } from './given.ts'
import type { TestApp } from './open-test-app.ts'

/** A card that the demo's processor takes. */
export const goodCard = '4242 4242 4242 4242'

/** What the customer of a job calls with. */
export const byLink = (one: Pick<GivenJob, 'id' | 'request'>) => ({
  params: { id: one.id },
  token: one.request.token,
})

/** The customer puts a card on the price of a job, at the processor's page; a card that is declined holds nothing. */
export async function payByCard(app: TestApp, one: GivenJob, number = goodCard): Promise<void> {
  const guest = app.anybody()
  const { url } = (await guest.call(putCard, byLink(one))).body
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number }),
    redirect: 'manual',
  })
  await guest.call(lookAtPayment, byLink(one))
}
