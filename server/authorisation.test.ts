import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import { fleetRoles, mayInFleet } from '#contract/rights.ts'
import { record } from './core/events.ts'
import type { Caller, CallOptions } from './testing/caller.ts'
import { everyRow as rows } from './testing/every-row.ts'
import { workingTechnician } from './testing/given-owned.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
/** One of each type, and of each the other one: none of them has anything. */
let types: Record<string, Caller>
beforeAll(async () => {
  // Every call is made here: one whose SQL leaves a column without its table fails when another table gets that name.
  app = await openTestApp({ laterColumns: true })
  types = {
    customer: await app.given.customer(),
    business_customer: await app.given.manager(),
    driver: await app.given.driver(),
    service_provider: (await app.given.provider()).caller,
    admin: await app.given.admin(),
    technician: (await workingTechnician(app)).byLink,
  }
})
afterAll(() => app.close())

const nobody = '00000000-0000-4000-8000-000000000000'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const roles = ['service_provider', 'business_customer', 'driver', 'admin']

it('every endpoint has a row beside its noun, and every row an endpoint', () => {
  expect(app.api.endpoints.map(nameOf).sort()).toEqual(
    rows.map(({ endpoint }) => nameOf(endpoint)).sort(),
  )
})

it('every call of a fleet has its right beside it', () => {
  const ofFleets = rows.filter(({ endpoint }) => endpoint.caller === 'business_customer')
  const without = ofFleets.filter(({ right }) => right === undefined)
  expect(without.map(({ endpoint }) => nameOf(endpoint))).toEqual([])
})

const byRight = rows.flatMap(({ endpoint, rightful, right }) =>
  right
    ? fleetRoles.map((role) => ({ name: nameOf(endpoint), endpoint, rightful, right, role }))
    : [],
)
it.each(byRight)('$name answers a $role by the table of rights', async (row) => {
  const { caller, given } = await row.rightful(app)
  const me = await caller.call(readCurrentUser)
  await app.services.pool.query('update fleet_members set role = $2 where user_id = $1', [
    me.body.id,
    row.role,
  ])
  const answer = await caller.call(row.endpoint, given)
  if (mayInFleet(row.role, row.right)) expect([200, 201, 409]).toContain(answer.status)
  else expect([answer.status, answer.refusal.code]).toEqual([403, 'not_allowed'])
})

it('every call of a provider names its right, and no other call does', () => {
  const wrong = rows.filter(
    ({ endpoint: { caller, right } }) => (caller === 'service_provider') !== (right !== undefined),
  )
  expect(wrong.map(({ endpoint }) => nameOf(endpoint))).toEqual([])
})

/** Makes somebody of a provider's people another, as if it had always been so. */
async function becomes(caller: Caller, role: ProviderRole) {
  const { id: userId } = (await caller.call(readCurrentUser)).body
  await app.services.deeds.own().transaction(async (tx) => {
    await sql`
      with t as (
        insert into technicians (provider_id, full_name, phone, created_at)
        select provider_id, 'Lee Sample', '(512) 555-0188', now() from provider_members
        where user_id = ${userId} and ${role} = 'technician' returning id)
      update provider_members set role = ${role}, technician_id = (select id from t)
      where user_id = ${userId}`.execute(tx)
    // As the deed that changes a role: who is signed in is looked up again.
    await record(tx, 'access_ended', { userId })
  })
}

const ofProviders = rows.flatMap(({ endpoint, rightful, refusesRightful }) =>
  endpoint.right
    ? [{ name: nameOf(endpoint), endpoint, rightful, refusesRightful, right: endpoint.right }]
    : [],
)
it.each(ofProviders)('$name answers a provider’s people by the table of rights', async (row) => {
  const { caller, given } = await row.rightful(app)
  for (const role of ['technician', 'dispatcher'] as const) {
    await becomes(caller, role)
    const answer = await caller.call(row.endpoint, given)
    if (mayAtProvider(role, row.right))
      expect([200, 201, 409, row.refusesRightful]).toContain(answer.status)
    else expect([role, answer.status, answer.refusal.code]).toEqual([role, 403, 'not_allowed'])
  }
})

describe.each(rows.map((row) => ({ ...row, name: nameOf(row.endpoint) })))(
  '$name',
  ({ endpoint, rightful, hasOwner, otherSends, refusesRightful }) => {
    it('serves whom it is for and refuses everybody else, a malformed id and a wrong body', async () => {
      const { caller, given } = await rightful(app)
      if (endpoint.caller !== 'anyone') await refusesStrangers(endpoint, given)
      if (roles.includes(endpoint.caller)) await refusesOtherTypes(endpoint, given)
      if (hasOwner) await hidesFromOthers(endpoint, { ...given, ...otherSends })
      if (endpoint.path.includes(':id')) await refusesWhatIsNoId(caller, endpoint, given)
      if (endpoint.caller !== 'anyone') {
        const { status } = await caller.call(endpoint, given)
        expect([200, 201, 409, refusesRightful]).toContain(status)
      }
      if (endpoint.body) await refusesBadBodies(caller, endpoint, given)
    })
  },
)

async function refusesStrangers(endpoint: Endpoint, given: CallOptions) {
  const { status, refusal } = await app.anybody().call(endpoint, given)
  expect(status).toBe(endpoint.caller === 'request_party' ? 404 : 401)
  expect(refusal.message).toMatch(/^[A-Z].*\.$/)
}

async function refusesOtherTypes(endpoint: Endpoint, given: CallOptions) {
  const { technician, ...accounts } = types
  for (const [type, caller] of Object.entries(accounts)) {
    if (type === endpoint.caller) continue
    const { status, refusal } = await caller.call(endpoint, given)
    expect([type, status, refusal.code]).toEqual([type, 403, 'wrong_role'])
  }
}

/** What belongs to another is answered like what is not there. */
async function hidesFromOthers(endpoint: Endpoint, given: CallOptions) {
  const other = types[endpoint.caller] ?? types.customer ?? app.anybody()
  const notTheirs = await other.call(endpoint, given)
  const notThere = await other.call(endpoint, { ...given, params: { id: nobody } })
  expect([notTheirs.status, notThere.status]).toEqual([404, 404])
  expect(notTheirs.refusal).toEqual(notThere.refusal)
}

async function refusesWhatIsNoId(caller: Caller, endpoint: Endpoint, given: CallOptions) {
  const { status, refusal } = await caller.call(endpoint, { ...given, params: { id: "1' or 1=1" } })
  expect([status, refusal.message]).toEqual([400, 'This id is not valid.'])
}

const deep = Array.from({ length: 200 }).reduce((inner) => ({ a: inner }), 'x')
const badBodies: Record<string, unknown> = {
  'a list': [],
  'a number': 7,
  nothing: null,
  'deeply nested': deep,
  'NUL in a text': { message: 'a\0b', reason: 'a\0b', username: 'a\0b', email: 'a\0b' },
  huge: { message: 'x'.repeat(100_000) },
  'wrong types': { price: {}, status: 5, reason: 5, step: [], username: {}, email: 5, fullName: 1 },
}

async function refusesBadBodies(caller: Caller, endpoint: Endpoint, given: CallOptions) {
  for (const [what, body] of Object.entries(badBodies)) {
    const answer = await caller.call(endpoint, { ...given, body })
    // A body of optional fields may ignore what it does not know.
    if (answer.status < 300 && what === 'wrong types') continue
    expect([what, Math.floor(answer.status / 100)]).toEqual([what, 4])
    expect([what, answer.refusal.message]).toEqual([what, expect.stringMatching(/^\S.*\S$/)])
  }
}
