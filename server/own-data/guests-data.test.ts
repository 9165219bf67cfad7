import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { reopenAtDesk } from '#contract/desk-deeds.ts'
import { readRequestAtDesk } from '#contract/desk-requests.ts'
import { openDispute, readDisputes, withdrawDispute } from '#contract/disputes.ts'
import {
  deleteGuestsData,
  deleteGuestsDataAtDesk,
  keepGuestsData,
  keepGuestsDataAtDesk,
} from '#contract/guests-data.ts'
import { cancelRequest, readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { forgetGuests } from '../ageing/forget-guests.ts'
import { carryOutAwards } from '../disputes/carry-out-awards.ts'
import { guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('a guest who does not want to wait that long', () => {
  const { waitMs } = settings.ownData
  const aClosed = async () => {
    const request = await app.given.request()
    const of = { params: { id: request.id }, token: request.token }
    await app.anybody().call(cancelRequest, { ...of, body: { reason: 'Runs again' } })
    return of
  }
  const nameOf = async ({ params }: Awaited<ReturnType<typeof aClosed>>) =>
    (await app.services.pool.query('select customer_name from requests where id = $1', [params.id]))
      .rows[0].customer_name
  const deletionOf = async (of: Awaited<ReturnType<typeof aClosed>>) => {
    const { body } = await app.anybody().call(readPublicRequest, of)
    return body.view === 'owner' ? body.dataDeletion : undefined
  }

  it('has the data deleted 14 days after asking for it once, by the link of the request alone', async () => {
    const of = await aClosed()
    expect(await deletionOf(of)).toEqual({ at: null })
    const answers = await atOnce(5, () => app.anybody().call(deleteGuestsData, of))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await deletionOf(of)).toEqual({
      at: new Date(app.clock.now().getTime() + waitMs).toISOString(),
    })
    const stranger = { params: of.params, token: (await aClosed()).token }
    expect((await app.anybody().call(keepGuestsData, stranger)).status).toBe(404)
    app.clock.advance(waitMs - 60_000)
    await forgetGuests(app.services)
    expect(await nameOf(of)).toBe(guestForm.fullName)
    app.clock.advance(120_000)
    await atOnce(3, () => forgetGuests(app.services))
    expect(await nameOf(of)).toBe('')
    expect((await app.anybody().call(readPublicRequest, of)).body.view).not.toBe('owner')
  })

  it('may take it back until then, and takes it back by asking for help again', async () => {
    const kept = await aClosed()
    await app.anybody().call(deleteGuestsData, kept)
    expect((await app.anybody().call(keepGuestsData, kept)).status).toBe(200)
    expect((await app.anybody().call(keepGuestsData, kept)).refusal.message).toBe(
      'The data of this request is not about to be deleted.',
    )
    const again = await aClosed()
    await app.anybody().call(deleteGuestsData, again)
    const admin = await app.given.admin()
    const body = { reason: 'Called: it broke down again' }
    expect((await admin.call(reopenAtDesk, { params: again.params, body })).status).toBe(200)
    expect(await deletionOf(again)).toBeNull()
    app.clock.advance(waitMs + 1000)
    await forgetGuests(app.services)
    expect([await nameOf(kept), await nameOf(again)]).toEqual([
      guestForm.fullName,
      guestForm.fullName,
    ])
  })

  it('is refused while the request runs, and while a dispute is open', async () => {
    const open = await app.given.request()
    const of = { params: { id: open.id }, token: open.token }
    expect((await app.anybody().call(deleteGuestsData, of)).status).toBe(409)
    const provider = await app.given.provider()
    const job = await app.given.job({ provider, request: open, until: 'closed' })
    const opened = await app.anybody().call(openDispute, {
      params: { id: job.id },
      token: open.token,
      body: { reason: 'not_done', claim: '1.00', words: 'It still leaks' },
    })
    expect(opened.status).toBe(201)
    expect((await app.anybody().call(deleteGuestsData, of)).refusal.message).toBe(
      'There is an open dispute. The data can be deleted when it has ended.',
    )
  })

  it('waits for a dispute that began meanwhile', async () => {
    const request = await app.given.request()
    const of = { params: { id: request.id }, token: request.token }
    const provider = await app.given.provider()
    const job = await app.given.job({ provider, request, until: 'closed' })
    expect((await app.anybody().call(deleteGuestsData, of)).status).toBe(200)
    await app.anybody().call(openDispute, {
      params: { id: job.id },
      token: request.token,
      body: { reason: 'not_done', claim: '1.00', words: 'It still leaks' },
    })
    app.clock.advance(waitMs + 1000)
    await forgetGuests(app.services)
    expect(await nameOf(of)).toBe(guestForm.fullName)
    const guest = { token: request.token }
    const onJob = { ...guest, params: { id: job.id } }
    const [dispute] = (await app.anybody().call(readDisputes, onJob)).body.disputes
    const withdrawn = { ...guest, params: { id: dispute?.id ?? '' } }
    expect((await app.anybody().call(withdrawDispute, withdrawn)).status).toBe(200)
    await carryOutAwards(app.services)
    await forgetGuests(app.services)
    expect(await nameOf(of)).toBe('')
  })

  it('is helped by an admin who is called, with the reason in the audit log', async () => {
    const of = await aClosed()
    const admin = await app.given.admin()
    const { params } = of
    const body = { reason: 'Dale called from the number of the request' }
    expect((await admin.call(deleteGuestsDataAtDesk, { params, body })).status).toBe(200)
    expect((await admin.call(readRequestAtDesk, { params })).body.guestsData?.deleteAt).toBe(
      (await deletionOf(of))?.at,
    )
    const { body: audit } = await admin.call(listAudit)
    expect(audit[0]).toMatchObject({ action: 'guests_data_deletion_asked', reason: body.reason })
    expect((await admin.call(keepGuestsDataAtDesk, { params })).status).toBe(200)
    expect(await deletionOf(of)).toEqual({ at: null })
  })
})
