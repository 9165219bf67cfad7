import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceHours, urgencies } from '#contract/catalogue.ts'
import { changeOwnProvider, dutiesByHand, readOwnProvider } from '#contract/providers.ts'
import { dayIn } from '../platform/day.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { hoursOf } from './coverage.ts'
import { isAvailable } from './duty.ts'
import { findProvider } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const hour = 3_600_000
const read = async (caller: Caller) => (await caller.call(readOwnProvider)).body
const change = ({ caller }: GivenProvider, body: Record<string, unknown>) =>
  caller.call(changeOwnProvider, { body })

/** In Phoenix no clock is ever changed, so that an hour is an hour. */
const inPhoenix = () => app.given.provider({ address: '200 W Washington St, Phoenix, AZ 85003' })

/** Sets the clock to the next time that it is this hour there. */
function at(hourOfDay: number): void {
  const now = app.clock.now()
  const there = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Phoenix',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(now),
  )
  const pastHour = now.getTime() % hour
  const ahead = ((hourOfDay - there + 24) % 24) * hour - pastHour
  // In that very hour it is tomorrow's.
  app.clock.advance(ahead < 0 ? ahead + 24 * hour : ahead)
}
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hour).toISOString()

describe('duty', () => {
  it('follows the hours by itself, and a shop that has said none begins off duty', async () => {
    const provider = await inPhoenix()
    await app.services.db
      .updateTable('providers')
      .set({ service_hours: null, open_from: null, open_to: null })
      .where('id', '=', provider.id)
      .execute()
    expect(await read(provider.caller)).toMatchObject({ onDuty: false, dutyUntil: null })
    await change(provider, { serviceHours: '8AM-6PM' })
    at(12)
    expect(await read(provider.caller)).toMatchObject({
      onDuty: true,
      isDutyByHand: false,
      dutyUntil: inHours(6),
    })
    at(18)
    expect(await read(provider.caller)).toMatchObject({ onDuty: false, dutyUntil: inHours(14) })
    await change(provider, { serviceHours: '24/7' })
    expect(await read(provider.caller)).toMatchObject({ onDuty: true, dutyUntil: null })
  })

  it('by hand holds until the time that was said; then the hours decide again', async () => {
    const provider = await inPhoenix()
    await change(provider, { serviceHours: '8AM-6PM' })
    at(20)
    const until = inHours(2)
    const on = await change(provider, { onDuty: true, dutyUntil: until })
    expect(on.body).toMatchObject({ onDuty: true, isDutyByHand: true, dutyUntil: until })
    app.clock.advance(2 * hour)
    expect(await read(provider.caller)).toMatchObject({ onDuty: false, isDutyByHand: false })
  })

  it('by hand without a time lasts until the hours turn, on half a day at most', async () => {
    const provider = await inPhoenix()
    await change(provider, { serviceHours: '8AM-6PM' })
    at(22)
    expect((await change(provider, { onDuty: true })).body.isDutyByHand).toBe(true)
    app.clock.advance(9 * hour)
    expect((await read(provider.caller)).onDuty).toBe(true)
    at(9)
    const off = await change(provider, { onDuty: false })
    // "Off until 8 AM": the hours of today are over before they decide again.
    expect(off.body).toMatchObject({ onDuty: false, dutyUntil: inHours(23) })
    expect((await change(provider, { onDuty: true })).body.isDutyByHand).toBe(false)
    at(18)
    const on = await change(provider, { onDuty: true })
    expect(on.body.dutyUntil).toBe(inHours(12))
    app.clock.advance(12 * hour)
    expect((await read(provider.caller)).onDuty).toBe(false)
  })

  it.each([[-1], [0], [24 * 8]])('is not said for %i hours ahead', async (hours) => {
    const refused = await change(await inPhoenix(), {
      onDuty: true,
      dutyUntil: inHours(hours),
    })
    expect([refused.status, refused.refusal.details?.dutyUntil]).toEqual([
      400,
      'Choose a time within the next 7 days.',
    ])
  })
})

it('SQL and memory say the same of every hour, duty, holiday and urgency', async () => {
  const { id } = await app.given.provider()
  const start = new Date(Math.ceil(app.clock.now().getTime() / hour) * hour)
  const dayOf = (time = start) => dayIn('America/Chicago', time)
  const times = Array.from({ length: 14 }, (_, n) => new Date(start.getTime() + n * 3 * hour))
  for (const hours of [null, ...serviceHours])
    for (const byHand of [null, ...dutiesByHand])
      for (const until of byHand ? [null, new Date(start.getTime() + 5 * hour)] : [null])
        for (const takes of [true, false])
          for (const closed of ['{}', `{[${dayOf(start)},${dayOf(times[10])})}`]) {
            const { open_from: from, open_to: to } = hoursOf(hours)
            await app.services.pool.query(
              `update providers set service_hours = $2, open_from = $3, open_to = $4, duty_by_hand = $5,
                 duty_until = $6, takes_emergencies = $7, closed_days = $8 where id = $1`,
              [id, hours, from, to, byHand, until, takes, closed],
            )
            const row = await findProvider(app.services.db, id)
            if (!row) throw new Error('the shop is gone')
            const { rows } = await app.services.pool.query(
              `select urgency, at, is_available(p, urgency, at) as is from providers p,
                 unnest($2::text[]) urgency, unnest($3::timestamptz[]) at where p.id = $1`,
              [id, urgencies, times],
            )
            for (const { urgency, at: time, is } of rows)
              expect([
                hours,
                byHand,
                closed,
                urgency,
                time,
                isAvailable(row, urgency, time),
              ]).toEqual([hours, byHand, closed, urgency, time, is])
          }
})
