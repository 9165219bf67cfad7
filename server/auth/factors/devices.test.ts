import { EventSource } from 'eventsource'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changePassword,
  forgotPassword,
  login,
  readCurrentUser,
  resetPassword,
} from '#contract/auth.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/security.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { startWorker } from '../../worker.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A shop that is signed in on two devices. */
async function onTwoDevices() {
  const { username, password } = await app.given.provider()
  const on = async (agent: string) => {
    const caller = app.anybody()
    const headers = { 'user-agent': agent }
    const answer = await caller.call(login, { body: { username, password }, headers })
    expect(answer.status).toBe(200)
    return caller
  }
  return { username, password, desk: await on(firefox), phone: await on(iphone) }
}

describe('devices', () => {
  it('are listed in words, as far as they say what they are, with the one that asks marked', async () => {
    const { desk } = await onTwoDevices()
    const sessions = (await desk.call(listSessions)).body
    expect(sessions).toHaveLength(3)
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', isThis: true }),
    )
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iOS', isThis: false }),
    )
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  })

  it('are signed out one by one: its stream ends, it reads why, and nothing else happens', async () => {
    const { desk, phone } = await onTwoDevices()
    const stream = new EventSource(`${app.baseUrl}/api/live`, {
      fetch: (address, init) =>
        fetch(address, { ...init, headers: { ...init.headers, cookie: phone.cookie } }),
    })
    const statuses: (number | undefined)[] = []
    stream.addEventListener('error', ({ code }) => statuses.push(code))
    await new Promise((resolve) => stream.addEventListener('open', resolve, { once: true }))
    const other = (await desk.call(listSessions)).body.find(({ system }) => system === 'iOS')
    const params = { id: other?.id ?? '' }
    expect((await desk.call(endSession, { params })).status).toBe(200)
    await expect.poll(() => statuses.includes(401)).toBe(true)
    stream.close()
    expect((await phone.call(readCurrentUser)).status).toBe(401)
    expect((await phone.call(readSessionEnd)).body).toEqual({
      because: 'ended_elsewhere',
      reason: null,
    })
    expect((await desk.call(readCurrentUser)).status).toBe(200)
    expect((await desk.call(endSession, { params })).status).toBe(404)
  })

  it('are all signed out but the one that asks', async () => {
    const { desk, phone } = await onTwoDevices()
    expect((await desk.call(endOtherSessions)).status).toBe(200)
    expect((await phone.call(readCurrentUser)).status).toBe(401)
    expect((await desk.call(listSessions)).body).toMatchObject([{ isThis: true }])
  })
})

describe('somebody is mailed', () => {
  it('of a new device, of a changed password and of a reset, once each and with one link', async () => {
    const { username, password, desk } = await onTwoDevices()
    const worker = await startWorker(app.services)
    try {
      const { email } = (await desk.call(readCurrentUser)).body
      const mails = async () =>
        (await app.services.outbox()).filter((mail) => mail.to === email && mail.channel === 'mail')
      const subjects = async () => (await mails()).map(({ subject }) => subject)
      const newDevice = 'New device signed in to your Roadcall account'
      const resetLink = 'Reset your Roadcall password'
      const count = async (wanted: string) =>
        (await subjects()).filter((one) => one === wanted).length
      await expect.poll(() => count(newDevice)).toBe(2)

      const newPassword = 'quite-another-one'
      await desk.call(changePassword, { body: { currentPassword: password, newPassword } })
      await expect.poll(subjects).toContain('Your Roadcall password was changed')
      // This caller keeps the cookie of its session alone, so the session after the change is on a device nobody knows.
      await expect.poll(() => count(newDevice)).toBe(3)

      await app.anybody().call(forgotPassword, { body: { email } })
      await expect.poll(() => count(resetLink)).toBe(1)
      const link = (await mails()).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
      await app
        .anybody()
        .call(resetPassword, { body: { token: link, newPassword: 'one-more-password' } })
      await expect.poll(subjects).toContain('Your Roadcall password was reset')
      for (const { text } of await mails()) expect(text.match(/https?:\/\//g)).toHaveLength(1)

      // The devices are forgotten with the reset: there is nothing to compare the next one with.
      await app.anybody().call(login, { body: { username, password: 'one-more-password' } })
      await app.anybody().call(forgotPassword, { body: { email } })
      await expect.poll(() => count(resetLink)).toBe(2)
      expect(await count(newDevice)).toBe(3)
    } finally {
      await worker.stop()
    }
  })

  it('of nothing on a device that is known', async () => {
    const { username, password } = await app.given.provider()
    const caller = app.anybody()
    const first = await caller.call(login, { body: { username, password } })
    const device = first.headers.getSetCookie().find((set) => set.startsWith('roadcall_device='))
    const jobs = async () =>
      (
        await app.services.pool.query<{ n: number }>(
          `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail_account_news'`,
        )
      ).rows[0]?.n
    const before = await jobs()
    const headers = { cookie: device?.split(';')[0] ?? '' }
    await app.anybody().call(login, { body: { username, password }, headers })
    expect(await jobs()).toBe(before)
  })
})

describe('a session', () => {
  it('ends 30 days after its last call, and 90 days after it began', async () => {
    const day = 24 * 60 * 60 * 1000
    const [seen, unseen] = [await app.given.customer(), await app.given.customer()]
    const status = async (caller = seen) => (await caller.call(readCurrentUser)).status
    const { id } = (await seen.call(readCurrentUser)).body
    const seenAt = async () => {
      const { rows } = await app.services.pool.query(
        'select max(seen_at) as at from sessions where user_id = $1',
        [id],
      )
      return rows[0].at
    }
    for (let days = 29; days < 90; days += 29) {
      app.clock.advance(29 * day)
      expect([days, await status()]).toEqual([days, 200])
      // Written beside the answer.
      await expect.poll(seenAt).toEqual(app.clock.now())
    }
    expect(await status(unseen)).toBe(401)
    app.clock.advance(4 * day)
    expect(await status()).toBe(401)
  })
})
