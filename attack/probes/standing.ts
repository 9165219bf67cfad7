import { listOutbox, setFleetStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { setDriverActivity } from '#contract/drivers.ts'
import { shareRequest } from '#contract/links.ts'
import { makeAdmin } from '../../server/auth/make-admin.ts'
import { withToken } from '../../server/testing/caller.ts'
import type { Actor, World } from '../world.ts'
import { newName, type Probe, unless } from './probe.ts'

const nothing = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: {} }
/** Signing in and out, a word to us, a language: asks for no standing; the rest wins it back, is a dispute, calls off, or is about the own data. */
const open =
  /\/(login|login\/passkey|login\/passkey\/options|logout|forgot-password|reset-password|change-password|contact|language|look-up|contest|jobs\/:id\/disputes|disputes\/:id\/(answer|offers|accept|withdraw|appeal)|still-wrong|service-requests\/:id\/cancel|account\/(copy|copy\/download|erasure)|bids\/:id\/photos)$/

/** Every write of an account, tried by somebody who may make none. */
async function writes(world: World, { name, caller, token, refused }: Actor) {
  const as = token ? withToken(caller, token) : caller
  for (const endpoint of world.endpoints) {
    const { method, path } = endpoint
    if (method === 'GET' || open.test(path)) continue
    if (token && endpoint.caller !== 'anyone' && endpoint.caller !== 'request_party') continue
    const answer = await as.call(endpoint, nothing)
    const { status } = answer
    const code = status >= 300 ? answer.refusal.code : null
    if (code !== refused) return `${name}: ${method} ${path} → ${status} ${code}`
  }
  return null
}

const ofActor = (name: string, rule: string): Probe => ({
  part: 'standing',
  rule,
  async run(world) {
    const actor = world.actors.find((one) => one.name === name)
    if (!actor) return `nobody is called ${name}`
    return writes(world, actor)
  },
})

export const standing: readonly Probe[] = [
  ofActor('a suspended shop', 'a suspended shop writes nothing'),
  ofActor('a suspended fleet’s manager', 'a suspended fleet’s people write nothing'),
  ofActor('a driver of a suspended fleet', 'a suspended fleet’s drivers write nothing'),
  ofActor('a customer suspended in person', 'who is suspended in person writes nothing'),
  ofActor('a driver who has not chosen a password', 'a given password opens nothing'),
  {
    part: 'standing',
    rule: 'the link of a suspended fleet’s request writes nothing',
    async run({ given, app }) {
      const company = await given.company()
      const request = await given.request({ as: company.manager })
      await (await given.admin()).call(setFleetStanding, {
        params: { id: company.id },
        body: { status: 'suspended', reason: 'attack' },
      })
      const { status } = await withToken(app.anybody(), request.token).call(shareRequest, {
        params: { id: request.id },
      })
      return unless(status === 403, `sharing by link → ${status}`)
    },
  },
  {
    part: 'standing',
    rule: 'a driver who has left signs in no more',
    async run({ given, app }) {
      const company = await given.company()
      const driver = await given.fleetDriver(company)
      await company.manager.call(setDriverActivity, {
        params: { id: driver.id },
        body: { isActive: false },
      })
      const { username, password } = driver
      const { status } = await app.anybody().call(login, { body: { username, password } })
      return unless(status === 403, `signing in → ${status}`)
    },
  },
  {
    part: 'standing',
    rule: 'a suspended admin reads nothing of the desk',
    async run({ given, app, services }) {
      const name = newName('admin')
      const account = { username: name, password: 'quiet-lantern-44', email: `${name}@example.com` }
      await makeAdmin(services.db, account)
      const caller = app.anybody()
      await caller.call(login, { body: account })
      const { body: me } = await caller.call(readCurrentUser)
      const admin = await given.admin()
      const set = (status: 'active' | 'suspended') =>
        admin.call(setPersonStanding, { params: { id: me.id }, body: { status, reason: 'attack' } })
      await set('suspended')
      await caller.call(login, { body: account })
      const { status, refusal } = await caller.call(listOutbox)
      // No admin but the first is left behind.
      await services.pool.query(`update users set user_type = 'customer' where id = $1`, [me.id])
      const isRefused = status === 403 && refusal.code === 'account_suspended'
      return unless(isRefused, `reading the outbox → ${status}`)
    },
  },
]
