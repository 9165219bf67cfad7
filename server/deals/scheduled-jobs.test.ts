import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseJob } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { testClock } from '../platform/clock.ts'
import type { GivenJob } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { watchPromises } from '../trips/watch-promises.ts'

// Some days before the night of March 14, 2027, in which the clocks go forward in Austin.
const clock = testClock('2027-03-08T03:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.close())

const minute = 60_000
/** The arrival time of `given.bid`. */
const promisedAfter = 45 * minute

const _link = ({ request }: GivenJob) => ({ params: { id: request.id }, token: request.token })
const view = (job: GivenJob) => readByLink(app.anybody(), job.request)
const names = async (job: GivenJob) => (await view(job)).timeline.map(({ name }) => name)
const release = ({ id, request }: GivenJob) =>
  app.anybody().call(releaseJob, { params: { id }, token: request.token })
const watch = () => atOnce(3, () => watchPromises(app.services))

/** A job that was asked for at a time to come; the bid's arrival time is 45 minutes. */
async function givenScheduledJob(at: Date) {
  const request = await app.given.request({
    form: { preferredServiceTime: 'custom_date/time', scheduledAt: at.toISOString() },
  })
  return app.given.job({ request })
}
const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * 60 * minute)

describe('a scheduled job', () => {
  it('is promised for the time asked for, not for so many minutes after the acceptance', async () => {
    const at = hoursFromNow(20)
    const job = await givenScheduledJob(at)
    const request = await view(job)
    expect(request.job?.promisedAt).toBe(at.toISOString())
    expect(request.can.release?.from).toBe(
      new Date(at.getTime() + settings.noShow.customerMs).toISOString(),
    )
  })

  it('is neither late nor not come to before that time, and both after it', async () => {
    const job = await givenScheduledJob(hoursFromNow(20))
    clock.advance(2 * 60 * minute)
    await watch()
    expect((await view(job)).status).toBe('in_progress')
    expect(await names(job)).not.toContain('job_late')
    expect((await release(job)).status).toBe(409)
    clock.advance(18 * 60 * minute + settings.noShow.nudgeMs + minute)
    await watch()
    expect(await names(job)).toContain('job_late')
    clock.advance(settings.noShow.automaticMs)
    await watch()
    expect((await view(job)).job?.phase).toBe('provider_no_show')
  })

  it('to which nobody came is open for a day again, though its time is over', async () => {
    const job = await givenScheduledJob(hoursFromNow(20))
    clock.advance(20 * 60 * minute + settings.noShow.automaticMs + minute)
    await watch()
    const request = await view(job)
    expect(request.status).toBe('open')
    expect(request.expiresAt).toBe(hoursFromNow(24).toISOString())
  })

  it('is promised for the arrival where that is later than the time asked for', async () => {
    const job = await givenScheduledJob(hoursFromNow(0.5))
    const { promisedAt, assignedAt } = (await view(job)).job ?? {}
    expect(promisedAt).toBe(new Date(Date.parse(assignedAt ?? '') + promisedAfter).toISOString())
  })

  it('has no promise where only “tomorrow” was said: nobody can be late for it', async () => {
    const request = await app.given.request({ form: { preferredServiceTime: 'tomorrow' } })
    const job = await app.given.job({ request })
    clock.advance(26 * 60 * minute)
    await watch()
    const seen = await view(job)
    expect([seen.status, seen.job?.promisedAt]).toEqual(['in_progress', null])
  })

  it('keeps its time of day over the night in which the clocks change', async () => {
    const evening = await view(await givenScheduledJob(hoursFromNow(2)))
    expect(evening.timeZone).toBe('America/Chicago')
    // Between Saturday and Sunday an hour is left out: 9 AM is 23 hours after 9 AM.
    clock.advance(new Date('2027-03-13T15:00:00Z').getTime() - clock.now().getTime())
    const at = new Date('2027-03-14T14:00:00Z')
    const job = await givenScheduledJob(at)
    expect((await view(job)).job?.promisedAt).toBe(at.toISOString())
    clock.advance(23 * 60 * minute + settings.noShow.nudgeMs - minute)
    await watch()
    expect(await names(job)).not.toContain('job_late')
    clock.advance(2 * minute)
    await watch()
    expect(await names(job)).toContain('job_late')
  })
})
