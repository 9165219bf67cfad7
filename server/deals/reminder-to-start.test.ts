import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { remindPeople } from './remind-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('who took a hurried job and has not set out is reminded once after a quarter of an hour', async () => {
  const idle = await app.given.job()
  const onTheWay = await app.given.job({ until: 'start' })
  const told = async (jobId: string) => {
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from events where job_id = $1 and name = 'job_unstarted'`,
      [jobId],
    )
    return rows[0].n
  }
  app.clock.advance(settings.reminders.unstartedMs - 1000)
  await remindPeople(app.services)
  expect(await told(idle.id)).toBe(0)
  app.clock.advance(2000)
  await atOnce(3, () => remindPeople(app.services))
  await remindPeople(app.services)
  expect([await told(idle.id), await told(onTheWay.id)]).toEqual([1, 0])
})
