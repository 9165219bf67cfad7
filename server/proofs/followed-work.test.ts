import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endFollowLink, follow, makeFollowLink } from '#contract/follow-links.ts'
import { handBackJob } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { addConversationPhoto, addRequestPhoto, readPhoto } from '#contract/photos.ts'
import { hideProof, proveByPhoto, readFollowedWork, signAsFollower } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { codeAt } from '../trips/arrival-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A job at work with a photo of the breakdown and one of the work, and who lets people follow it. */
async function photographed() {
  const owner = await app.given.customer()
  const request = await app.given.request({ as: owner })
  const of = { params: { id: request.id } }
  const file = await givenPhoto()
  const { body: ofRequest } = await owner.call(addRequestPhoto, { ...of, file })
  const job = await app.given.job({ request })
  const params = { id: job.id }
  const { byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, params, 'start', 'arrive', 'work')
  await byLink.call(proveByPhoto, { params, form: await photoForm('extra', app.clock.now()) })
  const [proof] = (await proofsOf(owner, params)).proofs
  return {
    owner,
    job,
    byLink,
    proof,
    ofRequest: ofRequest.id,
    ofWork: proof?.photo?.id ?? '',
    async link(name: string, showsPhotos?: boolean) {
      const body = { name, ...(showsPhotos !== undefined && { showsPhotos }) }
      const { body: link } = await owner.call(makeFollowLink, { ...of, body })
      return { ...link, token: link.path?.split('#token=')[1] ?? '' }
    },
  }
}

const listed = async (token: string) => {
  const answer = await app.anybody().call(readFollowedWork, { token })
  return answer.status === 200 ? answer.body.photos.map(({ id }) => id) : answer.status
}
const looked = async (token: string, id: string) =>
  (await app.anybody().call(readPhoto, { params: { id }, token })).status

describe('the photos of a job that somebody follows', () => {
  it('are shown where the maker of the link said so, and by no other link', async () => {
    const job = await photographed()
    const { token } = await job.link('Ann at dispatch', true)
    expect((await app.anybody().call(follow, { token })).body.showsPhotos).toBe(true)
    expect(await listed(token)).toEqual([job.ofRequest, job.ofWork])
    expect([await looked(token, job.ofRequest), await looked(token, job.ofWork)]).toEqual([
      200, 200,
    ])
    const plain = await job.link('Somebody else')
    expect(plain.showsPhotos).toBe(false)
    expect([await listed(plain.token), await looked(plain.token, job.ofRequest)]).toEqual([[], 404])
    const other = await photographed()
    expect([await looked(token, other.ofRequest), await looked(token, other.ofWork)]).toEqual([
      404, 404,
    ])
  })

  it('are shown or not as was said last for that name, by the same link', async () => {
    const job = await photographed()
    const { token } = await job.link('Ann', true)
    expect(await job.link('Ann')).toMatchObject({ token, showsPhotos: true })
    expect(await job.link('Ann', false)).toMatchObject({ token, showsPhotos: false })
    expect([await listed(token), await looked(token, job.ofWork)]).toEqual([[], 404])
  })

  it('are none of a conversation, none that was hidden, and after a hand-back none of that work', async () => {
    const job = await photographed()
    const { token } = await job.link('Ann', true)
    const bid = { params: { id: job.job.bidId } }
    const said = await job.owner.call(addConversationPhoto, { ...bid, file: await givenPhoto() })
    await job.owner.call(sendMessage, { ...bid, body: { photoIds: [said.body.id] } })
    expect(await looked(token, said.body.id)).toBe(404)
    expect(await listed(token)).toEqual([job.ofRequest, job.ofWork])
    const hidden = await job.byLink.call(hideProof, {
      params: { id: job.proof?.id ?? '' },
      body: { reason: 'The wrong truck' },
    })
    expect(hidden.status).toBe(200)
    expect([await listed(token), await looked(token, job.ofWork)]).toEqual([[job.ofRequest], 404])
  })

  it('are none once the helper has handed back, and nothing once the link is off', async () => {
    const owner = await app.given.customer()
    const request = await app.given.request({ as: owner })
    const job = await app.given.job({ request })
    const params = { id: request.id }
    const { body: link } = await owner.call(makeFollowLink, {
      params,
      body: { name: 'Ann', showsPhotos: true },
    })
    const token = link.path?.split('#token=')[1] ?? ''
    const { byLink } = await app.given.technician(job.provider, job)
    const form = await photoForm('extra', app.clock.now())
    await technicianSteps(byLink, { id: job.id }, 'start', 'arrive')
    await byLink.call(proveByPhoto, { params: { id: job.id }, form })
    expect(await listed(token)).toHaveLength(1)
    const back = await job.provider.caller.call(handBackJob, {
      params: { id: job.id },
      body: { reason: 'The wrecker broke down' },
    })
    expect(back.status).toBe(200)
    expect(await listed(token)).toEqual([])
    await owner.call(endFollowLink, { params: { id: link.id } })
    expect(await listed(token)).toBe(404)
  })
})

describe('who follows a job and stands beside the technician', () => {
  /** Types this code and signs. */
  const signs = (token: string, code: string, name = 'Lena Brandt') =>
    app.anybody().call(signAsFollower, {
      token,
      body: { name, code, takenAt: app.clock.now().toISOString() },
    })
  /** What the technician's phone shows by now. */
  const shownCode = async ({ byLink, job }: Awaited<ReturnType<typeof photographed>>) => {
    const { signerKey } = await proofsOf(byLink, { id: job.id })
    return codeAt(signerKey ?? '', app.clock.now().getTime())
  }
  const toSign = async (token: string) =>
    (await app.anybody().call(readFollowedWork, { token })).body.toSign

  it('signs with the code on that phone, for the agreement that stands, once', async () => {
    const job = await photographed()
    const { token } = await job.link('The driver')
    expect(await toSign(token)).toBe('signature')
    const signed = await signs(token, await shownCode(job))
    expect([signed.status, signed.body.toSign]).toEqual([201, null])
    const { proofs, agreementHash } = await proofsOf(job.owner, { id: job.job.id })
    expect(proofs.find(({ kind }) => kind === 'signature')).toMatchObject({
      signer: 'Lena Brandt',
      item: 'signature',
      isByLink: true,
      bySide: 'customer',
      agreementHash,
    })
    expect((await signs(token, await shownCode(job))).status).toBe(409)
  })

  it('signs once, of two at the same moment', async () => {
    const job = await photographed()
    const { token } = await job.link('The driver')
    const code = await shownCode(job)
    const both = await atOnce(4, () => signs(token, code))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  it('is refused with a wrong code, and with any after five of them', async () => {
    const job = await photographed()
    const { token } = await job.link('The driver')
    const right = await shownCode(job)
    const wrong = right === '2222' ? '3333' : '2222'
    for (let tried = 0; tried < settings.arrival.codeTries; tried++) {
      const refused = await signs(token, wrong)
      expect([refused.status, refused.refusal.details]).toMatchObject([
        400,
        { code: expect.any(String) },
      ])
    }
    expect((await signs(token, right)).status).toBe(429)
    expect(await toSign(token)).toBe('signature')
    app.clock.advance(settings.arrival.codePauseMs + 1000)
    expect((await signs(token, await shownCode(job))).status).toBe(201)
  })

  it('signs for nothing by a link that was ended, before anybody is there, or by another link', async () => {
    const job = await photographed()
    const { token, id } = await job.link('The driver')
    const other = await photographed()
    expect((await signs(token, await shownCode(other))).status).toBe(400)
    expect((await signs(other.job.request.token ?? 'f.x', await shownCode(job))).status).toBe(404)
    await job.owner.call(endFollowLink, { params: { id } })
    expect((await signs(token, await shownCode(job))).status).toBe(404)
    const waiting = await app.given.request({ as: job.owner })
    const { body: link } = await job.owner.call(makeFollowLink, {
      params: { id: waiting.id },
      body: { name: 'Ann' },
    })
    const early = link.path?.split('#token=')[1] ?? ''
    expect(await toSign(early)).toBeNull()
    expect((await signs(early, '2222')).status).toBe(409)
  })

  it('is shown no code: only who does the work has it', async () => {
    const job = await photographed()
    expect((await proofsOf(job.owner, { id: job.job.id })).signerKey).toBeNull()
    expect((await proofsOf(job.job.provider.caller, { id: job.job.id })).signerKey).not.toBeNull()
  })
})
