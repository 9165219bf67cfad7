import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { decideBid } from '#contract/bids.ts'
import {
  askForMoreAsTechnician,
  decideChangeOrder,
  listChangeOrders,
  sendChangeOrder,
} from '#contract/change-orders.ts'
import { openDispute } from '#contract/disputes.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { advanceJob, confirmJob, readJob, reportCustomerGone } from '#contract/jobs.ts'
import { shareRequest } from '#contract/links.ts'
import { sendMessage } from '#contract/messaging.ts'
import {
  addConversationPhoto,
  listRequestPhotos,
  readPhoto,
  removePhoto,
} from '#contract/photos.ts'
import { missingOf, type ProofItem, proofListOf } from '#contract/proof-lists.ts'
import { hideProof, proveByPhoto, proveByReading, signWork, skipProofs } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { advanceAsTechnician, assignTechnician } from '#contract/technicians.ts'
import type { Caller } from '../testing/caller.ts'
import { givenMember } from '../testing/given-member.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { photoForm, proofsOf, showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere, fixAt, technicianSteps } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const now = () => app.clock.now().toISOString()

/** A tire job with its technician at work, and everybody's ways of giving and signing. */
async function atWork() {
  const job = await app.given.job()
  const params = { id: job.id }
  const { token } = job.request
  const technician = await app.given.technician(job.provider, params)
  await technicianSteps(technician.byLink, params, 'start', 'arrive', 'work')
  const shop = job.provider.caller
  return {
    ...job,
    params,
    token,
    technician,
    shop,
    asOwner: () => proofsOf(app.anybody(), params, token),
    photo: async (item: ProofItem, by: Caller = technician.byLink, at = app.clock.now()) =>
      by.call(proveByPhoto, { params, form: await photoForm(item, at) }),
    read: (item: ProofItem, reading: string, by: Caller = technician.byLink) =>
      by.call(proveByReading, { params, body: { item, reading, takenAt: now() } }),
    skip: (items: ProofItem[], reason = 'too_dark', words?: string) =>
      technician.byLink.call(skipProofs, {
        params,
        body: { items, reason, words, takenAt: now() },
      }),
    sign: async (more: object = {}, by = token) =>
      app.anybody().call(signWork, {
        params,
        token: by,
        body: {
          item: 'signature',
          name: 'Dale Whitcomb',
          agreementHash: (await proofsOf(app.anybody(), params, token)).agreementHash,
          takenAt: now(),
          ...more,
        },
      }),
  }
}

it('a customer who works for another shop signs as the customer, and is shown nothing of who does the work', async () => {
  const shop = await app.given.provider()
  const request = await app.given.request({ as: shop.caller })
  const job = await app.given.job({ request, until: 'arrive' })
  const params = { id: job.id }
  const seen = await proofsOf(shop.caller, params)
  expect(seen).toMatchObject({ canGive: false, canSign: true, signerKey: null, nobodyThere: null })
  const form = await photoForm('extra', app.clock.now())
  expect((await shop.caller.call(proveByPhoto, { params, form })).status).toBe(404)
  const signed = await shop.caller.call(signWork, {
    params,
    body: {
      item: 'signature',
      name: 'Dale Whitcomb',
      agreementHash: seen.agreementHash ?? '',
      takenAt: now(),
    },
  })
  expect(signed.status).toBe(201)
  expect(await proofsOf(job.provider.caller, params)).toMatchObject({ canGive: true })
})

describe('of photos that were taken where there is no network', () => {
  it('both sides read how many are still to come, until they have, or can no more', async () => {
    const job = await atWork()
    const send = async (waiting: number | string) =>
      job.technician.byLink.call(proveByPhoto, {
        params: job.params,
        query: { waiting: String(waiting) },
        form: await photoForm('extra', app.clock.now()),
      })
    const read = async () => [
      (await job.asOwner()).waitingPhotos,
      (await proofsOf(job.shop, job.params)).waitingPhotos,
    ]
    expect(await read()).toEqual([0, 0])
    expect((await send(7)).status).toBe(201)
    expect(await read()).toEqual([7, 7])
    app.clock.advance(minute)
    await send(6)
    expect(await read()).toEqual([6, 6])
    // One of the business's, from another screen, says nothing of the phone.
    app.clock.advance(minute)
    await job.photo('extra', job.shop)
    expect(await read()).toEqual([6, 6])
    for (const wrong of [-1, 1.5, 'many', 10_000]) expect((await send(wrong)).status).toBe(400)
    app.clock.advance(settings.proofs.lateMs)
    expect(await read()).toEqual([0, 0])
  })
})

describe('who does the work shows it', () => {
  it('by photos and readings, with the time, the distance and the name, to both sides', async () => {
    const job = await atWork()
    const takenAt = app.clock.now()
    app.clock.advance(30 * minute)
    const { lat, lng } = fixAt(0.1, takenAt)
    const given = await job.technician.byLink.call(proveByPhoto, {
      params: job.params,
      form: await photoForm('tire', takenAt, { lat, lng, accuracyM: 12 }),
    })
    expect(given.status).toBe(201)
    expect((await job.read('tire_size', '11R22.5', job.shop)).status).toBe(201)
    for (const seen of [await job.asOwner(), await proofsOf(job.shop, job.params)]) {
      expect(seen.proofs).toMatchObject([
        {
          item: 'tire',
          kind: 'photo',
          firstName: 'Lee',
          takenAt: takenAt.toISOString(),
          receivedAt: now(),
          isHidden: false,
        },
        { item: 'tire_size', kind: 'reading', reading: '11R22.5', firstName: null, photo: null },
      ])
      expect(seen.proofs[0]?.distanceM).toBeGreaterThan(150)
      expect(seen.proofs[0]?.distanceM).toBeLessThan(170)
    }
    const photoId = given.body.proofs[0]?.photo?.id ?? ''
    for (const [reader, token] of [
      [app.anybody(), job.token],
      [job.shop, undefined],
      [job.technician.byLink, undefined],
    ] as const)
      expect(
        (await reader.call(readPhoto, { params: { id: photoId }, ...(token && { token }) })).status,
      ).toBe(200)
  })

  it('and keeps no position, nor takes part in the photos of the request or of a message', async () => {
    const job = await atWork()
    const { lat, lng } = fixAt(0.1, app.clock.now())
    await job.technician.byLink.call(proveByPhoto, {
      params: job.params,
      form: await photoForm('tire', app.clock.now(), { lat, lng }),
    })
    const { rows } = await app.services.pool.query(
      `select (select jsonb_agg(to_jsonb(p)) from proofs p where job_id = $1)::text
        || (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from events e where job_id = $1 and name like 'proof%')::text as kept`,
      [job.id],
    )
    expect(rows[0].kept).not.toContain(String(lat).slice(0, 7))
    const photos = await app
      .anybody()
      .call(listRequestPhotos, { params: { id: job.request.id }, token: job.token })
    expect(photos.body).toEqual([])
    for (let more = 0; more < settings.messages.photos; more++) await job.photo('extra')
    const inMessage = await job.shop.call(addConversationPhoto, {
      params: { id: job.bidId },
      file: await givenPhoto(),
      contentType: 'image/jpeg',
    })
    expect(inMessage.status).toBe(201)
  })

  it('and another reading of the same stands beside the first', async () => {
    const job = await atWork()
    await job.read('torque', '450 ft-lb')
    app.clock.advance(1000)
    await job.read('torque', '475 ft-lb')
    expect((await job.asOwner()).proofs.map(({ reading }) => reading)).toEqual([
      '450 ft-lb',
      '475 ft-lb',
    ])
  })

  it('once under one key, also when it is sent twice at the same moment', async () => {
    const job = await atWork()
    const form = await photoForm('new_tire', app.clock.now())
    const answers = await atOnce(3, () =>
      job.technician.byLink.call(proveByPhoto, {
        params: job.params,
        form,
        idempotencyKey: `same-photo-${job.id}`,
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await job.asOwner()).proofs).toHaveLength(1)
  })

  it('at most so many photos of one thing, however many come at once', async () => {
    const job = await atWork()
    const { perItem } = settings.proofs
    const answers = await atOnce(perItem + 2, () => job.photo('extra'))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(perItem)
    const full = await job.photo('extra')
    expect([full.status, full.refusal.code]).toEqual([409, 'too_many_photos'])
  })

  it('of what the service asks for, in the way that it can be proved', async () => {
    const job = await atWork()
    const wrong = [
      await job.photo('hook_up'),
      await job.photo('tire_position'),
      await job.read('tire', 'looks bad'),
      await job.photo('signature'),
      await job.skip(['hook_up']),
    ]
    expect(wrong.map(({ status, refusal }) => [status, refusal.details?.item])).toEqual([
      [400, 'This service does not ask for that.'],
      [400, 'This is not proved by a photo.'],
      [400, 'This is not proved by a reading.'],
      [400, 'This is not proved by a photo.'],
      [400, 'This service does not ask for that.'],
    ])
    const broken = await job.technician.byLink.call(proveByPhoto, {
      params: job.params,
      form: (() => {
        const form = new FormData()
        form.set('item', 'tire')
        form.set('takenAt', now())
        form.set('photo', new Blob(['<svg/>'], { type: 'image/jpeg' }), 'a.jpg')
        return form
      })(),
    })
    expect([broken.status, broken.refusal.code]).toEqual([400, 'not_a_photo'])
    expect((await job.read('torque', ' ')).status).toBe(400)
    expect((await job.read('torque', 'x'.repeat(201))).status).toBe(400)
  })

  it('not before setting out, not with a time that cannot be, not for another job', async () => {
    const { id, provider, request } = await app.given.job()
    const params = { id }
    const early = await provider.caller.call(proveByPhoto, {
      params,
      form: await photoForm('tire', app.clock.now()),
    })
    expect([early.status, early.refusal.code]).toEqual([409, 'wrong_state'])
    await provider.caller.call(advanceJob, { params, body: { step: 'start' } })
    const read = (at: number) =>
      provider.caller.call(proveByReading, {
        params,
        body: {
          item: 'torque',
          reading: '475',
          takenAt: new Date(app.clock.now().getTime() + at).toISOString(),
        },
      })
    for (const at of [5 * minute, -60 * minute])
      expect([at, (await read(at)).refusal.code]).toEqual([at, 'wrong_state'])
    expect((await read(minute)).status).toBe(201)
    const other = await app.given.provider()
    for (const caller of [other.caller, app.anybody()])
      expect(
        (
          await caller.call(proveByReading, {
            params,
            token: request.token,
            body: { item: 'torque', reading: '1', takenAt: now() },
          })
        ).status,
      ).toBe(404)
  })

  it('and who was taken off the job does not show it any more', async () => {
    const job = await atWork()
    await job.shop.call(assignTechnician, { params: job.params, body: { technicianId: null } })
    expect((await job.photo('tire')).status).toBe(404)
    expect((await proofsOf(job.shop, job.params)).canGive).toBe(true)
  })
})

describe('after the end of a job', () => {
  it('comes what was taken before it from a phone without a network, for a day', async () => {
    const job = await atWork()
    const before = app.clock.now()
    await technicianSteps(job.technician.byLink, job.params, 'finish')
    app.clock.advance(minute)
    await app.anybody().call(confirmJob, { params: job.params, token: job.token })
    app.clock.advance(60 * minute)
    expect((await job.photo('tire')).refusal.code).toBe('wrong_state')
    expect((await job.photo('tire', job.technician.byLink, before)).status).toBe(201)
    expect((await job.asOwner()).canGive).toBe(false)
    app.clock.advance(settings.proofs.lateMs)
    expect((await job.photo('new_tire', job.shop, before)).refusal.code).toBe('wrong_state')
  })
})

describe('long after a job', () => {
  it('a business still sees what proved its work, and another one never', async () => {
    const job = await atWork()
    const photoId = (await job.photo('tire')).body.proofs[0]?.photo?.id ?? ''
    await technicianSteps(job.technician.byLink, job.params, 'finish')
    await app.anybody().call(confirmJob, { params: job.params, token: job.token })
    app.clock.advance(settings.contactAfterCloseMs + minute)
    const shop = app.anybody()
    const { username, password } = job.provider
    await shop.call(login, { body: { username, password } })
    const statuses = []
    for (const reader of [shop, (await app.given.provider()).caller, job.technician.byLink])
      statuses.push((await reader.call(readPhoto, { params: { id: photoId } })).status)
    expect(statuses).toEqual([200, 404, 404])
  })
})

describe('a proof is skipped', () => {
  it('with a reason that both sides read, once, and not where it is here already', async () => {
    const job = await atWork()
    await job.photo('tire')
    const skipped = await job.skip(['tire', 'new_tire', 'new_tire'], 'not_safe', 'Traffic')
    expect(skipped.status).toBe(201)
    await job.skip(['new_tire'], 'too_dark')
    const { proofs } = await job.asOwner()
    expect(proofs.filter(({ kind }) => kind === 'skip')).toMatchObject([
      { item: 'new_tire', skipReason: 'not_safe', words: 'Traffic' },
    ])
    const { body } = await job.shop.call(readJob, { params: job.params })
    expect(body.timeline.at(-1)).toMatchObject({ name: 'proof_skipped', note: 'Traffic' })
  })

  it('for another reason only with words', async () => {
    const job = await atWork()
    expect((await job.skip(['old_tire'], 'other')).refusal.details).toHaveProperty('words')
    expect((await job.skip(['old_tire'], 'other', 'The customer kept it')).status).toBe(201)
    expect((await job.skip(['old_tire'], 'lazy')).status).toBe(400)
    expect((await job.skip([])).status).toBe(400)
  })

  it('and is given after all when it comes later', async () => {
    const job = await atWork()
    await job.skip(['torque'])
    await job.read('torque', '475 ft-lb')
    const missing = missingOf(proofListOf('roadside_tire'), (await job.asOwner()).proofs)
    expect(missing.map(({ item }) => item)).not.toContain('torque')
  })

  it('and never keeps anybody from finishing', async () => {
    const job = await atWork()
    const done = await job.technician.byLink.call(advanceAsTechnician, {
      params: job.params,
      body: { step: 'finish' },
    })
    expect(done.status).toBe(200)
    const list = proofListOf('roadside_tire')
    expect(missingOf(list, (await job.asOwner()).proofs)).toHaveLength(
      list.filter(({ isAsked }) => isAsked).length,
    )
  })
})

describe('the last step says what was done', () => {
  const finish = (job: Awaited<ReturnType<typeof atWork>>, more: object, by?: Caller) =>
    (by ?? job.technician.byLink).call(by ? advanceJob : advanceAsTechnician, {
      params: job.params,
      body: { step: 'finish', ...more },
    })
  const said = async (job: Awaited<ReturnType<typeof atWork>>) =>
    (await job.asOwner()).proofs.filter(({ item }) => item === 'work_done')

  it('from the press on, once, for both sides and in a dispute; in as many words as a note has', async () => {
    const job = await atWork()
    const note = `New steer tire, torqued. ${'Walls checked. '.repeat(50)}`.trim()
    const pressedAt = new Date(app.clock.now().getTime() + minute)
    app.clock.advance(30 * minute)
    const press = { occurredAt: pressedAt.toISOString(), note }
    for (let times = 0; times < 2; times++) expect((await finish(job, press)).status).toBe(200)
    expect(await said(job)).toMatchObject([
      {
        kind: 'reading',
        reading: note,
        firstName: 'Lee',
        takenAt: press.occurredAt,
        receivedAt: now(),
      },
    ])
    expect((await proofsOf(job.shop, job.params)).proofs).toHaveLength(1)
    await app.anybody().call(openDispute, {
      params: job.params,
      token: job.token,
      body: { reason: 'not_as_agreed', claim: '50.00', words: 'The tire came off.' },
    })
    const { rows } = await app.services.pool.query('select pack from disputes where job_id = $1', [
      job.id,
    ])
    expect(JSON.parse(rows[0].pack).evidence.proofs).toMatchObject([
      { item: 'work_done', reading: note },
    ])
  })

  it('once when the technician and the office press it at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const job = await atWork()
      const answers = await Promise.all([
        finish(job, { note: 'New steer tire.' }),
        finish(job, { note: 'Tire changed.' }, job.shop),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await said(job)).toHaveLength(1)
    }
  })

  it('not a second time what was typed into the list before, and anew what is said otherwise', async () => {
    const same = await atWork()
    await same.read('work_done', 'New steer tire.')
    app.clock.advance(minute)
    await finish(same, { note: 'New steer tire.' }, same.shop)
    expect(await said(same)).toHaveLength(1)
    const other = await atWork()
    await other.read('work_done', 'New steer tire.')
    app.clock.advance(minute)
    await finish(other, { note: 'New steer tire, and the valve.' })
    expect((await said(other)).map(({ reading }) => reading)).toEqual([
      'New steer tire.',
      'New steer tire, and the valve.',
    ])
  })

  it('and nothing is kept of a step that is refused, of another step, or of somebody else’s', async () => {
    const { id, provider, request } = await app.given.job()
    const params = { id }
    const early = await provider.caller.call(advanceJob, {
      params,
      body: { step: 'finish', note: 'Done already.' },
    })
    expect([early.status, early.refusal.code]).toEqual([409, 'wrong_state'])
    await provider.caller.call(advanceJob, { params, body: { step: 'start', note: 'On my way.' } })
    const stranger = await app.given.provider()
    const foreign = await stranger.caller.call(advanceJob, {
      params,
      body: { step: 'finish', note: 'Mine.' },
    })
    expect(foreign.status).toBe(404)
    expect((await proofsOf(app.anybody(), params, request.token)).proofs).toEqual([])
  })
})

describe('what costs extra is shown', () => {
  it('by the photos of the change, once, beside the other proofs and with the change; hidden in both, and kept for a dispute', async () => {
    const job = await atWork()
    const photo = await job.technician.byLink.call(addConversationPhoto, {
      params: { id: job.bidId },
      file: await givenPhoto(),
      contentType: 'image/jpeg',
    })
    const taken = now()
    app.clock.advance(minute)
    const more = {
      params: job.params,
      body: {
        reason: 'extra_damage' as const,
        lines: [{ kind: 'parts' as const, text: 'Hub', quantity: '1', unitPrice: '85.00' }],
        photoIds: [photo.body.id],
      },
    }
    const answers = await atOnce(2, () => job.technician.byLink.call(askForMoreAsTechnician, more))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    for (const seen of [await job.asOwner(), await proofsOf(job.shop, job.params)])
      expect(seen.proofs).toMatchObject([
        {
          item: 'charge',
          kind: 'photo',
          bySide: 'provider',
          firstName: 'Lee',
          takenAt: taken,
          receivedAt: now(),
          photo: { id: photo.body.id },
        },
      ])
    const changes = async () =>
      (await app.anybody().call(listChangeOrders, { params: job.params, token: job.token })).body
    expect((await changes())[0]?.photos).toMatchObject([{ id: photo.body.id }])
    const [charge] = (await job.asOwner()).proofs
    await job.shop.call(hideProof, {
      params: { id: charge?.id ?? '' },
      body: { reason: 'A face' },
    })
    expect((await changes())[0]?.photos).toEqual([])
    await technicianSteps(job.technician.byLink, job.params, 'finish')
    await app.anybody().call(openDispute, {
      params: job.params,
      token: job.token,
      body: { reason: 'price', claim: '50.00', words: 'The hub was fine.' },
    })
    const { rows } = await app.services.pool.query('select pack from disputes where job_id = $1', [
      job.id,
    ])
    const { evidence } = JSON.parse(rows[0].pack)
    expect(evidence.proofs).toMatchObject([
      { item: 'charge', photo: photo.body.id, hiddenBecause: 'A face' },
    ])
    expect(evidence.changes).toMatchObject([{ photos: [photo.body.id] }])
  })

  it('and a change that is refused leaves none', async () => {
    const job = await atWork()
    const photo = await job.shop.call(addConversationPhoto, {
      params: { id: job.bidId },
      file: await givenPhoto(),
      contentType: 'image/jpeg',
    })
    const refused = await job.shop.call(sendChangeOrder, {
      params: job.params,
      body: {
        reason: 'extra_damage',
        lines: [{ kind: 'parts', text: 'Hub', quantity: '1', unitPrice: '9000.00' }],
        photoIds: [photo.body.id],
      },
    })
    expect(refused.status).toBe(400)
    expect((await job.asOwner()).proofs).toEqual([])
  })
})

describe('a place with nobody there', () => {
  const gone = (job: Awaited<ReturnType<typeof atThePlace>>) =>
    job.shop.call(reportCustomerGone, {
      params: job.params,
      body: fixAt(0, app.clock.now()),
    })

  async function atThePlace() {
    const job = await app.given.job({ until: 'arrive' })
    const params = { id: job.id }
    const shop = job.provider.caller
    app.clock.advance(settings.customerGone.waitMs)
    await shop.call(sendMessage, {
      body: { serviceRequestId: job.request.id, bidId: job.bidId, content: 'Where are you?' },
    })
    await beSeenThere(shop, params, app.clock.now())
    return { ...job, params, shop }
  }

  it('is shown by a photo before it is said, and the customer sees it with the rest of the work’s proof', async () => {
    const job = await atThePlace()
    const early = await gone(job)
    expect([early.status, early.refusal.message]).toEqual([
      409,
      'Take a photo of the place first, to show that nobody is there.',
    ])
    const shown = await showNobodyThere(job.shop, job.params, app.clock.now())
    expect(shown.status).toBe(201)
    for (let times = 0; times < 2; times++) expect((await gone(job)).status).toBe(200)
    expect((await proofsOf(app.anybody(), job.params, job.request.token)).proofs).toMatchObject([
      { item: 'gone', kind: 'photo', bySide: 'provider' },
    ])
  })

  it('not by one that was hidden since, nor by a reason for none, nor by somebody else’s', async () => {
    const job = await atThePlace()
    const stranger = await app.given.provider()
    expect((await showNobodyThere(stranger.caller, job.params, app.clock.now())).status).toBe(404)
    const shown = await showNobodyThere(job.shop, job.params, app.clock.now())
    await job.shop.call(hideProof, {
      params: { id: shown.body.proofs[0]?.id ?? '' },
      body: { reason: 'A face' },
    })
    await job.shop.call(skipProofs, {
      params: job.params,
      body: { items: ['gone'], reason: 'too_dark', takenAt: now() },
    })
    expect((await gone(job)).refusal.code).toBe('wrong_state')
  })
})

describe('of a fleet’s request', () => {
  it('its people read all of it, its driver signs, and who only looks does not', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const viewer = await givenMember(app, company, 'viewer', 'Vic Sand')
    const { body: asked } = await company.manager.call(createFleetRequest, {
      body: {
        driverId: driver.id,
        serviceType: 'Tire Change Service',
        title: 'Blown tire',
        description: 'Left drive tire',
        location: 'Austin, TX',
      },
    })
    const provider = await app.given.provider()
    const bid = await app.given.bid(provider, { id: asked.id, token: '' })
    const accepted = await company.manager.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    const params = { id: begunJob(accepted.body) }
    for (const step of ['start', 'arrive', 'work'] as const)
      await provider.caller.call(advanceJob, { params, body: { step } })
    await provider.caller.call(proveByReading, {
      params,
      body: { item: 'torque', reading: '475 ft-lb', takenAt: now() },
    })
    for (const reader of [company.manager, viewer, driver.caller])
      expect((await proofsOf(reader, params)).proofs).toHaveLength(1)
    const { agreementHash, canSign } = await proofsOf(viewer, params)
    expect(canSign).toBe(false)
    const body = { item: 'signature', name: 'Jo Park', agreementHash, takenAt: now() }
    expect((await viewer.call(signWork, { params, body })).status).toBe(403)
    expect((await driver.caller.call(signWork, { params, body })).status).toBe(201)
  })
})

describe('the customer signs', () => {
  const strokes = [
    [10, 10, 40, 60, 90, 12],
    [100, 20],
  ]

  it('for exactly what was agreed, with a drawing or a name alone', async () => {
    const job = await atWork()
    const { agreementHash } = await job.asOwner()
    const signed = await job.sign({ strokes })
    expect(signed.status).toBe(201)
    expect(signed.body.proofs).toMatchObject([
      { kind: 'signature', bySide: 'customer', signer: 'Dale Whitcomb', strokes, agreementHash },
    ])
    const again = await job.sign()
    expect([again.status, again.refusal.message]).toEqual([409, 'This has already been signed.'])
    const other = await atWork()
    expect((await other.sign()).body.proofs[0]?.strokes).toBeNull()
  })

  it('not for what has changed since it was read, and again for what was agreed after', async () => {
    const job = await atWork()
    const { agreementHash: before } = await job.asOwner()
    await job.sign()
    const asked = await job.shop.call(sendChangeOrder, {
      params: job.params,
      body: {
        reason: 'part_found_bad',
        lines: [{ kind: 'parts', text: 'Valve', quantity: '1', unitPrice: '15.00' }],
      },
    })
    await app.anybody().call(decideChangeOrder, {
      params: { id: asked.body.id },
      token: job.token,
      body: { approvedLines: [0], total: '200.00' },
    })
    const stale = await job.sign({ agreementHash: before })
    expect([stale.status, stale.refusal.code]).toEqual([409, 'changed_meanwhile'])
    expect((await job.sign()).status).toBe(201)
  })

  it('on the technician’s phone as well, once when both are pressed at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const job = await atWork()
      const { agreementHash } = await job.asOwner()
      const body = { item: 'signature', name: 'Dale Whitcomb', agreementHash, takenAt: now() }
      const answers = await Promise.all([
        job.technician.byLink.call(signWork, { params: job.params, body }),
        job.sign(),
        job.shop.call(signWork, { params: job.params, body }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
      expect((await job.asOwner()).proofs).toHaveLength(1)
    }
  })

  it('and who receives a towed vehicle signs on the phone of who brings it, for that alone', async () => {
    const request = await app.given.request({
      form: { serviceType: 'roadside_towing', towType: 'local_tow', dropOffLocation: 'Waco, TX' },
    })
    const provider = await app.given.provider({ services: ['towing'] })
    const { id } = await app.given.job({ request, provider, until: 'work' })
    const { agreementHash } = await proofsOf(provider.caller, { id })
    const sign = (by: Caller, item: string, token?: string) =>
      by.call(signWork, {
        params: { id },
        ...(token && { token }),
        body: { item, name: 'Yard Gate', agreementHash, takenAt: now() },
      })
    expect((await sign(app.anybody(), 'recipient', request.token)).status).toBe(404)
    expect((await sign(provider.caller, 'recipient')).status).toBe(201)
    expect((await sign(provider.caller, 'recipient')).status).toBe(409)
    expect((await sign(app.anybody(), 'signature', request.token)).status).toBe(201)
  })

  it('nothing but numbers as a drawing, of a length that can be kept, with a name', async () => {
    const job = await atWork()
    const long = Array.from({ length: 200 }, () => Array.from({ length: 40 }, () => 1999))
    for (const bad of [
      { strokes: [['<script>', 1]] },
      { strokes: [] },
      { strokes: [[1]] },
      { strokes: [[-1, 5]] },
      { strokes: long },
      { strokes: '<svg onload=alert(1)>' },
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { agreementHash: 'abc' },
      { item: 'recipient' },
      { item: 'tire' },
    ])
      expect([bad, (await job.sign(bad)).status]).toEqual([bad, 400])
    expect((await job.asOwner()).proofs).toEqual([])
  })

  it('not before somebody is there, and not by a link that only shows the request', async () => {
    const { id, provider, request } = await app.given.job({ until: 'start' })
    const params = { id }
    const agreementHash = (await proofsOf(provider.caller, params)).agreementHash
    const early = await app.anybody().call(signWork, {
      params,
      token: request.token,
      body: { item: 'signature', name: 'Dale', agreementHash, takenAt: now() },
    })
    expect([early.status, early.refusal.message]).toEqual([
      409,
      'The work can be signed for from the arrival until the job is over.',
    ])
    const job = await atWork()
    const { path } = (
      await app.anybody().call(shareRequest, { params: { id: job.request.id }, token: job.token })
    ).body
    const to = await fetch(app.baseUrl + path, { redirect: 'manual' })
    const looking = await job.sign({}, to.headers.get('location')?.split('token=')[1])
    expect([looking.status, looking.refusal.code]).toEqual([403, 'not_allowed'])
  })
})

describe('what was given stands', () => {
  it('in the evidence of a dispute, also what was hidden or skipped, and nothing that comes after', async () => {
    const job = await atWork()
    const shown = await job.photo('tire')
    app.clock.advance(1000)
    await job.read('torque', '475 ft-lb')
    app.clock.advance(1000)
    await job.skip(['old_tire'], 'too_dark')
    app.clock.advance(1000)
    await job.sign({ strokes: [[1, 2, 3, 4]] })
    const [hidden] = shown.body.proofs
    await job.shop.call(hideProof, {
      params: { id: hidden?.id ?? '' },
      body: { reason: 'A face' },
    })
    await technicianSteps(job.technician.byLink, job.params, 'finish')
    const { agreementHash } = await job.asOwner()
    const opened = await app.anybody().call(openDispute, {
      params: job.params,
      token: job.token,
      body: { reason: 'not_as_agreed', claim: '50.00', words: 'The tire came off.' },
    })
    expect(opened.status).toBe(201)
    await job.read('dot_code', 'DOT 2326', job.shop)
    const { rows } = await app.services.pool.query('select pack from disputes where job_id = $1', [
      job.id,
    ])
    const { evidence } = JSON.parse(rows[0].pack)
    expect(evidence.photos).toEqual([])
    expect(evidence.proofs).toMatchObject([
      { item: 'tire', kind: 'photo', photo: hidden?.photo?.id, hiddenBecause: 'A face' },
      { item: 'torque', reading: '475 ft-lb', side: 'provider' },
      { item: 'old_tire', kind: 'skip', skipReason: 'too_dark' },
      { item: 'signature', signer: 'Dale Whitcomb', agreement: agreementHash },
    ])
  })

  it('a photo is hidden with a reason by who does the work, and not removed', async () => {
    const job = await atWork()
    const { body } = await job.photo('tire')
    const [given] = body.proofs
    const id = given?.id ?? ''
    const photo = { id: given?.photo?.id ?? '' }
    const removed = await job.shop.call(removePhoto, { params: photo })
    expect([removed.status, removed.refusal.code]).toEqual([409, 'wrong_state'])
    const hideIt = (by: Caller, token?: string) =>
      by.call(hideProof, { params: { id }, body: { reason: 'A face' }, ...(token && { token }) })
    expect((await hideIt(app.anybody(), job.token)).status).toBe(404)
    expect((await hideIt((await app.given.provider()).caller)).status).toBe(404)
    expect((await hideIt(job.technician.byLink)).status).toBe(200)
    expect((await hideIt(job.shop)).refusal.code).toBe('wrong_state')
    expect((await job.asOwner()).proofs).toMatchObject([
      { item: 'tire', photo: null, isHidden: true, hiddenBecause: 'A face' },
    ])
    const seen = await app.anybody().call(readPhoto, { params: photo, token: job.token })
    expect(seen.status).toBe(404)
    expect(await app.services.files.get(`photos/${photo.id}.jpg`)).not.toBeNull()
    const missing = missingOf(proofListOf('roadside_tire'), (await job.asOwner()).proofs)
    expect(missing.map(({ item }) => item)).toContain('tire')
  })

  it('and the database lets nobody change or delete it; it may only be forgotten', async () => {
    const job = await atWork()
    await job.read('torque', '475 ft-lb')
    await job.sign()
    for (const change of [
      `delete from proofs where job_id = $1`,
      `update proofs set reading = '999' where job_id = $1 and kind = 'reading'`,
      `update proofs set taken_at = taken_at - interval '1 hour' where job_id = $1`,
      `update proofs set signer = 'Somebody else' where job_id = $1 and kind = 'signature'`,
    ])
      await expect(app.services.pool.query(change, [job.id]), change).rejects.toThrow(
        'proof of work is only added to',
      )
    await app.services.pool.query(
      'update proofs set reading = null, signer = null where job_id = $1',
      [job.id],
    )
  })
})
