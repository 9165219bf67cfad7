import { changePassword, login, readCurrentUser, register, resetPassword } from '#contract/auth.ts'
import { insertReset } from '../../server/auth/queries.ts'
import { newToken } from '../../server/platform/secrets/tokens.ts'
import type { Caller } from '../../server/testing/caller.ts'
import type { World } from '../world.ts'
import { newAccount, signIn } from './account.ts'
import { newAddress, newName, type Probe, unless } from './probe.ts'

async function resetOf({ services }: World, caller: Caller) {
  const { body: me } = await caller.call(readCurrentUser)
  const { token, hash } = newToken()
  await insertReset(services.db, hash, me.id, new Date(Date.now() + 600_000))
  return token
}

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'signing in', rule, run })

export const signingIn: readonly Probe[] = [
  of('strangers guess a password five times, also at the same moment', async (world) => {
    const account = await newAccount(world)
    const guess = () => signIn(world.app.anybody(), account, 'wrong-guess-1')
    const answers = await Promise.all(Array.from({ length: 16 }, guess))
    const judged = answers.filter(({ status }) => status === 401).length
    return unless(judged <= 5, `${judged} of 16 guesses were judged`)
  }),
  of('strangers lock nobody out of a device that is known', async (world) => {
    const account = await newAccount(world)
    const cookie = account.registered.headers
      .getSetCookie()
      .find((set) => /^(__Host-)?roadcall_device=[^;]/.test(set))
    for (let at = 0; at < 6; at++) await signIn(world.app.anybody(), account, 'wrong-guess-2')
    const owner = { ...world.app.anybody(), cookie: cookie?.split(';')[0] ?? '' }
    const { status } = await world.app.anybody().call(login, {
      body: { username: account.username, password: account.password },
      headers: { ...newAddress(), cookie: owner.cookie },
    })
    return unless(status === 200, `the owner’s own device → ${status}`)
  }),
  of('what everybody chooses is no password', async ({ app }) => {
    for (const password of ['aaaaaa', '111111111', '654321', 'roadcall1']) {
      const name = newName('common')
      const { status } = await app.anybody().call(register, {
        body: {
          userType: 'customer',
          username: name,
          password,
          email: `${name}@example.com`,
          fullName: 'Pat Probe',
          phone: '+15125550122',
        },
        headers: newAddress(),
      })
      if (status < 300) return `${password} → ${status}`
    }
    return null
  }),
  of('a changed password ends links that were mailed before', async (world) => {
    const { caller, password } = await newAccount(world)
    const token = await resetOf(world, caller)
    await caller.call(changePassword, {
      body: { currentPassword: password, newPassword: 'brass-kettle-19' },
    })
    const { status } = await world.app.anybody().call(resetPassword, {
      body: { token, newPassword: 'taken-over-88' },
    })
    return unless(status >= 400, `the old link → ${status}`)
  }),
  of('a reset ends every session', async (world) => {
    const { caller } = await newAccount(world)
    const token = await resetOf(world, caller)
    await world.app
      .anybody()
      .call(resetPassword, { body: { token, newPassword: 'brass-kettle-20' } })
    const { status } = await caller.call(readCurrentUser)
    return unless(status === 401, `the session from before → ${status}`)
  }),
  of('a reset link works once', async (world) => {
    const { caller } = await newAccount(world)
    const token = await resetOf(world, caller)
    const use = (newPassword: string) =>
      world.app.anybody().call(resetPassword, { body: { token, newPassword } })
    const answers = await Promise.all(['brass-kettle-21', 'brass-kettle-22'].map(use))
    const done = answers.filter(({ status }) => status < 300).length
    return unless(done === 1, `${done} of 2 uses worked`)
  }),
  of('a registration that is answered again opens no session', async ({ app }) => {
    const name = newName('again')
    const call = () =>
      app.anybody().call(register, {
        body: {
          userType: 'customer',
          username: name,
          password: 'quiet-lantern-46',
          email: `${name}@example.com`,
          fullName: 'Pat Probe',
          phone: '+15125550123',
        },
        idempotencyKey: name,
        headers: newAddress(),
      })
    await call()
    const again = await call()
    const set = again.headers.getSetCookie().filter((one) => /roadcall_session=[^;]/.test(one))
    return unless(set.length === 0, `answered again: ${again.status} with a session`)
  }),
  of('guesses of the password by who is signed in are counted', async (world) => {
    const { caller } = await newAccount(world)
    const guess = () =>
      caller.call(changePassword, {
        body: { currentPassword: 'wrong-guess-3', newPassword: 'brass-kettle-23' },
      })
    let judged = 0
    for (let at = 0; at < 8; at++) if ((await guess()).status !== 429) judged++
    return unless(judged <= 5, `${judged} of 8 guesses were judged`)
  }),
  of('a household’s addresses of IPv6 count as one', async (world) => {
    const guess = (at: number) =>
      signIn(world.app.anybody(), { username: newName('nobody') }, 'wrong-guess-4', {
        'x-forwarded-for': `2001:db8:7:7::${(at + 1).toString(16)}`,
      })
    let judged = 0
    // A few at a time, or the line of passwords that are checked refuses some of them for being long.
    for (let first = 0; first < 40; first += 8) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => guess(first + at)))
      judged += answers.filter(({ status }) => status === 401).length
    }
    return unless(judged <= 30, `${judged} of 40 guesses were judged`)
  }),
  of('a manager’s password has eight characters', async ({ given }) => {
    const { manager, password } = await given.company()
    const { status } = await manager.call(changePassword, {
      body: { currentPassword: password, newPassword: 'x7-y8z' },
    })
    return unless(status === 400, `six characters → ${status}`)
  }),
  of('a changed password is told to its owner', async (world) => {
    const { caller, password } = await newAccount(world)
    const waiting = async () => {
      const { rows } = await world.services.pool.query(
        `select count(*)::int as n from graphile_worker._private_jobs where payload->>'news' = 'passwordChanged'`,
      )
      return rows[0].n
    }
    const before = await waiting()
    const { status } = await caller.call(changePassword, {
      body: { currentPassword: password, newPassword: 'brass-kettle-24' },
    })
    const mails = (await waiting()) - before
    return unless(status === 200 && mails === 1, `${status}, ${mails} mails`)
  }),
]
