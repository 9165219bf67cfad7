import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDriverProfile } from '#contract/drivers.ts'
import { changeOwnFleet, readOwnFleet } from '#contract/fleets.ts'
import { addUnit } from '#contract/units.ts'
import type { GivenCompany } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const change = ({ manager }: GivenCompany, body: Record<string, unknown>) =>
  manager.call(changeOwnFleet, { body })

it('a company record is kept right: its numbers, its address, the number that its drivers call, its rules', async () => {
  const company = await app.given.company()
  const saved = await change(company, {
    mcNumber: 'MC-99',
    dotNumber: 'USDOT 4242',
    address: '1 Depot Rd, Waco, TX 76701',
    phone: '(254) 555-0100',
    defaultLimit: '$1,500.00',
    poPattern: 'RC-{unit}-{date}',
    isPoRequired: true,
  })
  expect(saved.body).toMatchObject({
    mcNumber: '99',
    dotNumber: '4242',
    address: '1 Depot Rd, Waco, TX 76701',
    defaultLimit: '1500.00',
    poPattern: 'RC-{unit}-{date}',
    isPoRequired: true,
  })
  const driver = await app.given.fleetDriver(company)
  const profile = await driver.caller.call(readDriverProfile)
  expect(profile.body.fleet?.phone?.replace(/\D/g, '')).toMatch(/2545550100$/)
})

it('who has said at sign-up how many vehicles there are reads the range in the record, until another is chosen', async () => {
  const company = await app.given.company()
  const read = async () => (await company.manager.call(readOwnFleet)).body
  expect(await read()).toMatchObject({ vehicleCount: 40, fleetSize: '26-50' })
  // The trucks that are registered are counted; what was said of the whole fleet stays.
  await company.manager.call(addUnit, { body: { kind: 'truck', unitNumber: 'T-1' } })
  expect(await read()).toMatchObject({ vehicleCount: 1, fleetSize: '26-50' })
  await change(company, { fleetSize: '51-100', seen: { fleetSize: '26-50' } })
  expect((await read()).fleetSize).toBe('51-100')
})

it.each([
  ['defaultLimit', 'lots', 'Enter the spending limit as an amount in dollars.'],
  ['poPattern', 'RC-{truck}', 'Use your own letters and digits, {unit} and {date}.'],
  ['address', 'x', 'Complete address is required'],
])('a wrong %s (%s) is refused: %s', async (field, value, sentence) => {
  const answer = await change(await app.given.company(), { [field]: value })
  expect([answer.status, answer.refusal.details?.[field]]).toEqual([400, sentence])
})

it('what another manager has changed meanwhile is refused with what stands there now, and other fields are kept', async () => {
  const company = await app.given.company()
  const { body } = await company.manager.call(readOwnFleet)
  const seen = { address: body.address, accountManagerName: body.accountManagerName }
  await change(company, { address: '1 First St, Waco, TX', seen })
  const late = { address: '2 Second St, Waco, TX' }
  const refused = await change(company, { ...late, seen })
  expect([refused.status, refused.refusal.code, refused.refusal.details?.address]).toEqual([
    409,
    'changed_meanwhile',
    'Somebody else changed this to “1 First St, Waco, TX” while you were editing. Save again to use yours.',
  ])
  const other = await change(company, { accountManagerName: 'Robin Other', seen })
  expect(other.body).toMatchObject({
    address: '1 First St, Waco, TX',
    accountManagerName: 'Robin Other',
  })
  const meant = await change(company, { ...late, seen: { address: '1 First St, Waco, TX' } })
  expect(meant.body.address).toBe('2 Second St, Waco, TX')
})

it('of many who change the same field at the same moment one does', async () => {
  for (let round = 0; round < 3; round++) {
    const company = await app.given.company()
    const { ownerName } = (await company.manager.call(readOwnFleet)).body
    const answers = await atOnce(4, (index) =>
      change(company, { ownerName: `Owner Number ${index}`, seen: { ownerName } }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  }
})
