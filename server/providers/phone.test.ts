import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { submitBid } from '#contract/bids.ts'
import { confirmPhone, readOwnPhone, sendPhoneCode } from '#contract/provider-phone.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { onePart, placesOf } from '../platform/sms/as-sms.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenProvider } from '../testing/given.ts'
import { givenColleague } from '../testing/given-colleague.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { textPhoneCode } from './text-phone-code.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { everyMs, perWindow, tries, validMs, windowMs } = settings.phoneCode
const applied = () => app.given.provider({ phoneConfirmed: false })
const text = ({ id }: GivenProvider) => textPhoneCode(app.services, { providerId: id })
/** What the newest SMS says; the worker does the task, or here the test by hand. */
async function texted(provider: GivenProvider): Promise<string> {
  await text(provider)
  return app.given.codeFor(provider.businessName)
}
const type = ({ caller }: GivenProvider, code: string) =>
  caller.call(confirmPhone, { body: { code } })
const again = ({ caller }: GivenProvider) => caller.call(sendPhoneCode)
const phoneOf = async ({ caller }: GivenProvider) => (await caller.call(readOwnPhone)).body
const other = (code: string) => (code === '000000' ? '000001' : '000000')

it('the first text to a number says the terms, in one SMS; the code after it does not', async () => {
  const provider = await applied()
  await app.services.pool.query('delete from texted_numbers')
  const own = async () =>
    (await app.services.outbox()).filter(({ text }) => text.includes(provider.businessName))
  await text(provider)
  const [first] = await own()
  expect(first?.text).toMatch(
    /^Roadcall: \d{6} is your code, good for .*\. Msg & data rates may apply\. Reply STOP to end, HELP for help\.$/m,
  )
  expect(placesOf(first?.text ?? '')).toBeLessThanOrEqual(onePart)
  app.clock.advance(everyMs)
  await again(provider)
  await text(provider)
  const [second] = await own()
  expect(second?.text).toMatch(/We never call to ask for it\.$/m)
})

describe('a phone that is not confirmed', () => {
  it('keeps an approved provider from bidding, with a sentence, until the texted code is typed in', async () => {
    const provider = await applied()
    const request = await app.given.request()
    const bid = () =>
      provider.caller.call(submitBid, {
        body: { serviceRequestId: request.id, price: '185.00', estimatedDuration: '45 minutes' },
      })
    const refused = await bid()
    expect([refused.status, refused.refusal.code]).toEqual([403, 'phone_not_confirmed'])
    const own = await provider.caller.call(readOwnProvider)
    expect(own.body).toMatchObject({
      phoneConfirmed: false,
      bidBlockedBy: 'To bid, confirm your phone number with the code we texted you.',
    })

    const code = await texted(provider)
    const confirmed = await type(provider, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect([confirmed.status, confirmed.body.isConfirmed]).toEqual([200, true])
    expect((await bid()).status).toBe(201)
    expect((await type(provider, code)).status).toBe(409)
    expect((await again(provider)).status).toBe(409)
  })

  it('waits behind the approval: a pending provider reads that first', async () => {
    const provider = await app.given.provider({ approved: false, phoneConfirmed: false })
    const own = await provider.caller.call(readOwnProvider)
    expect(own.body.bidBlockedBy).toMatch(/not been approved/)
  })
})

describe('the code', () => {
  it('is kept as a hash only, and goes to the number in one SMS', async () => {
    const provider = await applied()
    expect(await phoneOf(provider)).toMatchObject({ code: { state: 'on_its_way' } })
    const code = await texted(provider)
    await text(provider)
    const sent = (await app.services.outbox()).filter(({ text: said }) =>
      said.includes(provider.businessName),
    )
    expect(sent.map(({ to, channel }) => [to, channel])).toEqual([[provider.phone, 'sms']])
    const { rows } = await app.services.pool.query(
      'select * from phone_codes where provider_id = $1',
      [provider.id],
    )
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(await phoneOf(provider)).toMatchObject({ code: { state: 'sent', triesLeft: tries } })
  })

  it.each(['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥'])('%j is no code', async (code) => {
    const provider = await applied()
    const refused = await type(provider, code)
    expect([refused.status, refused.refusal.details]).toEqual([
      400,
      { code: 'Enter the six digits of the text message.' },
    ])
  })

  it('that is wrong is counted, and after five tries also the right one is good no more', async () => {
    const provider = await applied()
    const code = await texted(provider)
    const first = await type(provider, other(code))
    expect([first.status, first.refusal.code, first.refusal.message]).toEqual([
      400,
      'wrong_code',
      'That is not the code. You have 4 tries left.',
    ])
    for (let at = 1; at < tries; at++) await type(provider, other(code))
    const late = await type(provider, code)
    expect([late.status, late.refusal.code]).toEqual([400, 'code_expired'])
    expect((await phoneOf(provider)).code?.state).toBe('used_up')
    app.clock.advance(everyMs)
    expect((await again(provider)).status).toBe(200)
    expect((await type(provider, await texted(provider))).status).toBe(200)
  })

  it('is good for ten minutes', async () => {
    const provider = await applied()
    const code = await texted(provider)
    app.clock.advance(validMs)
    const late = await type(provider, code)
    expect([late.status, late.refusal.message]).toEqual([
      400,
      'This code has expired. Ask for a new one.',
    ])
    expect((await phoneOf(provider)).code?.state).toBe('expired')
  })

  it('before any was sent is refused with what to do', async () => {
    const refused = await type(await applied(), '123456')
    expect([refused.status, refused.refusal.message]).toEqual([
      400,
      'No code has been sent yet. Ask for one.',
    ])
  })

  it('is tried at most five times however many try at once, and confirms once', async () => {
    for (let round = 0; round < 3; round++) {
      const guessed = await applied()
      const wrong = other(await texted(guessed))
      await atOnce(12, () => type(guessed, wrong))
      const { rows } = await app.services.pool.query(
        'select tries from phone_codes where provider_id = $1',
        [guessed.id],
      )
      expect(rows[0].tries).toBe(tries)

      const provider = await applied()
      const code = await texted(provider)
      const answers = await atOnce(4, () => type(provider, code))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    }
  })
})

it('typed in by a second owner, it changes the number of the first alone: nobody has shown that the other one is theirs', async () => {
  const provider = await applied()
  const code = await texted(provider)
  const second = await givenColleague(app, provider, 'owner')
  expect((await second.call(confirmPhone, { body: { code } })).status).toBe(200)
  const phone = async (caller: Caller) => (await caller.call(readCurrentUser)).body.phone
  expect(await phone(second)).toBe('+15125550188')
  expect(await phone(provider.caller)).toBe((await phoneOf(provider)).phone)
})

describe('another code', () => {
  it('makes the one before worthless', async () => {
    const provider = await applied()
    const first = await texted(provider)
    app.clock.advance(everyMs)
    await again(provider)
    expect((await type(provider, first)).status).toBe(400)
    let second = await texted(provider)
    // One time in a million it is the same.
    if (second === first) {
      app.clock.advance(everyMs)
      await again(provider)
      second = await texted(provider)
    }
    expect((await type(provider, second)).status).toBe(200)
  })

  it('comes once a minute and five times an hour, also when asked for at once', async () => {
    const provider = await applied()
    const soon = await again(provider)
    expect([soon.status, soon.refusal.message]).toEqual([
      429,
      'You can ask for another code in 1 minute.',
    ])
    expect(soon.headers.get('retry-after')).toBe('60')
    expect((await phoneOf(provider)).nextCodeAt).toBe(
      new Date(app.clock.now().getTime() + everyMs).toISOString(),
    )
    app.clock.advance(everyMs)
    const answers = await atOnce(6, () => again(provider))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (let sent = 2; sent < perWindow; sent++) {
      app.clock.advance(everyMs)
      expect((await again(provider)).status).toBe(200)
    }
    app.clock.advance(everyMs)
    expect((await again(provider)).refusal.message).toMatch(/in 5\d minutes\.$/)
    app.clock.advance(windowMs - 5 * everyMs)
    expect((await again(provider)).status).toBe(200)
  })

  it('that the phone’s network refuses for good is told as such; a doubt is tried again', async () => {
    const provider = await applied()
    const failing = (isRetryable: boolean) => ({
      ...app.services,
      sms: {
        send: async () => {
          throw new DeliveryError('sms', 'HTTP 400', isRetryable)
        },
      },
    })
    await expect(textPhoneCode(failing(true), { providerId: provider.id })).rejects.toThrow(
      'HTTP 400',
    )
    await textPhoneCode(failing(false), { providerId: provider.id })
    expect((await phoneOf(provider)).code?.state).toBe('failed')
  })

  it('is not sent when it was asked for too long ago', async () => {
    const provider = await applied()
    app.clock.advance(validMs + 1)
    await text(provider)
    expect((await phoneOf(provider)).code?.state).toBe('failed')
  })
})

describe('a change of the number', () => {
  const change = ({ caller }: GivenProvider, phone: string) =>
    caller.call(changeOwnProvider, { body: { phone } })

  it('has to be confirmed anew, by a code to the new number, where alerts go from then on', async () => {
    const provider = await app.given.provider()
    app.clock.advance(everyMs)
    expect((await change(provider, '+1 512.555.0177')).body.phoneConfirmed).toBe(true)
    const changed = await change(provider, '(512) 555-0199')
    expect([changed.body.phoneConfirmed, changed.body.bidBlockedBy]).toEqual([
      false,
      expect.stringMatching(/^To bid, confirm your phone/),
    ])
    const code = await texted(provider)
    const [newest] = await app.services.outbox()
    expect(newest?.to).toBe('+15125550199')
    expect((await type(provider, code)).status).toBe(200)
    const user = await provider.caller.call(readCurrentUser)
    expect(user.body.phone).toBe('+15125550199')
  })

  it('leaves no code of the old number good for the new one', async () => {
    const provider = await applied()
    const code = await texted(provider)
    expect((await change(provider, '(512) 555-0198')).body.phoneConfirmed).toBe(false)
    expect((await type(provider, code)).status).toBe(400)
  })

  it('is for a suspended provider as closed as everything else', async () => {
    const provider = await applied()
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'test' },
    })
    expect((await again(provider)).status).toBe(401)
  })
})
