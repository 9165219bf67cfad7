import { login, register } from '#contract/auth.ts'
import type { Caller } from '../../server/testing/caller.ts'
import type { World } from '../world.ts'
import { newAddress, newName } from './probe.ts'

/** A customer of the world, signed in. */
export async function newAccount({ app }: World) {
  const name = newName('probe')
  const account = {
    userType: 'customer' as const,
    username: name,
    password: 'quiet-lantern-45',
    email: `${name}@example.com`,
    fullName: 'Pat Probe',
    phone: '+15125550121',
  }
  const caller = app.anybody()
  const registered = await caller.call(register, { body: account, headers: newAddress() })
  return { caller, registered, ...account }
}
export const signIn = (
  by: Caller,
  { username }: { username: string },
  password: string,
  headers = newAddress(),
) => by.call(login, { body: { username, password }, headers })
