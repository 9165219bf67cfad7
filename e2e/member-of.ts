import { listOutbox } from '../contract/admin.ts'
import { acceptInvitation, inviteMember } from '../contract/fleets.ts'
import type { FleetRole } from '../contract/rights.ts'
import type { Caller } from '../server/testing/caller.ts'
import type { Given, GivenCompany } from '../server/testing/given.ts'
import { expect } from './fixtures.ts'

type App = { given: Given; anybody(): Caller }
const unique = () => Math.random().toString(36).slice(2, 8)

/** Somebody who joined by an invitation; its link stands in the mail of the local outbox. */
export async function memberOf(
  app: App,
  { manager }: GivenCompany,
  role: FleetRole,
): Promise<Caller> {
  const email = `${unique()}@example.com`
  await manager.call(inviteMember, { body: { email, role } })
  const admin = await app.given.admin()
  let token: string | undefined
  await expect(async () => {
    const mails = await admin.call(listOutbox)
    const mail = mails.body.find(({ to }) => to === email)
    token = /join-fleet#([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect(token).toBeTruthy()
  }).toPass()
  const caller = app.anybody()
  const joined = await caller.call(acceptInvitation, {
    body: {
      token,
      fullName: 'Vera Night',
      phone: '(512) 555-0143',
      username: `vera-${unique()}`,
      password: 'mesquite-42',
    },
  })
  expect(joined.status).toBe(201)
  return caller
}
