import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { register } from '#contract/auth.ts'
import { inviteMember, readOwnFleet } from '#contract/fleets.ts'
import { inviteToProvider } from '#contract/provider-people.ts'
import { sendInvitation } from '../people/send-invitation.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { mailInvitation } from './mail-invitation.ts'

/** What strangers may say by our mails. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const lure = 'Your account is locked - go to http://evil.example/unlock'
let made = 0

async function company(companyName: string, isApproved: boolean) {
  const manager = app.anybody()
  const name = `inviting-${made++}`
  await manager.call(register, {
    body: {
      userType: 'business_customer',
      username: name,
      email: `${name}@example.com`,
      fullName: 'Robin Sample',
      phone: '+15125550100',
      password: 'not a common one',
      vehicleCount: 4,
      accountManagerName: 'Robin Sample',
      companyName,
    },
  })
  const { id } = (await manager.call(readOwnFleet)).body
  if (isApproved)
    await (await app.given.admin()).call(setFleetStanding, {
      params: { id },
      body: { status: 'active', reason: 'known' },
    })
  return manager
}

async function mailed(companyName: string, isApproved: boolean) {
  const manager = await company(companyName, isApproved)
  const email = `invited-${made}@example.com`
  const { body } = await manager.call(inviteMember, { body: { email, role: 'viewer' } })
  await mailInvitation(app.services, { invitationId: body.id })
  return (await app.services.outbox()).find(({ to }) => to === email)
}

describe('the subject of an invitation', () => {
  it('names a company only once it is approved', async () => {
    expect((await mailed('Lone Star Freight', false))?.subject).toBe('You are invited to Roadcall')
    expect((await mailed('Lone Star Freight', true))?.subject).toBe(
      'Lone Star Freight invites you to Roadcall',
    )
  })

  it('names none that would pass for a message of ours, and no link of theirs stands in the mail', async () => {
    for (const isApproved of [false, true]) {
      const mail = await mailed(lure, isApproved)
      expect(mail?.subject).toBe('You are invited to Roadcall')
      expect(mail?.text).not.toContain('evil.example')
    }
    expect((await mailed('Call 512-555-0143', true))?.subject).toBe('You are invited to Roadcall')
  })

  it('of a provider likewise', async () => {
    const shop = await app.given.provider({ approved: false })
    const email = 'colleague-of-a-shop@example.com'
    const mail = async () => {
      const body = { role: 'dispatcher', email }
      const invited = await shop.caller.call(inviteToProvider, { body })
      await sendInvitation(app.services, { invitationId: invited.body.id })
      return (await app.services.outbox()).find(({ to }) => to === email)
    }
    expect((await mail())?.subject).toBe('You are invited to Roadcall')
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: shop.id },
      body: { status: 'active', reason: 'known' },
    })
    expect((await mail())?.subject).toBe(`${shop.businessName} invites you to Roadcall`)
  })
})
