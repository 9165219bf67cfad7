import { readAdminStats } from '#contract/admin.ts'
import { makeApiKey } from '#contract/api-keys.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptInvitation, inviteMember, removeMember, returnToFleet } from '#contract/fleets.ts'
import { confirmAuthenticator, startAuthenticator } from '#contract/security.ts'
import { codeAt } from '../../server/auth/factors/totp.ts'
import { makeAdmin } from '../../server/auth/make-admin.ts'
import type { Caller } from '../../server/testing/caller.ts'
import type { World } from '../world.ts'
import { newAccount, signIn } from './account.ts'
import { newAddress, newName, type Probe, unless } from './probe.ts'

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'signing in', rule, run })
const stepMs = 30_000

/** Sets an authenticator app up, and says its codes. */
async function withApp(caller: Caller) {
  const { secret } = (await caller.call(startAuthenticator)).body
  const code = (steps = 0) => codeAt(secret, new Date(Date.now() + steps * stepMs))
  await caller.call(confirmAuthenticator, { body: { code: code() } })
  return code
}

/** An admin with a password alone, who is none afterwards: no admin but the first is left behind. */
async function asNewAdmin<T>({ app, services }: World, tried: (caller: Caller) => Promise<T>) {
  const username = newName('admin')
  const account = { username, password: 'quiet-lantern-49', email: `${username}@example.com` }
  await makeAdmin(services.db, account)
  const caller = app.anybody()
  try {
    await caller.call(login, { body: account, headers: newAddress() })
    return await tried(caller)
  } finally {
    await services.pool.query(`update users set user_type = 'customer' where username = $1`, [
      username,
    ])
  }
}

/** As if the newest session of this name had been opened, or the password typed, so long ago. */
const set = ({ services }: World, column: 'created_at' | 'proved_at', ago: string) =>
  services.pool.query(
    `update sessions set ${column} = now() - $1::interval
      where created_at = (select max(created_at) from sessions)`,
    [ago],
  )

export const factors: readonly Probe[] = [
  of('an admin without a second factor does nothing', (world) =>
    asNewAdmin(world, async (caller) => {
      const { status } = await caller.call(readAdminStats)
      return unless(status === 403, `reading the figures → ${status}`)
    }),
  ),
  of('an admin signs in again after 12 hours', (world) =>
    asNewAdmin(world, async (caller) => {
      await set(world, 'created_at', '13 hours')
      const { status } = await caller.call(readCurrentUser)
      return unless(status === 401, `after 13 hours → ${status}`)
    }),
  ),
  of('a live stream ends with its session', (world) =>
    asNewAdmin(world, async (caller) => {
      await withApp(caller)
      await set(world, 'created_at', '11 hours 59 minutes 58 seconds')
      // A read brings the session into the server's memory as it is now.
      const stream = await fetch(`${world.baseUrl}/api/live`, {
        headers: { cookie: caller.cookie },
      })
      const gone = AbortSignal.timeout(8_000)
      const ended = stream.body
        ?.pipeTo(new WritableStream(), { signal: gone })
        .then(() => true)
        .catch(() => !gone.aborted)
      return unless((await ended) === true, `${stream.status}: it stood on`)
    }),
  ),
  of('a password alone opens no account that has an authenticator app', async (world) => {
    const account = await newAccount(world)
    await withApp(account.caller)
    const { status } = await signIn(world.app.anybody(), account, account.password)
    return unless(status >= 400, `the password alone → ${status}`)
  }),
  of('a code of an app signs in once', async (world) => {
    const { caller, username, password } = await newAccount(world)
    const code = (await withApp(caller))(1)
    const enter = () =>
      world.app.anybody().call(login, { body: { username, password, code }, headers: newAddress() })
    const [first, second] = [await enter(), await enter()]
    return unless(first.status === 200 && second.status >= 400, `${first.status}, ${second.status}`)
  }),
  of('what is dangerous asks for the password again', async (world) => {
    const { caller } = await newAccount(world)
    await set(world, 'proved_at', '1 hour')
    const body = { name: 'Found on an open page', scopes: ['read_requests'] }
    const { status } = await caller.call(makeApiKey, { body })
    return unless(status === 403, `a key made an hour after the password → ${status}`)
  }),
  of('an invitation replaces no second factor', async (world) => {
    const { app, given, services } = world
    const { manager } = await given.company()
    const email = `${newName('back')}@example.com`
    const invited = async () => {
      const { body } = await manager.call(inviteMember, { body: { email, role: 'viewer' } })
      await world.work('invitation', body.id)
      const mail = (await services.outbox()).find(({ to }) => to === email)
      return /join-fleet#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    const caller = app.anybody()
    const joined = await caller.call(acceptInvitation, {
      body: {
        token: await invited(),
        fullName: 'Pat Probe',
        phone: '+15125550126',
        username: newName('back'),
        password: 'quiet-lantern-50',
      },
      headers: newAddress(),
    })
    await withApp(caller)
    await manager.call(removeMember, { params: { id: joined.body.id } })
    const thief = app.anybody()
    const back = await thief.call(returnToFleet, {
      body: { token: await invited(), password: 'quiet-lantern-51' },
      headers: newAddress(),
    })
    const { status } = await thief.call(readCurrentUser)
    return unless(back.status === 200 && status === 401, `${back.status}, signed in: ${status}`)
  }),
]
