import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endFollowLink, follow, makeFollowLink } from '#contract/follow-links.ts'
import { handBackJob } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import {
  addConversationPhoto,
  addRequestPhoto,
  listFollowedPhotos,
  readPhoto,
} from '#contract/photos.ts'
import { hideProof, proveByPhoto } from '#contract/proofs.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

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
  const answer = await app.anybody().call(listFollowedPhotos, { token })
  return answer.status === 200 ? answer.body.map(({ id }) => id) : answer.status
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
    expect([await listed(plain.token), await looked(plain.token, job.ofRequest)]).toEqual([
      404, 404,
    ])
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
    expect([await listed(token), await looked(token, job.ofWork)]).toEqual([404, 404])
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
