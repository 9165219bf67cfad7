import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { codeLength } from '#contract/arrival-code.ts'
import { advanceJob, answerArrival, readJob, type Step, takeBackArrival } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { sendPositions } from '#contract/trips.ts'
import { fixAt } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { measureJobs } from '../views/measure-jobs.ts'
import { codeAt } from './arrival-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const { codeTries, codePauseMs, codeEveryMs } = settings.arrival

/** On the way for a minute, with what both sides hold. */
async function onTheWay(form = {}) {
  const request = await app.given.request({ form })
  const job = await app.given.job({ request, until: 'start' })
  app.clock.advance(minute)
  const params = { id: job.id }
  const { token } = job.request
  return {
    ...job,
    params,
    press: (shown: Omit<Step, 'step'> = {}) =>
      job.provider.caller.call(advanceJob, { params, body: { step: 'arrive', ...shown } }),
    answer: (here: boolean) => app.anybody().call(answerArrival, { params, token, body: { here } }),
    asOwner: async () => {
      const read = await readByLink(app.anybody(), job.request)
      if (!read.job) throw new Error('there is a job')
      return read.job
    },
    sendFix: (milesAway: number) =>
      job.provider.caller.call(sendPositions, {
        params,
        body: { fixes: [fixAt(milesAway, app.clock.now())] },
      }),
  }
}
const now = () => app.clock.now()

describe('an arrival is proved', () => {
  it('by a position at the place, which is fresh and exact', async () => {
    const cases: [() => Step['fix'], string][] = [
      [() => fixAt(0.1, now()), 'place'],
      [() => fixAt(0.5, now()), 'none'],
      [() => fixAt(0, now(), { accuracyM: 201 }), 'none'],
      [() => fixAt(0, new Date(now().getTime() - 10 * minute)), 'none'],
    ]
    for (const [fix, proof] of cases) {
      const job = await onTheWay()
      expect((await job.press({ fix: fix() })).body).toMatchObject({ arrivalProof: proof })
    }
  })

  it('from the first position at the place on, when the button was forgotten', async () => {
    const job = await onTheWay()
    await job.sendFix(3)
    app.clock.advance(6 * minute)
    await job.sendFix(0.05)
    const there = now().toISOString()
    app.clock.advance(9 * minute)
    const { body } = await job.press()
    expect([body.arrivalProof, body.arrivedAt]).toEqual(['place', there])
  })

  it('but not where typed words lead to a town or a mile of road: it says so to who drives there', async () => {
    const typed = (location: string) => ({ location, lat: undefined, lng: undefined })
    const contactOf = async ({ provider, params }: Awaited<ReturnType<typeof onTheWay>>) =>
      (await provider.caller.call(readJob, { params })).body.request.contact
    const job = await onTheWay(typed('Austin, TX'))
    const contact = await contactOf(job)
    const mile = await contactOf(await onTheWay(typed('I-35 mile 235, Austin, TX')))
    expect([contact, mile].every((one) => Number(one?.roughMiles) > 1)).toBe(true)
    const middle = { lat: contact?.lat ?? 0, lng: contact?.lng ?? 0 }
    const fix = { ...middle, accuracyM: 10, fixedAt: now().toISOString() }
    expect((await job.press({ fix })).body.arrivalProof).toBe('none')
    expect((await job.answer(true)).status).toBe(200)
    expect((await job.asOwner()).arrivalProof).toBe('customer')
    const exact = await contactOf(await onTheWay(typed('30.2699, -97.7412')))
    expect(exact?.roughMiles).toBeUndefined()
  })

  it('and pressed at home it is proved by nothing and counts from when it was heard of', async () => {
    const job = await onTheWay()
    const { body } = await job.press({
      fix: fixAt(12, now()),
      occurredAt: new Date(now().getTime() - 30_000).toISOString(),
    })
    expect([body.arrivalProof, body.arrivedAt]).toEqual(['none', now().toISOString()])
  })

  it('by the customer’s code, also when the press waited for a network', async () => {
    const job = await onTheWay()
    const { codeKeys } = await job.asOwner()
    const code = codeAt(codeKeys?.own ?? '', now().getTime())
    expect(code).toHaveLength(codeLength)
    const pressedAt = now().toISOString()
    app.clock.advance(40 * minute)
    const { body } = await job.press({ code: ` ${code.toLowerCase()} `, occurredAt: pressedAt })
    expect([body.arrivalProof, body.arrivedAt]).toEqual(['code', pressedAt])
  })

  it('by no code that the helper could make, nor one of another job or of before', async () => {
    const job = await onTheWay()
    const other = await onTheWay()
    const helper = (await job.provider.caller.call(readJob, { params: job.params })).body.codeKey
    const keys = (await job.asOwner()).codeKeys
    expect(keys?.helper).toBe(helper)
    expect(keys?.own).not.toBe(helper)
    const wrong = [
      codeAt(helper ?? '', now().getTime()),
      codeAt((await other.asOwner()).codeKeys?.own ?? '', now().getTime()),
      codeAt(keys?.own ?? '', now().getTime() - 3 * codeEveryMs),
    ]
    for (const code of wrong) {
      const { status, refusal } = await job.press({ code })
      expect([status, refusal.code]).toEqual([409, 'wrong_state'])
    }
    expect((await job.asOwner()).phase).toBe('en_route')
  })

  it('by no wrong code of a press that came late, which keeps the arrival and says so', async () => {
    const job = await onTheWay()
    const occurredAt = now().toISOString()
    app.clock.advance(4 * minute)
    const { body } = await job.press({ code: '????', occurredAt })
    expect(body).toMatchObject({ phase: 'arrived', arrivalProof: 'none', arrivalCodeWrong: true })
    const arrived = body.timeline.find(({ name }) => name === 'job_arrived')
    expect(arrived?.facts).toEqual({ pressedAt: occurredAt, wrongCode: true })
    const work = { step: 'work', occurredAt } as const
    const begun = await job.provider.caller.call(advanceJob, { params: job.params, body: work })
    expect(begun.body.phase).toBe('working')
  })

  it('by the position of such a press, and one taken back forgets the code', async () => {
    const there = await onTheWay()
    const fix = fixAt(0, now())
    const occurredAt = now().toISOString()
    app.clock.advance(4 * minute)
    const { body } = await there.press({ code: '????', fix, occurredAt })
    expect([body.arrivalProof, body.arrivedAt]).toEqual(['place', occurredAt])
    const early = await onTheWay()
    const pressedAt = now().toISOString()
    app.clock.advance(4 * minute)
    await early.press({ code: '????', occurredAt: pressedAt })
    await early.provider.caller.call(takeBackArrival, { params: early.params })
    const again = await early.press()
    expect(again.body).toMatchObject({ arrivalProof: 'none', arrivalCodeWrong: false })
  })

  it('after five wrong codes only a pause helps, also when they come at once', async () => {
    const job = await onTheWay()
    const own = (await job.asOwner()).codeKeys?.own ?? ''
    const answers = await atOnce(codeTries + 3, () => job.press({ code: '????' }))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(codeTries)
    const right = () => job.press({ code: codeAt(own, now().getTime()) })
    expect((await right()).refusal.code).toBe('too_many_attempts')
    app.clock.advance(codePauseMs + 1000)
    expect((await right()).body.arrivalProof).toBe('code')
  })

  it('by the customer’s word, before the press or after it', async () => {
    const before = await onTheWay()
    expect((await before.answer(true)).status).toBe(200)
    const seenAt = now().toISOString()
    expect(await before.asOwner()).toMatchObject({ phase: 'en_route', arrivalSeenAt: seenAt })
    app.clock.advance(5 * minute)
    const { body } = await before.press()
    expect([body.arrivalProof, body.arrivedAt]).toEqual(['customer', seenAt])
    const after = await onTheWay()
    await after.press()
    await after.answer(true)
    expect((await after.asOwner()).arrivalProof).toBe('customer')
  })
})

it('a press of before the start, of the future or of yesterday is no press', async () => {
  for (const off of [-10, 10, -13 * 60]) {
    const job = await onTheWay()
    const occurredAt = new Date(now().getTime() + off * minute).toISOString()
    const { status, refusal } = await job.press({ occurredAt })
    expect([status, refusal.code]).toEqual([409, 'wrong_state'])
  }
})

describe('a customer with whom nobody is', () => {
  it('takes an unproved arrival back: the job is on its way, the operator sees it, and twice is once', async () => {
    const job = await onTheWay()
    await job.press()
    expect((await job.answer(false)).status).toBe(200)
    expect((await job.answer(false)).status).toBe(200)
    expect(await job.asOwner()).toMatchObject({
      phase: 'en_route',
      arrivedAt: null,
      arrivalProof: null,
      arrivalDeniedAt: now().toISOString(),
    })
    const admin = await app.given.admin()
    const { body } = await admin.call(readOperations)
    expect(body.late.filter(({ id }) => id === job.id).map(({ reason }) => reason)).toContain(
      'denied',
    )
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from events where job_id = $1 and name = 'arrival_denied'`,
      [job.id],
    )
    expect(rows[0].n).toBe(1)
    expect((await job.press({ fix: fixAt(0, now()) })).body.arrivalProof).toBe('place')
  })

  it('takes back a yes that was pressed before the helper said so: it proves nothing, and the history keeps both', async () => {
    const job = await onTheWay()
    await job.answer(true)
    for (const _ of [1, 2]) expect((await job.answer(false)).status).toBe(200)
    expect(await job.asOwner()).toMatchObject({ arrivalSeenAt: null, arrivalDeniedAt: null })
    expect((await job.press()).body.arrivalProof).toBe('none')
    const { rows } = await app.services.pool.query(
      `select name from events where job_id = $1 and name like 'arrival%' order by id`,
      [job.id],
    )
    expect(rows.map(({ name }) => name)).toEqual(['arrival_proved', 'arrival_unsaid'])
  })

  it('cannot take back one that is proved', async () => {
    const job = await onTheWay()
    await job.press({ fix: fixAt(0, now()) })
    const { status, refusal } = await job.answer(false)
    expect([status, refusal.message]).toEqual([
      409,
      'This arrival is proved. If nobody is there, write to us.',
    ])
  })
})

describe('who pressed too early', () => {
  it('takes it back: the job is on its way, who waits hears it, and twice is once', async () => {
    const job = await onTheWay()
    await job.press()
    const takeBack = () => job.provider.caller.call(takeBackArrival, { params: { id: job.id } })
    expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(200)
    expect(await job.asOwner()).toMatchObject({
      phase: 'en_route',
      arrivedAt: null,
      arrivalProof: null,
      arrivalDeniedAt: null,
    })
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from events where job_id = $1 and name = 'arrival_taken_back'`,
      [job.id],
    )
    expect(rows[0].n).toBe(1)
    expect((await job.press({ fix: fixAt(0, now()) })).body.arrivalProof).toBe('place')
  })

  it('cannot take back one that is proved, nor one after which work has begun', async () => {
    const proved = await onTheWay()
    await proved.press({ fix: fixAt(0, now()) })
    const atWork = await onTheWay()
    await atWork.press()
    const work = { params: { id: atWork.id }, body: { step: 'work' as const } }
    await atWork.provider.caller.call(advanceJob, work)
    for (const { id, provider } of [proved, atWork]) {
      const { status, refusal } = await provider.caller.call(takeBackArrival, { params: { id } })
      expect([status, refusal.code]).toEqual([409, 'wrong_state'])
    }
  })
})

it('only a proved arrival counts as on time', async () => {
  const provider = await app.given.provider()
  await app.given.job({ provider, until: 'closed' })
  const unproved = await app.given.job({ provider, until: 'start' })
  for (const step of ['arrive', 'work', 'finish'] as const)
    await provider.caller.call(advanceJob, { params: { id: unproved.id }, body: { step } })
  await app.services.pool.query(`update jobs set phase = 'closed', closed_at = $2 where id = $1`, [
    unproved.id,
    now(),
  ])
  await measureJobs(app.services)
  const { rows } = await app.services.pool.query(
    'select job_record as record from providers where id = $1',
    [provider.id],
  )
  expect(rows[0].record).toMatchObject({ promised: 2, onTime: 1 })
})
