import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  loginByPasskey,
  type PasskeyAnswer,
  prove,
  readSecurity,
  removePasskey,
} from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { passkeyDevice } from '../../testing/passkey-device.ts'
import { atOnce } from '../../testing/race.ts'

const origin = 'http://localhost:4321'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: origin } })
})
afterAll(() => app.close())

type Device = ReturnType<typeof passkeyDevice>

async function add(caller: Caller, device: Device) {
  const options = await caller.call(beginPasskey)
  return caller.call(addPasskey, {
    body: { name: 'Work phone', answer: device.make(options.body) },
  })
}
/** A shop with a passkey on its owner's phone. */
async function shopWithPasskey() {
  const shop = await app.given.provider()
  const device = passkeyDevice(origin)
  const added = await add(shop.caller, device)
  expect(added.status).toBe(201)
  return { ...shop, device, recoveryCodes: added.body.recoveryCodes ?? [] }
}
const shown = async (device: Device) => device.show((await app.anybody().call(askPasskey)).body)
const signIn = (answer: PasskeyAnswer, caller = app.anybody()) =>
  caller.call(loginByPasskey, { body: { answer } })

describe('a passkey', () => {
  it('signs in by itself, without a name or a password', async () => {
    const { username, device } = await shopWithPasskey()
    const caller = app.anybody()
    expect((await signIn(await shown(device), caller)).body.username).toBe(username)
    expect((await caller.call(readCurrentUser)).body.username).toBe(username)
    expect((await caller.call(readSecurity)).body.passkeys).toMatchObject([
      { name: 'Work phone', usedAt: expect.any(String) },
    ])
  })

  it('makes the password alone open nothing; a recovery code does beside it', async () => {
    const { username, password, recoveryCodes } = await shopWithPasskey()
    const refused = await app.anybody().call(login, { body: { username, password } })
    expect(refused.refusal.code).toBe('second_factor_needed')
    expect(refused.refusal.details).toHaveProperty('passkey')
    const [code] = recoveryCodes
    const answer = await app.anybody().call(login, { body: { username, password, code } })
    expect(answer.status).toBe(200)
  })

  it('answers each question once, also many times at the same moment, and not a late one', async () => {
    const { device } = await shopWithPasskey()
    const answer = await shown(device)
    const tries = await atOnce(6, () => signIn(answer))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = await shown(device)
    app.clock.advance(securitySettings.challengeMs + 1)
    expect((await signIn(late)).status).toBe(401)
  })

  it('of another site, of nobody we know or without its person opens nothing', async () => {
    const { device } = await shopWithPasskey()
    const phished = passkeyDevice('http://localhost.evil.example:4321')
    expect((await signIn(await shown(phished))).refusal.code).toBe('wrong_credentials')
    const answer = await shown(device)
    const other = await shown(passkeyDevice(origin))
    expect((await signIn({ ...other, id: answer.id, rawId: answer.rawId })).status).toBe(401)

    const { caller } = await app.given.provider()
    const careless = await add(caller, passkeyDevice(origin, { asksPerson: false }))
    expect([careless.status, careless.refusal.code]).toEqual([400, 'bad_input'])
    expect((await add(caller, phished)).status).toBe(400)
  })

  it('is made only for who was asked to', async () => {
    const [one, other] = [await app.given.customer(), await app.given.customer()]
    const options = await one.call(beginPasskey)
    const answer = passkeyDevice(origin).make(options.body)
    const stolen = await other.call(addPasskey, { body: { name: 'Phone', answer } })
    expect(stolen.status).toBe(400)
  })

  it('proves who it is before something dangerous, and only its own person', async () => {
    const { caller, device } = await shopWithPasskey()
    const other = await shopWithPasskey()
    app.clock.advance(securitySettings.proofMs + 1)
    const { passkeys } = (await caller.call(readSecurity)).body
    const params = { id: passkeys[0]?.id ?? '' }
    expect((await caller.call(removePasskey, { params })).refusal.code).toBe('proof_needed')
    const wrong = await caller.call(prove, { body: { passkey: await shown(other.device) } })
    expect(wrong.status).toBe(401)
    expect((await caller.call(prove, { body: { passkey: await shown(device) } })).status).toBe(200)
    expect((await caller.call(removePasskey, { params })).status).toBe(200)
    expect((await signIn(await shown(device))).status).toBe(401)
  })

  it('opens no account that is closed, and no admin’s door to others', async () => {
    const { device, id } = await shopWithPasskey()
    const answer = await shown(device)
    const atDoor = await app.anybody().call(loginByPasskey, { body: { answer, portal: 'admin' } })
    expect([atDoor.status, atDoor.refusal.code]).toEqual([403, 'admin_required'])
    await app.services.pool.query(
      'update users set closed_at = now() where id = (select owner_user_id from providers where id = $1)',
      [id],
    )
    expect((await signIn(await shown(device))).refusal.code).toBe('account_closed')
  })

  it('is not offered where the address is no domain', async () => {
    const bare = await openTestApp({ env: { PUBLIC_URL: 'http://192.0.2.7:3000' } })
    try {
      const customer = await bare.given.customer()
      expect((await customer.call(readSecurity)).body.offersPasskeys).toBe(false)
      expect((await customer.call(beginPasskey)).status).toBe(409)
    } finally {
      await bare.close()
    }
  })
})
