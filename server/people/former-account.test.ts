import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeContactDetails, readCurrentUser } from '#contract/auth.ts'
import { inviteToProvider, joinProvider } from '#contract/provider-people.ts'
import { addTechnician, changeTechnician, setTechnicianActivity } from '#contract/technicians.ts'
import type { GivenProvider } from '../testing/given.ts'
import { newPhone } from '../testing/new-phone.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendInvitation } from './send-invitation.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const unique = () => `${++count}-${Math.random().toString(36).slice(2, 8)}`
const address = () => `tech-${unique()}@example.com`

const added = async ({ caller }: GivenProvider, phone: string) =>
  (await caller.call(addTechnician, { body: { fullName: `Ana ${unique()}`, phone } })).body.id
const activity = ({ caller }: GivenProvider, id: string, isActive: boolean) =>
  caller.call(setTechnicianActivity, { params: { id }, body: { isActive } })

/** Who joins by an invitation to a technician's login, texted or mailed. */
async function joined(shop: GivenProvider, technicianId: string, to: { phone: string } | string) {
  const token =
    typeof to === 'string'
      ? await mailed(shop, technicianId, to)
      : await app.given.invitation(shop, { role: 'technician', technicianId, ...to })
  const caller = app.anybody()
  const answer = await caller.call(joinProvider, {
    body: {
      token,
      fullName: `Ben ${unique()}`,
      phone: newPhone(),
      username: `ben-${unique()}`,
      password: 'pass-of-my-own',
    },
  })
  expect(answer.status).toBe(201)
  const email = async () => (await caller.call(readCurrentUser)).body.email
  return { caller, id: answer.body.id, email }
}

async function mailed({ caller }: GivenProvider, technicianId: string, email: string) {
  const sent = await caller.call(inviteToProvider, {
    body: { role: 'technician', technicianId, email },
  })
  await sendInvitation(app.services, { invitationId: sent.body.id })
  const mail = (await app.services.outbox()).find(({ to }) => to === email)
  return /join-provider#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A technician who has signed in by a text, has written an own address into the account, and has left. */
async function whoLeft(shop: GivenProvider, phone: string) {
  const technicianId = await added(shop, phone)
  const { caller, id } = await joined(shop, technicianId, { phone })
  const email = address()
  const changed = await caller.call(changeContactDetails, { body: { email } })
  expect(changed.status).toBe(200)
  await activity(shop, technicianId, false)
  return { technicianId, id, email }
}

it('the successor on a phone of the shop gets an account of their own, not that of who has left', async () => {
  const shop = await app.given.provider()
  const phone = newPhone()
  const former = await whoLeft(shop, phone)
  const successor = await joined(shop, await added(shop, phone), { phone })
  expect(successor.id).not.toBe(former.id)
  expect(await successor.email()).toBe('')
})

it('an account that is opened again by a text keeps no address that somebody else may read', async () => {
  const shop = await app.given.provider()
  const phone = newPhone()
  const former = await whoLeft(shop, phone)
  await activity(shop, former.technicianId, true)
  await shop.caller.call(changeTechnician, {
    params: { id: former.technicianId },
    body: { fullName: 'Cleo Next' },
  })
  const next = await joined(shop, former.technicianId, { phone })
  expect(await next.email()).toBe('')
})

it('an account that is opened again by a mail has the address that was written to', async () => {
  const shop = await app.given.provider()
  const former = await whoLeft(shop, newPhone())
  await activity(shop, former.technicianId, true)
  const email = address()
  const next = await joined(shop, former.technicianId, email)
  expect(await next.email()).toBe(email)
  await activity(shop, former.technicianId, false)
  await activity(shop, former.technicianId, true)
  const again = await joined(shop, former.technicianId, email.toUpperCase())
  expect([again.id, (await again.email()).toLowerCase()]).toEqual([next.id, email])
})

it('who wrote another address into the account comes back by an invitation to it', async () => {
  const shop = await app.given.provider()
  const former = await whoLeft(shop, newPhone())
  await activity(shop, former.technicianId, true)
  const back = await joined(shop, former.technicianId, former.email)
  expect([back.id, await back.email()]).toEqual([former.id, former.email])
})
