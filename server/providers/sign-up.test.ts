import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listProvidersForAdmin } from '#contract/admin.ts'
import { signUpProvider } from '#contract/auth.ts'
import { readOwnPhone } from '#contract/provider-phone.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const application = (more: Record<string, unknown> = {}) => ({
  businessName: 'Delgado Towing',
  ownerName: 'Rosa Delgado',
  email: `rosa-${++count}@example.com`,
  phone: '(512) 555-0143',
  address: '1100 Congress Ave, Austin, TX 78701',
  username: `delgado-${count}`,
  password: 'mesquite-42',
  services: ['towing'],
  serviceRadius: '50',
  serviceHours: '24/7',
  ...more,
})
const apply = (body: unknown) => app.anybody().call(signUpProvider, { body })

describe('an application', () => {
  it('makes a pending provider, signed in, and keeps all that the applicant said', async () => {
    const caller = app.anybody()
    const answer = await caller.call(signUpProvider, {
      body: application({
        location: 'I-35 from Waco to San Antonio',
        experience: '6-10',
        teamSize: '1',
        equipment: '50-ton rotator, WreckMaster 6/7',
        description: 'Professional towing service.',
      }),
    })
    expect([answer.status, answer.body.userType]).toEqual([201, 'service_provider'])
    const own = await caller.call(readOwnProvider)
    expect(own.body).toMatchObject({ status: 'pending', services: ['towing'], serviceRadius: 50 })
    const all = await (await app.given.admin()).call(listProvidersForAdmin)
    expect(all.body.find(({ id }) => id === own.body.id)).toMatchObject({
      serviceArea: 'I-35 from Waco to San Antonio',
      experience: '6-10',
      teamSize: '1',
      equipment: '50-ton rotator, WreckMaster 6/7',
      description: 'Professional towing service.',
    })
  })

  it('has a code texted to its phone at once', async () => {
    const caller = app.anybody()
    await caller.call(signUpProvider, { body: application() })
    const { body } = await caller.call(readOwnPhone)
    expect(body).toMatchObject({ isConfirmed: false, code: { state: 'on_its_way' } })
    const { rows } = await app.services.pool.query(
      `select count(*) as n from graphile_worker.jobs where task_identifier = 'text_phone_code'`,
    )
    expect(rows[0].n).toBeGreaterThan(0)
  })

  it('understands every spelling of a trade', async () => {
    const caller = app.anybody()
    await caller.call(signUpProvider, { body: application({ services: ['Tire Change Service'] }) })
    expect((await caller.call(readOwnProvider)).body.services).toEqual(['tire'])
  })

  it('for a username or an address that is taken says which, in the specification’s words', async () => {
    const first = application()
    await apply(first)
    const name = await apply({ ...application(), username: first.username.toUpperCase() })
    expect([name.status, name.refusal.error]).toEqual([409, 'Try another username'])
    const email = await apply({ ...application(), email: first.email.toUpperCase() })
    expect([email.status, email.refusal.error]).toEqual([409, 'Try another email address'])
  })

  it.each([
    ['businessName', 'D', 'Business name must be at least 2 characters'],
    ['ownerName', '', 'Owner name must be at least 2 characters'],
    ['email', 'rosa', 'Invalid email address'],
    ['phone', '555-0143', 'Phone number must be at least 10 digits'],
    ['phone', 'call me maybe', 'Phone number must be at least 10 digits'],
    ['address', 'Rd', 'Complete address is required'],
    ['services', [], 'Please select your primary service'],
    ['services', ['plumbing'], 'Please select your primary service'],
    ['serviceHours', '', 'Please select your service hours'],
    ['serviceHours', 'sometimes', 'Please select your service hours'],
    ['serviceRadius', '', 'Please select your service radius'],
    ['serviceRadius', 200, 'Choose the service radius from 1 to 150 miles.'],
    ['username', 'ro', 'Username must be at least 3 characters'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['experience', 'ages', 'Choose the years of experience from the list.'],
    ['teamSize', 'many', 'Choose the team size from the list.'],
  ])('with %s %j is refused with a sentence at the field', async (field, value, told) => {
    const refused = await apply(application({ [field]: value }))
    expect([refused.status, refused.refusal.details]).toEqual([400, { [field]: told }])
  })
})
