import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { mayAtProvider, type ProviderRight } from '#contract/provider-rights.ts'
import { type ProviderRole, providerRoles } from '#contract/provider-roles.ts'
import { type FleetRight, fleetRoles, mayInFleet } from '#contract/rights.ts'
import { idFields } from '#contract/words/en/fields/id.ts'
import { pseudo } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { record } from './core/events.ts'
import type { Caller, CallOptions } from './testing/caller.ts'
import { everyRow as rows } from './testing/every-row.ts'
import { workingTechnician } from './testing/given-owned.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { hasEscaped, sentencesIn } from './testing/plain-words.ts'

let app: TestApp
/** One of each type, and of each the other one: none of them has anything. */
let types: Record<string, Caller>
beforeAll(async () => {
  // Every call is made here: one whose SQL leaves a column without its table fails when another table gets that name.
  // And everybody reads another language: a sentence in English has escaped the catalogue.
  const env = { PSEUDO_LANGUAGE: 'yes' }
  app = await openTestApp({ laterColumns: true, env, language: pseudo })
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

/** Makes a call and holds its answer to the language of who asks. */
async function ask<E extends Endpoint>(caller: Caller, endpoint: E, given: CallOptions) {
  const answer = await caller.call(endpoint, given)
  if (answer.headers.get('content-type')?.includes('json')) {
    const sentences = sentencesIn(JSON.parse(new TextDecoder().decode(answer.bytes)))
    expect(sentences.filter(hasEscaped)).toEqual([])
  }
  return answer
}

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

/** Puts a member of a fleet into another role. */
async function takesRole(caller: Caller, role: (typeof fleetRoles)[number]) {
  const me = await caller.call(readCurrentUser)
  await app.services.pool.query('update fleet_members set role = $2 where user_id = $1', [
    me.body.id,
    role,
  ])
}

// Who may not is refused in the world of the call itself, below; who may do it changes something, in a world of their own.
const byRight = rows.flatMap(({ endpoint, rightful, right }) =>
  right && endpoint.method !== 'GET'
    ? fleetRoles
        .filter((role) => role !== 'manager' && mayInFleet(role, right))
        .map((role) => ({ name: nameOf(endpoint), endpoint, rightful, role }))
    : [],
)
it.each(byRight)('$name serves a $role, who has the right', async (row) => {
  const { caller, given } = await row.rightful(app)
  await takesRole(caller, row.role)
  const answer = await ask(caller, row.endpoint, given)
  expect([200, 201, 409]).toContain(answer.status)
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

const ofProviders = rows.flatMap(({ endpoint, rightful, refusesRightful }) => {
  const { right, method } = endpoint
  const may = right
    ? providerRoles.filter((role) => role !== 'owner' && mayAtProvider(role, right))
    : []
  return may.length > 0 && method !== 'GET'
    ? [{ name: nameOf(endpoint), endpoint, rightful, refusesRightful, may }]
    : []
})
it.each(ofProviders)('$name serves a provider’s people who have the right', async (row) => {
  const { caller, given } = await row.rightful(app)
  for (const role of row.may) {
    await becomes(caller, role)
    const answer = await ask(caller, row.endpoint, given)
    expect([role, [200, 201, 409, row.refusesRightful].includes(answer.status)]).toEqual([
      role,
      true,
    ])
  }
})

describe.each(rows.map((row) => ({ ...row, name: nameOf(row.endpoint) })))(
  '$name',
  ({ endpoint, rightful, right, hasOwner, otherSends, refusesRightful }) => {
    it('serves whom it is for and refuses everybody else, a malformed id and a wrong body, each in the language of the caller', async () => {
      const { caller, given } = await rightful(app)
      if (endpoint.caller !== 'anyone') await refusesStrangers(endpoint, given)
      if (roles.includes(endpoint.caller)) await refusesOtherTypes(endpoint, given)
      if (hasOwner) await hidesFromOthers(endpoint, { ...given, ...otherSends })
      if (endpoint.path.includes(':id')) await refusesWhatIsNoId(caller, endpoint, given)
      if (right) await answersByRight(caller, endpoint, given, right)
      if (endpoint.right) await answersPeopleByRight(caller, endpoint, given, endpoint.right)
      if (endpoint.response !== 'event-stream') {
        const { status } = await ask(caller, endpoint, given)
        if (endpoint.caller !== 'anyone') expect([200, 201, 409, refusesRightful]).toContain(status)
      }
      if (endpoint.body) await refusesBadBodies(caller, endpoint, given)
      if (endpoint.response === 'event-stream') return
      // A second time, and somebody whose call it is not: whatever they are answered.
      await ask(caller, endpoint, given)
      if (!roles.includes(endpoint.caller)) await ask(await app.given.customer(), endpoint, given)
    })
  },
)

/** Each member of a fleet, by the table of rights: whoever may not, and of what changes nothing who may, too. */
async function answersByRight(
  manager: Caller,
  endpoint: Endpoint,
  given: CallOptions,
  right: FleetRight,
) {
  for (const role of fleetRoles) {
    const may = mayInFleet(role, right)
    if (may && endpoint.method !== 'GET') continue
    await takesRole(manager, role)
    const answer = await ask(manager, endpoint, given)
    if (may) expect([role, [200, 409].includes(answer.status)]).toEqual([role, true])
    else expect([role, answer.status, answer.refusal.code]).toEqual([role, 403, 'not_allowed'])
  }
  await takesRole(manager, 'manager')
}

/** A provider’s people likewise. */
async function answersPeopleByRight(
  owner: Caller,
  endpoint: Endpoint,
  given: CallOptions,
  right: ProviderRight,
) {
  let hasChanged = false
  for (const role of providerRoles) {
    const may = mayAtProvider(role, right)
    if (role === 'owner' || (may && endpoint.method !== 'GET')) continue
    await becomes(owner, role)
    hasChanged = true
    const answer = await ask(owner, endpoint, given)
    if (may) expect([role, [200, 409].includes(answer.status)]).toEqual([role, true])
    else expect([role, answer.status, answer.refusal.code]).toEqual([role, 403, 'not_allowed'])
  }
  if (hasChanged) await becomes(owner, 'owner')
}

async function refusesStrangers(endpoint: Endpoint, given: CallOptions) {
  const { status, refusal } = await ask(app.anybody(), endpoint, given)
  expect(status).toBe(endpoint.caller === 'request_party' ? 404 : 401)
  expect(refusal.message).toMatch(/^\p{Lu}.*\.$/u)
}

async function refusesOtherTypes(endpoint: Endpoint, given: CallOptions) {
  const { technician, ...accounts } = types
  for (const [type, caller] of Object.entries(accounts)) {
    if (type === endpoint.caller) continue
    const { status, refusal } = await ask(caller, endpoint, given)
    expect([type, status, refusal.code]).toEqual([type, 403, 'wrong_role'])
  }
}

/** What belongs to another is answered like what is not there. */
async function hidesFromOthers(endpoint: Endpoint, given: CallOptions) {
  const other = types[endpoint.caller] ?? types.customer ?? app.anybody()
  const notTheirs = await ask(other, endpoint, given)
  const notThere = await ask(other, endpoint, { ...given, params: { id: nobody } })
  expect([notTheirs.status, notThere.status]).toEqual([404, 404])
  expect(notTheirs.refusal).toEqual(notThere.refusal)
}

async function refusesWhatIsNoId(caller: Caller, endpoint: Endpoint, given: CallOptions) {
  const { status, refusal } = await ask(caller, endpoint, { ...given, params: { id: "1' or 1=1" } })
  expect([status, refusal.message]).toEqual([400, sentence(idFields.wrong, pseudo)])
}

const deep = Array.from({ length: 200 }).reduce((inner) => ({ a: inner }), 'x')
const badBodies: Record<string, unknown> = {
  'a list': [],
  'a number': 7,
  nothing: null,
  'deeply nested': deep,
  'NUL in a text': { message: 'a\0b', reason: 'a\0b', username: 'a\0b', email: 'a\0b' },
  huge: { message: 'x'.repeat(100_000) },
  'wrong types': {
    price: {},
    status: 5,
    reason: 5,
    step: [],
    username: {},
    email: 5,
    fullName: 1,
    message: 3,
  },
  'wrong values': {
    email: 'x',
    phone: '1',
    password: 'x',
    username: 'a b',
    content: '',
    location: '',
    price: '-1',
  },
  empty: {},
}

const mayPass = new Set(['wrong types', 'wrong values', 'empty'])

async function refusesBadBodies(caller: Caller, endpoint: Endpoint, given: CallOptions) {
  for (const [what, body] of Object.entries(badBodies)) {
    const answer = await ask(caller, endpoint, { ...given, body })
    // A body of optional fields may ignore what it does not know, and be empty.
    if (answer.status < 300 && mayPass.has(what)) continue
    expect([what, Math.floor(answer.status / 100)]).toEqual([what, 4])
    expect([what, answer.refusal.message]).toEqual([what, expect.stringMatching(/^\S.*\S$/)])
  }
}
