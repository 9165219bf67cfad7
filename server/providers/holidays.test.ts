import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHoliday, listHolidays, removeHoliday } from '#contract/holidays.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { dayIn } from '../platform/day.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { isClosedOn } from './closed-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const inDays = (days: number) =>
  dayIn('America/Chicago', new Date(app.clock.now().getTime() + days * day))
const add = ({ caller }: GivenProvider, body: Record<string, unknown>) =>
  caller.call(addHoliday, { body })
const list = async ({ caller }: GivenProvider) => (await caller.call(listHolidays)).body
const closedToday = async ({ caller }: GivenProvider) =>
  (await caller.call(readOwnProvider)).body.isClosedToday

describe('holidays', () => {
  it('are planned, listed the next first, and taken back', async () => {
    const provider = await app.given.provider()
    const later = await add(provider, { firstDay: inDays(40), lastDay: inDays(44) })
    const next = await add(provider, { firstDay: inDays(2), note: 'Thanksgiving' })
    expect([later.status, next.body]).toEqual([
      201,
      { id: expect.any(String), firstDay: inDays(2), lastDay: inDays(2), note: 'Thanksgiving' },
    ])
    expect((await list(provider)).map(({ id }) => id)).toEqual([next.body.id, later.body.id])
    const remove = () => provider.caller.call(removeHoliday, { params: { id: next.body.id } })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await list(provider)).map(({ id }) => id)).toEqual([later.body.id])
  })

  it('of today close the provider today, in its own time zone', async () => {
    const provider = await app.given.provider()
    expect(await closedToday(provider)).toBe(false)
    const { body } = await add(provider, { firstDay: inDays(0), lastDay: inDays(1) })
    expect(await closedToday(provider)).toBe(true)
    await provider.caller.call(removeHoliday, { params: { id: body.id } })
    expect(await closedToday(provider)).toBe(false)
  })

  it.each([
    [{ firstDay: 'soon' }, 'firstDay', 'Choose the first day.'],
    [{ firstDay: '2999-02-30' }, 'firstDay', 'Choose the first day.'],
    [{}, 'firstDay', 'Choose the first day.'],
    [
      { firstDay: '2999-12-24', lastDay: '2999-12-23' },
      'lastDay',
      'The last day cannot be before the first.',
    ],
    [{ firstDay: '2001-12-24' }, 'firstDay', 'Choose days that are still to come.'],
    [
      { firstDay: '2999-01-01', lastDay: '3001-01-01' },
      'lastDay',
      'You can close for up to 366 days at a time.',
    ],
    [
      { firstDay: '2999-01-01', note: 'x'.repeat(121) },
      'note',
      'The note is too long: at most 120 characters.',
    ],
  ])('%j is refused with a sentence at the field', async (body, field, told) => {
    const refused = await add(await app.given.provider(), body)
    expect([refused.status, refused.refusal.details]).toEqual([400, { [field]: told }])
  })

  it('on the same days are planned once, also by two hands at once', async () => {
    const provider = await app.given.provider()
    const answers = await atOnce(4, () =>
      add(provider, { firstDay: inDays(5), lastDay: inDays(9) }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const touching = await add(provider, { firstDay: inDays(9), lastDay: inDays(12) })
    expect([touching.status, touching.refusal.code]).toEqual([409, 'already_closed'])
    expect((await add(provider, { firstDay: inDays(10) })).status).toBe(201)
  })

  it('are at most sixty', async () => {
    const provider = await app.given.provider()
    await app.services.pool.query(
      `insert into holidays (provider_id, first_day, last_day, created_at)
       select $1, date '2990-01-01' + n, date '2990-01-01' + n, now() from generate_series(1, $2::int) n`,
      [provider.id, settings.holidays.most],
    )
    const refused = await add(provider, { firstDay: inDays(3) })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'too_many_holidays'])
  })
})

describe('the days as matching reads them', () => {
  const closed = '{[2026-12-24,2026-12-27),[2027-01-01,2027-01-02)}'
  it.each([
    ['2026-12-24T05:59:00Z', false],
    ['2026-12-24T06:00:00Z', true],
    ['2026-12-27T05:59:00Z', true],
    ['2026-12-27T06:00:00Z', false],
    ['2027-01-01T12:00:00Z', true],
  ])('in Texas %s is closed: %s', (at, isClosed) => {
    expect(isClosedOn(closed, 'America/Chicago', new Date(at))).toBe(isClosed)
  })

  it('say nothing where none are planned', () => {
    expect(isClosedOn('{}', 'America/Chicago', new Date())).toBe(false)
  })
})

it('being on duty overrules a holiday in nothing but what reaches the provider', async () => {
  const provider = await app.given.provider()
  await add(provider, { firstDay: inDays(0) })
  const own = await provider.caller.call(changeOwnProvider, { body: { onDuty: true } })
  expect(own.body).toMatchObject({ onDuty: true, isClosedToday: true })
})
