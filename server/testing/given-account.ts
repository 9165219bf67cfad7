import { type CurrentUser, register } from '#contract/auth.ts'
import type { Caller } from './caller.ts'
import type { TestApp } from './open-test-app.ts'

export interface GivenAccount {
  caller: Caller
  id: string
  username: string
  password: string
  fullName: string
  email: string
  phone: string
}

let accounts = 0

/** Somebody who has registered under names and numbers that nobody else has; a customer unless `form` says more. */
export async function givenAccount(
  app: TestApp,
  form: Record<string, unknown> = { userType: 'customer' },
): Promise<GivenAccount> {
  accounts += 1
  const mark = `${accounts}${Math.random().toString(36).slice(2, 8)}`
  const account = {
    username: `quillon-${mark}`,
    password: `only-mine-${mark}`,
    email: `quillon.${mark}@example.com`,
    fullName: `Quillon Marsh${mark}`,
    phone: `+1512566${String(1000 + accounts)}`,
  }
  const caller = app.anybody()
  const answer = await caller.call(register, { body: { ...account, ...form } })
  const { id }: CurrentUser = answer.body
  return { caller, id, ...account }
}

export const asFleet = {
  userType: 'business_customer',
  companyName: 'Quillon Long Haul',
  vehicleCount: 12,
  accountManagerName: 'Quillon Manager',
}

export const asTrucker = {
  userType: 'driver',
  licenseNumber: 'TX7654321',
  vehicleInfo: 'Kenworth T680 2020',
  currentLocation: 'Waco, TX',
}
