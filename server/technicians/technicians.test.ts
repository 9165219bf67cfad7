import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { login } from '#contract/auth.ts'
import { listOwnJobs, readJob } from '#contract/jobs.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { settings } from '#contract/settings.ts'
import {
  addTechnician,
  advanceAsTechnician,
  assignTechnician,
  changeTechnician,
  listTechnicians,
  readTechnicianDay,
  sendTechnicianLink,
  setTechnicianActivity,
} from '#contract/technicians.ts'
import { base } from '#contract/words/languages.ts'
import type { GivenProvider } from '../testing/given.ts'
import { holdRequestRow } from '../testing/hold-request-row.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const form = { fullName: 'Marco Ruiz', phone: '+15125550188' }
const list = async ({ caller }: GivenProvider) => (await caller.call(listTechnicians)).body
const only = async (provider: GivenProvider) => {
  const [technician] = await list(provider)
  if (!technician) throw new Error('no technician')
  return technician
}
const put = (provider: GivenProvider, jobId: string, technicianId: string | null) =>
  provider.caller.call(assignTechnician, {
    params: { id: jobId },
    body: { technicianId },
  })

describe('a provider and its technicians', () => {
  it('adds one with a name and a number; the same name may come twice, and lists are in order', async () => {
    const provider = await app.given.provider()
    for (const [fullName, phone] of [
      ['Zoe Hart', '(512) 555-0187'],
      ['Ann Ode', '(512) 555-0186'],
      ['Zoe Hart', '(512) 555-0189'],
    ])
      await provider.caller.call(addTechnician, { body: { fullName, phone } })
    const added = await provider.caller.call(addTechnician, {
      body: { ...form, licenseNumber: 'TX 88', vehicleInfo: 'Ford F-450 wrecker' },
    })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      ...form,
      licenseNumber: 'TX 88',
      vehicleInfo: 'Ford F-450 wrecker',
      isDeactivated: false,
      linkMadeAt: null,
      jobs: [],
      jobsDone: 0,
    })
    expect((await list(provider)).map(({ fullName }) => fullName)).toEqual([
      'Ann Ode',
      'Marco Ruiz',
      'Zoe Hart',
      'Zoe Hart',
    ])
    expect(await list(await app.given.provider())).toEqual([])
  })

  it('hears that the link is sent as soon as its text leaves: of a new person, and of a new link', async () => {
    const provider = await app.given.provider()
    const heard: string[] = []
    app.services.hub.add({
      topics: [`provider:${provider.id}`],
      language: base,
      write: (chunk) => heard.push(String(chunk)),
      end() {},
    })
    const { body } = await provider.caller.call(addTechnician, { body: form })
    const isTold = async () => heard.some((chunk) => chunk.includes('technician_changed'))
    const first = await app.given.linkTo(form.phone)
    await expect.poll(isTold).toBe(true)
    expect((await only(provider)).linkMadeAt).toBe(app.clock.now().toISOString())
    heard.length = 0
    await provider.caller.call(sendTechnicianLink, { params: { id: body.id } })
    await app.given.linkTo(form.phone, [first])
    await expect.poll(isTold).toBe(true)
    expect((await only(provider)).linkMadeAt).toBe(app.clock.now().toISOString())
  })

  it('adds nobody twice, however name and number are written, also from two windows at once', async () => {
    const provider = await app.given.provider()
    const add = (body: object) =>
      provider.caller.call(addTechnician, { body: { ...form, ...body } })
    const answers = await atOnce(4, () => add({}))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const again = await add({ fullName: ' marco  RUIZ ', phone: '+1 512.555.0188' })
    expect([again.refusal.code, again.refusal.details?.phone]).toEqual([
      'already_added',
      'Marco Ruiz is already one of your drivers, with this phone number.',
    ])
    const other = await add({ phone: '(512) 555-0190' })
    const moved = await provider.caller.call(changeTechnician, {
      params: { id: other.body.id },
      body: { phone: form.phone },
    })
    expect(moved.refusal.code).toBe('already_added')
    const { id } = (await list(provider)).find(({ phone }) => phone === form.phone) ?? { id: '' }
    await provider.caller.call(setTechnicianActivity, { params: { id }, body: { isActive: false } })
    expect((await add({})).refusal.message).toMatch(
      /is deactivated\. Activate Marco Ruiz instead\.$/,
    )
    expect(await list(provider)).toHaveLength(2)
  })

  it('has no two at work with the same number: the link to the jobs of one would go to the other', async () => {
    const provider = await app.given.provider()
    const add = (body: object) =>
      provider.caller.call(addTechnician, { body: { ...form, ...body } })
    const first = (await add({})).body
    const names = ['Ann Ode', 'Zoe Hart', 'Lee Moss']
    const phone = '(512) 555-0190'
    const answers = await atOnce(3, (at) => add({ fullName: names[at], phone }))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const second = (await list(provider)).find(({ id }) => id !== first.id)
    const change = (body: object, id = first.id) =>
      provider.caller.call(changeTechnician, { params: { id }, body })
    const refused = await change({ phone })
    expect([refused.status, refused.refusal.details]).toEqual([
      409,
      { phone: `${second?.fullName} already has this phone number. Enter another one.` },
    ])
    expect((await change({ phone: form.phone, vehicleInfo: 'Wrecker 9' })).status).toBe(200)
    // Who has left keeps no number from anybody, and comes back with one of their own.
    const setActive = (id: string, isActive: boolean) =>
      provider.caller.call(setTechnicianActivity, { params: { id }, body: { isActive } })
    await setActive(first.id, false)
    expect((await change({ phone: form.phone }, second?.id)).status).toBe(200)
    expect((await setActive(first.id, true)).refusal.code).toBe('already_added')
  })

  it('is told which field is wrong', async () => {
    const { caller } = await app.given.provider()
    for (const [body, field, sentence] of [
      [{ phone: form.phone }, 'fullName', 'Full name is required'],
      [{ ...form, fullName: ' ' }, 'fullName', 'Full name is required'],
      [{ ...form, phone: '555' }, 'phone', 'Phone number must be at least 10 digits'],
      [{ ...form, phone: 'call me maybe' }, 'phone', 'Phone number must be at least 10 digits'],
      [
        { ...form, vehicleInfo: 'x'.repeat(201) },
        'vehicleInfo',
        'Vehicle information is too long: at most 200 characters.',
      ],
    ] as const) {
      const answer = await caller.call(addTechnician, { body })
      expect([answer.status, answer.refusal.details]).toEqual([400, { [field]: sentence }])
    }
  })

  it('adds once however often the same call arrives', async () => {
    const provider = await app.given.provider()
    const idempotencyKey = 'the-same-key-twice'
    await atOnce(3, () => provider.caller.call(addTechnician, { body: form, idempotencyKey }))
    expect(await list(provider)).toHaveLength(1)
  })

  it('changes what it knows of one and empties what is not known any more', async () => {
    const provider = await app.given.provider()
    await provider.caller.call(addTechnician, { body: { ...form, licenseNumber: 'TX 88' } })
    const { id } = await only(provider)
    const changed = await provider.caller.call(changeTechnician, {
      params: { id },
      body: { vehicleInfo: 'Van 3', licenseNumber: '' },
    })
    expect(changed.body).toMatchObject({ ...form, vehicleInfo: 'Van 3', licenseNumber: null })
  })

  it('neither sees nor changes the people of another, nor puts them on its job', async () => {
    const provider = await app.given.provider()
    const other = await app.given.provider()
    await other.caller.call(addTechnician, { body: form })
    const { id } = await only(other)
    for (const [endpoint, body] of [
      [changeTechnician, { fullName: 'Somebody Else' }],
      [setTechnicianActivity, { isActive: false }],
      [sendTechnicianLink, undefined],
    ] as const)
      expect((await provider.caller.call(endpoint, { params: { id }, body })).status).toBe(404)
    const job = await app.given.job({ provider })
    expect((await put(provider, job.id, id)).status).toBe(404)
    expect((await put(other, job.id, id)).status).toBe(404)
    expect(await only(other)).toMatchObject(form)
  })

  it('of a suspended account looks, but changes nothing', async () => {
    const provider = await app.given.provider()
    await provider.caller.call(addTechnician, { body: form })
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'test' },
    })
    // The sessions have ended; the provider may sign in to read.
    await provider.caller.call(login, { body: provider })
    expect((await provider.caller.call(addTechnician, { body: form })).status).toBe(403)
    expect(await list(provider)).toHaveLength(1)
  })
})

describe('a technician on a job', () => {
  it('stands on it for the provider, is changed for another and taken off; twice is once', async () => {
    const job = await app.given.job()
    const { provider } = job
    const first = await app.given.technician(provider, job)
    const read = async () => (await provider.caller.call(readJob, { params: { id: job.id } })).body
    expect((await read()).technician).toEqual({
      id: first.id,
      fullName: first.fullName,
      phone: first.phone,
    })
    const own = await provider.caller.call(listOwnJobs)
    expect(own.body[0]?.technician?.id).toBe(first.id)
    expect(await only(provider)).toMatchObject({
      jobs: [{ id: job.id, phase: 'assigned' }],
      jobsDone: 0,
    })

    await put(provider, job.id, first.id)
    const second = await app.given.technician(provider, job)
    expect((await list(provider)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await put(provider, job.id, null)).body.technician).toBeNull()
    await put(provider, job.id, null)
    const events = (await read()).timeline.filter(({ name }) => name.startsWith('technician_'))
    expect(events.map(({ name, facts, note }) => [name, facts, note])).toEqual([
      ['technician_assigned', { firstName: 'Lee', vehicle: 'Wrecker 7' }, null],
      ['technician_assigned', { firstName: 'Lee', vehicle: 'Wrecker 7' }, null],
      ['technician_taken_off', { firstName: 'Lee' }, null],
    ])
    expect(JSON.stringify(events)).not.toContain(second.fullName)
  })

  it('is refused when the work is done, and when the job has ended', async () => {
    for (const until of ['finish', 'closed'] as const) {
      const job = await app.given.job({ until })
      const technician = await app.given.technician(job.provider)
      const answer = await put(job.provider, job.id, technician.id)
      expect([answer.status, answer.refusal.code]).toEqual([409, 'wrong_state'])
    }
  })

  it('of two who are put on it at once one is on it, and that one’s link alone opens it', async () => {
    for (let round = 0; round < 5; round++) {
      const job = await app.given.job()
      const { provider } = job
      const both = [await app.given.technician(provider), await app.given.technician(provider)]
      await Promise.all(both.map(({ id }) => put(provider, job.id, id)))
      const days = await Promise.all(
        both.map(async ({ byLink }) => (await byLink.call(readTechnicianDay)).body),
      )
      expect(days.map(({ jobs }) => jobs.length).sort()).toEqual([0, 1])
    }
  })
})

describe('a technician who is deactivated', () => {
  it('loses the link and the jobs not done yet, and keeps the past', async () => {
    const provider = await app.given.provider()
    const running = await app.given.job({ provider })
    const technician = await app.given.technician(provider, running)
    const params = { id: technician.id }
    const done = await app.given.job({ provider })
    await put(provider, done.id, technician.id)
    await app.services.pool.query(
      `update jobs set phase = 'closed', closed_at = now() where id = $1`,
      [done.id],
    )
    await app.services.pool.query(
      `update requests set status = 'completed', closed_at = now() where id = $1`,
      [done.request.id],
    )
    for (let twice = 0; twice < 2; twice++) {
      const answer = await provider.caller.call(setTechnicianActivity, {
        params,
        body: { isActive: false },
      })
      expect(answer.body).toMatchObject({
        isDeactivated: true,
        linkMadeAt: null,
        jobs: [],
        jobsDone: 1,
      })
    }
    expect((await technician.byLink.call(readTechnicianDay)).refusal).toMatchObject({
      code: 'invalid_link',
      message: 'This link no longer works. Ask your company for a new one.',
    })
    const job = await provider.caller.call(readJob, { params: { id: running.id } })
    expect(job.body.technician).toBeNull()
    expect(job.body.timeline.at(-1)?.name).toBe('technician_taken_off')
    const again = await put(provider, running.id, technician.id)
    expect([again.status, again.refusal.code]).toEqual([409, 'technician_inactive'])
    const link = await provider.caller.call(sendTechnicianLink, { params })
    expect([link.status, link.refusal.code]).toEqual([409, 'technician_inactive'])

    await provider.caller.call(setTechnicianActivity, { params, body: { isActive: true } })
    const token = await app.given.linkTo(technician.phone, [technician.token])
    expect((await app.anybody().call(readTechnicianDay, { token })).status).toBe(200)
    expect((await technician.byLink.call(readTechnicianDay)).status).toBe(401)
  })

  it('takes no step that had waited for its turn', async () => {
    const job = await app.given.job()
    const technician = await app.given.technician(job.provider, job)
    const { waiting, letGo } = await holdRequestRow(app.services.pool, job.request.id)
    const leaving = job.provider.caller.call(setTechnicianActivity, {
      params: { id: technician.id },
      body: { isActive: false },
    })
    await expect.poll(waiting).toBe(1)
    const step = technician.byLink.call(advanceAsTechnician, {
      params: { id: job.id },
      body: { step: 'start' },
    })
    await expect.poll(waiting).toBe(2)
    await letGo()
    expect([(await leaving).status, (await step).status]).toEqual([200, 404])
  })

  it('in the same moment as being put on a job is not on it', async () => {
    for (let round = 0; round < 8; round++) {
      const job = await app.given.job()
      const { provider } = job
      const technician = await app.given.technician(provider)
      await Promise.all([
        put(provider, job.id, technician.id),
        provider.caller.call(setTechnicianActivity, {
          params: { id: technician.id },
          body: { isActive: false },
        }),
      ])
      const read = await provider.caller.call(readJob, { params: { id: job.id } })
      expect(read.body.technician).toBeNull()
    }
  })
})

describe("a technician's link", () => {
  it('ends with a new one, with another number, and after its time', async () => {
    const provider = await app.given.provider()
    const technician = await app.given.technician(provider)
    const { id, phone } = technician
    const opens = async (token: string) =>
      (await app.anybody().call(readTechnicianDay, { token })).status
    expect(await opens(technician.token)).toBe(200)

    await provider.caller.call(sendTechnicianLink, { params: { id } })
    expect(await opens(technician.token)).toBe(401)
    const second = await app.given.linkTo(phone, [technician.token])
    expect(await opens(second)).toBe(200)

    // The same number in another spelling is no other number.
    await provider.caller.call(changeTechnician, {
      params: { id },
      body: { phone: formatPhone(phone) },
    })
    expect(await opens(second)).toBe(200)
    const other = '+15125559911'
    await provider.caller.call(changeTechnician, { params: { id }, body: { phone: other } })
    expect(await opens(second)).toBe(401)
    const third = await app.given.linkTo(other)
    expect(await opens(third)).toBe(200)
    await app.services.pool.query(
      `update technician_tokens set created_at = created_at - make_interval(secs => $1)
       where technician_id = $2`,
      [settings.technicians.linkMs / 1000, id],
    )
    expect(await opens(third)).toBe(401)
  })

  it('is stored as a hash alone, stands in no delivery, and is not sent for who waits for approval', async () => {
    const provider = await app.given.provider()
    const { phone, id } = await app.given.technician(provider)
    const token = await app.given.linkTo(phone)
    expect(token).toMatch(/^t\.[\w-]{43}$/)
    const { rows } = await app.services.pool.query(
      `select to_jsonb(d)::text as row from deliveries d where technician_id = $1
       union all select payload::text from events where payload->>'technicianId' = $1::text`,
      [id],
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(rows)).not.toContain(token.slice(2))

    const waiting = await app.given.provider({ approved: false })
    const added = await waiting.caller.call(addTechnician, { body: form })
    const answer = await waiting.caller.call(sendTechnicianLink, {
      params: { id: added.body.id },
    })
    expect([answer.status, answer.refusal.code]).toEqual([403, 'provider_not_active'])
  })

  it('opens nothing that needs an account, and no other spelling of it opens anything', async () => {
    const { byLink, token } = await app.given.technician(await app.given.provider())
    expect((await byLink.call(listTechnicians)).status).toBe(401)
    expect((await byLink.call(listOwnJobs)).status).toBe(401)
    for (const wrong of ['t.', `t.${'x'.repeat(43)}`, token.slice(2), `${token}x`, 't.'.repeat(80)])
      expect((await app.anybody().call(readTechnicianDay, { token: wrong })).status).toBe(401)
    expect((await app.anybody().call(readTechnicianDay)).status).toBe(401)
  })
})
