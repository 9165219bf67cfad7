import { afterAll, beforeAll, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { login } from '#contract/auth.ts'
import { appealDispute, openDispute, readDisputes } from '#contract/disputes.ts'
import { confirmJob } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import type { GivenProvider } from '../testing/given.ts'
import { givenAccount } from '../testing/given-account.ts'
import { payByCard } from '../testing/given-card.ts'
import { disputesOn, words } from '../testing/given-dispute.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'

/** Who is suspended reads, and disputes (rules C18): silence would decide it against them. */
let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
const { object, disputeOf, asShop, answer, later, settle } = disputesOn(() => app)

async function suspended({ id, caller, username, password }: GivenProvider) {
  const done = await (await app.given.admin()).call(setProviderStanding, {
    params: { id },
    body: { status: 'suspended', reason: 'Complaints' },
  })
  expect(done.status).toBe(200)
  expect((await caller.call(login, { body: { username, password } })).status).toBe(200)
}

it('a shop that is suspended while a customer objects answers, shows photos and appeals', async () => {
  const provider = await app.given.provider()
  const one = await app.given.job({ provider, price: '300.00', until: 'finish' })
  await payByCard(app, one)
  expect((await object(one)).status).toBe(201)
  await suspended(provider)
  const { can } = await disputeOf(one)
  expect(can.answer).toBe(false)
  const asRead = (await provider.caller.call(readDisputes, { params: { id: one.id } })).body
  expect(asRead.disputes[0]?.can).toMatchObject({ answer: true, offerComeback: false })
  const photo = await provider.caller.call(addConversationPhoto, {
    params: { id: one.bidId },
    file: await givenPhoto(),
  })
  expect(photo.status).toBe(201)
  expect((await answer(one)).status).toBe(200)
  expect((await disputeOf(one)).state).toBe('answered')

  await later(settings.disputes.decideMs + 60_000)
  expect(await disputeOf(one)).toMatchObject({ state: 'decided', award: '120.00' })
  const appealed = await provider.caller.call(appealDispute, {
    ...(await asShop(one)),
    body: { words: 'The tire held when I left.' },
  })
  expect(appealed.status).toBe(200)
  const message = await provider.caller.call(sendMessage, {
    body: { serviceRequestId: one.request.id, bidId: one.bidId, content: 'Hello?' },
  })
  expect([message.status, message.refusal.code]).toEqual([403, 'account_suspended'])
})

it('a customer who is suspended in person objects, signed in and by the link', async () => {
  for (const isByLink of [false, true]) {
    const { caller, id, username, password } = await givenAccount(app)
    const request = await app.given.request({ as: caller })
    const one = await app.given.job({ request, until: 'finish' })
    await caller.call(confirmJob, { params: { id: one.id } })
    const done = await (await app.given.admin()).call(setPersonStanding, {
      params: { id },
      body: { status: 'suspended', reason: 'Complaints' },
    })
    expect(done.status).toBe(200)
    await caller.call(login, { body: { username, password } })
    const body = { reason: 'not_as_agreed' as const, claim: '20.00', words }
    const objected = isByLink
      ? await app.anybody().call(openDispute, {
          params: { id: one.id },
          token: request.token,
          body,
        })
      : await caller.call(openDispute, { params: { id: one.id }, body })
    expect(objected.status).toBe(201)
    await settle()
  }
})
