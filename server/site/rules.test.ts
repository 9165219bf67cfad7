import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import {
  changeRules,
  defaultRules,
  type RuleName,
  readRules,
  readRulesForAdmin,
  resetRule,
  ruleNames,
} from '#contract/rules.ts'
import { buildApp } from '../app.ts'
import { openServices } from '../open-services.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  for (const name of ruleNames) await reset(name)
})
afterAll(() => app.close())

/** What pages state: not how many messages go through. */
const { caps: _, ...stated } = defaultRules
const change = async (body: object) => (await app.given.admin()).call(changeRules, { body })
const reset = async (name: RuleName) =>
  (await app.given.admin()).call(resetRule, { body: { name } })
const asked = async () => {
  const { id } = await app.given.request()
  const { rows } = await app.services.pool.query('select * from requests where id = $1', [id])
  return rows[0]
}
const minutesUntil = (at: Date | null) => at && (at.getTime() - app.clock.now().getTime()) / 60_000

describe('the rules', () => {
  it('stand at their defaults until an admin changes them, and anybody may read them', async () => {
    expect((await app.anybody().call(readRules)).body).toEqual(stated)
    await change({ headStart: { minutes: 7 } })
    const { body } = await (await app.given.admin()).call(readRulesForAdmin)
    expect(body.rules).toEqual({ ...defaultRules, headStart: { minutes: 7 } })
    expect(body.changedAt.headStart).toBe(app.clock.now().toISOString())
    expect(body.changedAt.waves).toBeNull()
    expect((await app.anybody().call(readRules)).body.headStart).toEqual({ minutes: 7 })
    expect((await reset('headStart')).body).toEqual({
      rules: defaultRules,
      changedAt: {
        waves: null,
        headStart: null,
        bidExpiry: null,
        requestExpiry: null,
        deskMail: null,
        caps: null,
      },
    })
  })

  it('decide the waves, the head start and the expiry of the next request and bid', async () => {
    const waves = [
      { afterMinutes: 0, miles: 5 },
      { afterMinutes: 1, miles: null },
    ]
    await change({ waves, requestExpiry: { emergency: 30, urgent: 45, standard: 60 } })
    const urgent = await asked()
    expect([minutesUntil(urgent.next_alert_at), minutesUntil(urgent.expires_at)]).toEqual([1, 45])
    const { rows } = await app.services.pool.query(
      `select payload->'reach'->'ring' as ring from events where request_id = $1`,
      [urgent.id],
    )
    expect(rows[0].ring).toEqual({ from: 0, to: 5 })

    const provider = await app.given.provider()
    await change({ headStart: { minutes: 9 } })
    const named = await app.given.request({ form: { providerId: provider.id } })
    const { rows: alerts } = await app.services.pool.query(
      'select next_alert_at from requests where id = $1',
      [named.id],
    )
    expect(minutesUntil(alerts[0].next_alert_at)).toBe(9)

    await change({ bidExpiry: { ...defaultRules.bidExpiry, urgent: 11 } })
    const bid = await app.given.bid(provider, await app.given.request())
    expect(minutesUntil(new Date(bid.expiresAt))).toBe(11)
  })

  it('leave alone what was asked before', async () => {
    const request = await app.given.request()
    const read = () => readByLink(app.anybody(), request)
    const before = (await read()).expiresAt
    await change({ requestExpiry: { emergency: 15, urgent: 15, standard: 15 } })
    expect((await read()).expiresAt).toBe(before)
  })

  it('hold in the other processes without a restart, and in one that starts later', async () => {
    const { config, log, clock } = app.services
    const open = async () => {
      const services = openServices(config, app.databaseUrl, log, clock)
      const { server } = await buildApp(services, { webRoot: config.dataDir, limits: false })
      return {
        rules: services.rules,
        async close() {
          await server.close()
          await services.close()
        },
      }
    }
    const other = await open()
    await change({ headStart: { minutes: 13 } })
    await expect.poll(() => other.rules.now().headStart.minutes).toBe(13)
    const later = await open()
    expect(later.rules.now().headStart.minutes).toBe(13)
    await Promise.all([other.close(), later.close()])
  })

  it('refuse what makes no sense, with a sentence that names the field, and keep what stood', async () => {
    const wave = (afterMinutes: unknown, miles: unknown) => ({ afterMinutes, miles })
    for (const [body, field, sentence] of [
      [{ waves: [] }, 'waves', /from 1 to 8 waves/],
      [{ waves: [wave(1, 15)] }, 'waves.0.afterMinutes', /starts at 0 minutes/],
      [{ waves: [wave(0, 15), wave(0, 30)] }, 'waves.1.afterMinutes', /must start after wave 1/],
      [{ waves: [wave(0, 30), wave(2, 30)] }, 'waves.1.miles', /must reach farther than wave 1/],
      [{ waves: [wave(0, null), wave(2, 30)] }, 'waves.1.miles', /Only the last wave/],
      [{ waves: [wave(0, 15.5)] }, 'waves.0.miles', /whole number from 1 to 150/],
      [{ waves: [wave(0, 151)] }, 'waves.0.miles', /whole number from 1 to 150/],
      [{ headStart: { minutes: 61 } }, 'headStart.minutes', /whole minutes from 0 to 60/],
      [{ headStart: { minutes: 'two' } }, 'headStart.minutes', /whole minutes from 0 to 60/],
      [
        { bidExpiry: { ...defaultRules.bidExpiry, urgent: 4 } },
        'bidExpiry.urgent',
        /Urgent: enter whole minutes from 5 to 2,880/,
      ],
      [
        { requestExpiry: { ...defaultRules.requestExpiry, standard: 10_081 } },
        'requestExpiry.standard',
        /from 15 to 10,080/,
      ],
    ] as const) {
      const { status, refusal } = await change(body)
      expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
      expect(refusal.message).toMatch(sentence)
    }
    expect((await app.anybody().call(readRules)).body).toEqual(stated)
  })

  it('write every change into the audit log, as it was and as it is', async () => {
    app.clock.advance(60_000)
    await reset('headStart')
    await reset('waves')
    await change({ headStart: { minutes: 4 }, waves: [{ afterMinutes: 0, miles: null }] })
    await reset('waves')
    await reset('waves')
    const { body } = await (await app.given.admin()).call(listAudit)
    const rings = '15 mi at once, 30 mi after 2 min, 60 mi after 5 min, and own radius after 10 min'
    expect(body.slice(0, 3).map(({ action, reason }) => [action, reason])).toEqual([
      ['rule_reset', `Alert waves: own radius at once → ${rings}`],
      ['rule_changed', 'Head start: 2 min → 4 min'],
      ['rule_changed', `Alert waves: ${rings} → own radius at once`],
    ])
  })
})
