import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { listPublicBids } from '#contract/bids.ts'
import { readPersonAtDesk, readProviderAtDesk } from '#contract/desk-accounts.ts'
import { writeNote } from '#contract/desk-deeds.ts'
import { openDispute, readDisputes, withdrawDispute } from '#contract/disputes.ts'
import { changeDriverProfile } from '#contract/drivers.ts'
import { askAsDriver } from '#contract/fleet-requests.ts'
import { listOwnJobs } from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import {
  askForCopy,
  askForErasure,
  askForErasureOf,
  readOwnData,
  takeBackErasure,
  takeBackErasureOf,
} from '#contract/own-data.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { readPublicProvider } from '#contract/public-providers.ts'
import { cancelRequest } from '#contract/requests.ts'
import { listProviderReviews, writeReview } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import { mailResetLink } from '../auth/mail-reset-link.ts'
import { expireRequests } from '../deals/expire-requests.ts'
import { carryOutAwards } from '../disputes/carry-out-awards.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'
import { removePhotoFiles } from '../photos/remove-files.ts'
import { asFleet, asTrucker, type GivenAccount, givenAccount } from '../testing/given-account.ts'
import { givenMember } from '../testing/given-member.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { eraseDue } from './erase-due.ts'
import { makeCopy } from './make-copy.ts'
import { purge } from './purge.ts'
import { removeFile } from './remove-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await app.services.pool.query(sql, values)).rows

/** Every row of every table, as text: with what is sealed for a day by a key that we do not keep. */
async function everything(): Promise<string[]> {
  const tables = await rowsOf(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and table_name <> 'migrations'`,
  )
  const lines = await Promise.all(
    tables.map(async ({ name }) =>
      (await rowsOf(`select t::text as line from "${name}" t`)).map(
        ({ line }) => `${name}: ${line}`,
      ),
    ),
  )
  const jobs = await rowsOf('select payload::text as line from graphile_worker._private_jobs')
  return [...lines.flat(), ...jobs.map(({ line }) => `queue: ${line}`)]
}

/** Every file of the data folder, as text. */
async function everyFile(): Promise<string[]> {
  const { dataDir } = app.services.config
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return `${path}: ${await readFile(path, 'latin1')}`
      }),
  )
}

/** What a person is known by: names, numbers in each spelling, addresses. */
const tracesOf = ({ fullName, username, email, phone }: GivenAccount): RegExp => {
  const digits = phone.slice(2)
  const spelled = `\\(?${digits.slice(0, 3)}\\)?[ -]?${digits.slice(3, 6)}-?${digits.slice(6)}`
  const words = [fullName, username, email].map((word) => word.replace(/[.\\]/g, '\\$&'))
  return new RegExp([...words, spelled, 'Hidden Hollow', 'TX7654321'].join('|'), 'i')
}

async function findTraces(person: GivenAccount): Promise<string[]> {
  const traces = tracesOf(person)
  return [...(await everything()), ...(await everyFile())].filter((line) => traces.test(line))
}

/** Does what the worker would with the files that a deed has let go. */
async function removeFiles() {
  const jobs = await rowsOf(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier in ('remove_file', 'remove_photo')`,
  )
  for (const { name, payload } of jobs) {
    if (name === 'remove_file') await removeFile(app.services, payload)
    else await removePhotoFiles(app.services, payload)
  }
}

const ask = ({ caller, password }: Pick<GivenAccount, 'caller' | 'password'>) =>
  caller.call(askForErasure, { body: { password } })

async function eraseAfterTheWait() {
  app.clock.advance(settings.ownData.waitMs + 1000)
  await atOnce(3, () => eraseDue(app.services))
  await removeFiles()
}

/** Everything that a customer leaves behind: a request with a photo and messages, a closed job, a review, mails. */
async function livedThrough(person: GivenAccount) {
  const { caller } = person
  const provider = await app.given.provider()
  const request = await app.given.request({
    as: caller,
    form: {
      fullName: person.fullName,
      phone: person.phone,
      email: person.email,
      location: '4417 Hidden Hollow Rd, Austin, TX',
      additionalNotes: `Ask for ${person.fullName}`,
    },
  })
  const photo = await caller.call(addRequestPhoto, {
    params: { id: request.id },
    file: await givenPhoto(),
    contentType: 'image/jpeg',
  })
  const job = await app.given.job({ provider, request, until: 'closed' })
  await caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: job.bidId, content: `${person.fullName} here` },
  })
  const review = await caller.call(writeReview, {
    params: { id: job.id },
    body: { service: 5, onTime: 4, price: 5, words: 'Came fast, asked a fair price.' },
  })
  expect(review.status).toBeLessThan(300)
  await tellEvents(app.services)
  await mailResetLink(app.services, { userId: person.id })
  const admin = await app.given.admin()
  await admin.call(writeNote, {
    body: { kind: 'user', id: person.id, words: `${person.fullName} called twice` },
  })
  return { provider, request, job, photoId: photo.body.id }
}

it('nobody goes while the own dispute is open, also one that was opened after the wish', async () => {
  const person = await givenAccount(app)
  const provider = await app.given.provider()
  const request = await app.given.request({ as: person.caller })
  const job = await app.given.job({ provider, request, until: 'closed' })
  const params = { id: job.id }
  expect((await ask(person)).status).toBe(200)
  await person.caller.call(openDispute, {
    params,
    body: { reason: 'damage', claim: '50.00', words: 'The fender is bent now.' },
  })
  expect((await ask(provider)).refusal.message).toContain('dispute')
  await eraseAfterTheWait()
  const isGone = async () =>
    (await rowsOf('select closed_at from users where id = $1', person.id))[0].closed_at !== null
  expect(await isGone()).toBe(false)

  const { username, password } = person
  await person.caller.call(login, { body: { username, password } })
  const [dispute] = (await person.caller.call(readDisputes, { params })).body.disputes
  await person.caller.call(withdrawDispute, { params: { id: dispute?.id ?? '' } })
  await carryOutAwards(app.services)
  await eraseAfterTheWait()
  expect(await isGone()).toBe(true)
})

it('any number of accounts that something hinders keeps nobody else from being erased', async () => {
  const hindered = []
  for (let n = 0; n < 10; n++) {
    const person = await givenAccount(app)
    expect((await ask(person)).status).toBe(200)
    await app.given.request({ as: person.caller })
    hindered.push(person.id)
  }
  app.clock.advance(1000)
  const free = await givenAccount(app)
  expect((await ask(free)).status).toBe(200)
  const closed = (ids: string[]) =>
    rowsOf('select id from users where id = any($1) and closed_at is not null', ids)
  app.clock.advance(settings.ownData.waitMs + 1000)
  await eraseDue(app.services)
  await eraseDue(app.services)
  expect(await closed([free.id])).toHaveLength(1)
  expect(await closed(hindered)).toEqual([])

  // Each of them is gone soon after what hindered it has ended.
  await expireRequests(app.services)
  app.clock.advance(settings.ownData.hinderedMs + settings.notifications.tellWithinMs + 1000)
  await eraseDue(app.services)
  expect(await closed(hindered)).toHaveLength(10)
})

it('a customer who wanted it is gone after 14 days: no table and no file knows who it was', async () => {
  const person = await givenAccount(app)
  const { provider, request, photoId } = await livedThrough(person)
  await person.caller.call(askForCopy, { body: { password: person.password } })
  const [copy] = await rowsOf('select id from own_copies where user_id = $1', person.id)
  await makeCopy(app.services, { id: copy.id })
  expect((await ask(person)).status).toBe(200)
  app.clock.advance(settings.ownData.waitMs - 60_000)
  await eraseDue(app.services)
  expect((await findTraces(person)).length).toBeGreaterThan(5)

  app.clock.advance(120_000)
  await atOnce(3, () => eraseDue(app.services))
  await removeFiles()
  // What is sealed by an Idempotency-Key is forgotten by another clock within a day.
  expect(await findTraces(person)).toEqual([])
  expect(await app.services.files.get(`photos/${photoId}.jpg`)).toBeNull()
  expect(await app.services.files.get(`copies/${copy.id}.zip`)).toBeNull()

  // The other side keeps its job and its money, the public the verdict.
  const [left] = await rowsOf(
    'select full_name, email, phone, closed_at is not null as closed from users where id = $1',
    person.id,
  )
  expect(left).toEqual({ full_name: 'Removed person', email: null, phone: '', closed: true })
  const jobs = await provider.caller.call(listOwnJobs)
  expect(jobs.body.length).toBe(1)
  const [book] = await rowsOf(
    `select count(*) as entries from ledger_entries where provider_id = $1`,
    provider.id,
  )
  expect(book.entries).toBeGreaterThan(0)
  const reviews = await app.anybody().call(listProviderReviews, { params: { id: provider.id } })
  expect(JSON.stringify(reviews.body)).not.toMatch(/Quillon/)
  const [verdict] = await rowsOf(
    'select service, words from reviews where provider_id = $1',
    provider.id,
  )
  expect(verdict).toEqual({ service: 5, words: 'Came fast, asked a fair price.' })
  const byLink = { params: { id: request.id }, token: request.token }
  expect((await app.anybody().call(listPublicBids, byLink)).status).toBe(404)
  const admin = await app.given.admin()
  const desk = await admin.call(readPersonAtDesk, { params: { id: person.id } })
  expect(desk.body).toMatchObject({ fullName: 'Removed person', erasure: { byOperator: false } })
  expect(desk.body.erasure?.doneAt).not.toBeNull()
})

it('sessions end with the erasure, and nobody signs in to the account again', async () => {
  const person = await givenAccount(app)
  await ask(person)
  expect((await person.caller.call(readCurrentUser)).status).toBe(200)
  await eraseAfterTheWait()
  expect((await person.caller.call(readCurrentUser)).status).toBe(401)
  const { username, password } = person
  const again = await app.anybody().call(login, { body: { username, password } })
  expect([again.status, again.refusal.code]).toEqual([401, 'wrong_credentials'])
})

it('asks for the password, tells by mail, and is taken back within 14 days', async () => {
  const person = await givenAccount(app)
  const wrong = await person.caller.call(askForErasure, { body: { password: 'not-my-password' } })
  expect([wrong.status, wrong.refusal.code]).toEqual([401, 'wrong_credentials'])
  const asked = await ask(person)
  expect(asked.body.erasure).toMatchObject({ byOperator: false })
  expect((await ask(person)).status).toBe(409)
  const back = await person.caller.call(takeBackErasure)
  expect(back.body.erasure).toBeNull()
  expect((await person.caller.call(takeBackErasure)).status).toBe(409)
  await eraseAfterTheWait()
  expect((await person.caller.call(readCurrentUser)).body.fullName).toBe(person.fullName)
  const entries = (await (await app.given.admin()).call(listAudit, { query: { about: person.id } }))
    .body
  expect(entries.map(({ action }) => action)).toEqual(['erasure_taken_back', 'erasure_asked'])
})

it('asked and taken back at the same moment it is one or the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await givenAccount(app)
    await ask(person)
    const [, again] = await Promise.all([person.caller.call(takeBackErasure), ask(person)])
    const { erasure } = (await person.caller.call(readOwnData)).body
    expect(erasure === null).toBe(again.status !== 200)
    if (erasure) await person.caller.call(takeBackErasure)
  }
})

describe('is refused with a plain sentence', () => {
  it('while a request or job is open, and waits for one that began meanwhile', async () => {
    const person = await givenAccount(app)
    const first = await app.given.request({ as: person.caller })
    const refused = await ask(person)
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'You have 1 open request or job. Finish or cancel it first.',
    ])
    expect((await person.caller.call(readOwnData)).body.hindered).toBe(refused.refusal.message)
    const cancel = (id: string) =>
      person.caller.call(cancelRequest, { params: { id }, body: { reason: 'Runs again' } })
    await cancel(first.id)
    await ask(person)
    app.clock.advance(settings.ownData.waitMs - 60_000)
    const second = await app.given.request({ as: person.caller })
    app.clock.advance(120_000)
    await eraseDue(app.services)
    expect((await person.caller.call(readCurrentUser)).status).toBe(200)
    await cancel(second.id)
    // The cancellation is told first.
    app.clock.advance(settings.notifications.tellWithinMs + 1000)
    await eraseDue(app.services)
    expect((await person.caller.call(readCurrentUser)).status).toBe(401)
  })

  it('of a business with a job in progress, or with other people', async () => {
    const shop = await app.given.provider()
    const job = await app.given.job({ provider: shop, until: 'accepted' })
    expect((await ask(shop)).refusal.message).toBe(
      'Your business has 1 job in progress. Finish it or hand it back first.',
    )
    const busy = await app.given.provider()
    await app.given.colleague(busy, 'dispatcher')
    expect((await ask(busy)).refusal.code).toBe('last_owner')
    expect(job.id).toBeTruthy()
  })

  it('of the last manager of a fleet that has people, and of the last admin', async () => {
    const company = await app.given.company()
    await app.given.fleetDriver(company)
    const { manager: caller, password } = company
    expect((await ask({ caller, password })).refusal.code).toBe('last_manager')
    const admin = await app.given.admin()
    const { id } = (await admin.call(readCurrentUser)).body
    const own = await admin.call(askForErasureOf, { params: { id }, body: { reason: 'I leave' } })
    expect([own.status, own.refusal.message]).toEqual([
      409,
      'You are the only admin. Make another one first.',
    ])
  })
})

it('an admin has an account erased for who asked by phone, or keeps it after all', async () => {
  const person = await givenAccount(app)
  const admin = await app.given.admin()
  const of = { params: { id: person.id } }
  const body = { reason: `${person.fullName} asked by phone` }
  expect((await admin.call(askForErasureOf, { ...of, body })).status).toBe(200)
  expect((await person.caller.call(readOwnData)).body.erasure?.byOperator).toBe(true)
  expect((await admin.call(takeBackErasureOf, of)).status).toBe(200)
  expect((await admin.call(takeBackErasureOf, of)).status).toBe(409)
  await admin.call(askForErasureOf, { ...of, body })
  await eraseAfterTheWait()
  expect(await findTraces(person)).toEqual([])
  expect((await admin.call(askForErasureOf, { ...of, body })).refusal.message).toBe(
    'This account was deleted.',
  )
})

it('an owner-operator goes with license, truck and requests', async () => {
  const person = await givenAccount(app, asTrucker)
  await person.caller.call(changeDriverProfile, { body: { currentLocation: 'Hidden Hollow, TX' } })
  const asked = await person.caller.call(askAsDriver, {
    body: { serviceType: 'roadside_tire', location: '12 Hidden Hollow Rd, Austin, TX' },
  })
  if (asked.status < 300) {
    const [request] = await rowsOf('select id from requests order by created_at desc limit 1')
    await person.caller.call(cancelRequest, {
      params: { id: request.id },
      body: { reason: 'Runs again' },
    })
  }
  expect((await ask(person)).status).toBe(200)
  await eraseAfterTheWait()
  expect(await findTraces(person)).toEqual([])
})

it('a business goes with its last owner: name, place, people, papers and the picture', async () => {
  const shop = await app.given.provider({ phone: '+15125667766' })
  await app.given.submission(shop, 'insurance', { issuer: 'Quillon Mutual' })
  await app.given.technician(shop)
  const [owner] = await rowsOf(
    `select u.id, u.full_name, u.email from users u where u.username = $1`,
    shop.username,
  )
  expect((await ask(shop)).status).toBe(200)
  await eraseAfterTheWait()
  const own = new RegExp(
    `${shop.businessName}|${shop.username}|${owner.email}|512-?5667766|Quillon Mutual`,
    'i',
  )
  const left = [...(await everything()), ...(await everyFile())].filter((line) => own.test(line))
  expect(left).toEqual([])
  const page = await app.anybody().call(readPublicProvider, { params: { id: shop.id } })
  expect(page.status).toBe(404)
})

it('a business that owes fees goes too; whom to ask for them is kept until they are paid, four years at most', async () => {
  const admin = await app.given.admin()
  const owing = async () => {
    const shop = await app.given.provider()
    const job = await app.given.job({ provider: shop, until: 'closed', price: '300.00' })
    expect((await shop.caller.call(readOwnData)).body).toMatchObject({
      owes: '30.00',
      hindered: null,
    })
    expect((await ask(shop)).status).toBe(200)
    return { ...shop, jobId: job.id }
  }
  const [paying, silent] = [await owing(), await owing()]
  await eraseAfterTheWait()
  const debtorOf = async ({ id }: { id: string }) =>
    (await admin.call(readProviderAtDesk, { params: { id } })).body.money.debtor
  expect(await debtorOf(paying)).toMatchObject({ businessName: paying.businessName })
  const elsewhere = (await everything()).filter((line) => line.includes(paying.businessName))
  expect(elsewhere.filter((line) => !line.startsWith('debtors: '))).toEqual([])

  await app.services.pool.query(
    `with given as (
       insert into ledger_transactions (kind, job_id, at) values ('fee_refunded', $1, now()) returning id)
     insert into ledger_entries (transaction_id, account, provider_id, cents)
     select given.id, e.account, e.provider_id, -e.cents
     from given, ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.job_id = $1 and e.account in ('providers_owe', 'platform_fees')`,
    [paying.jobId],
  )
  await purge(app.services)
  expect(await debtorOf(paying)).toBeNull()
  expect(await debtorOf(silent)).not.toBeNull()
  app.clock.advance((settings.ownData.debtYears * 366 * 24 + 1) * 3_600_000)
  await purge(app.services)
  expect(await rowsOf('select * from debtors')).toEqual([])
})

it('what an admin has asked of a business or fleet, its answer, and why a person was suspended go with it', async () => {
  const shop = await app.given.provider()
  const company = await app.given.company()
  const words = 'Secret of Silas Quarterman'
  await app.services.pool.query(
    'update providers set asked_for = $1, asked_answer = $1 where id = $2',
    [words, shop.id],
  )
  await app.services.pool.query(
    'update fleets set asked_for = $1, asked_answer = $1 where id = $2',
    [words, company.id],
  )
  await app.services.pool.query(
    `update users set suspended_in_person_because = $1, suspended_in_person_at = now(), suspended_at = now()
     where username = $2`,
    [words, shop.username],
  )
  const admin = await app.given.admin()
  for (const username of [shop.username, company.username]) {
    const [{ id }] = await rowsOf('select id from users where username = $1', username)
    const asked = await admin.call(askForErasureOf, {
      params: { id },
      body: { reason: 'Asked by phone' },
    })
    expect(asked.status).toBe(200)
  }
  await eraseAfterTheWait()
  expect((await everything()).filter((line) => line.includes(words))).toEqual([])
})

it('a business goes on when another one owns it, and so does a fleet', async () => {
  const shop = await app.given.provider()
  const heir = await app.given.colleague(shop, 'owner')
  expect((await ask(shop)).status).toBe(200)
  const manager = await givenAccount(app, asFleet)
  const other = await givenMember(
    app,
    { id: '', manager: manager.caller, username: manager.username, password: manager.password },
    'manager',
    'Hale Heir',
  )
  expect((await other.call(readCurrentUser)).status).toBe(200)
  expect((await ask(manager)).status).toBe(200)
  await eraseAfterTheWait()
  const [left] = await rowsOf(
    'select business_name, owner_user_id, status from providers where id = $1',
    shop.id,
  )
  expect(left).toEqual({
    business_name: shop.businessName,
    owner_user_id: heir.id,
    status: 'active',
  })
  expect(await findTraces(manager)).toEqual([])
  const [fleet] = await rowsOf(
    `select f.company_name, u.full_name from fleets f join users u on u.id = f.owner_user_id
     where f.company_name = 'Quillon Long Haul'`,
  )
  expect(fleet).toEqual({ company_name: 'Quillon Long Haul', full_name: 'Hale Heir' })
})

it('a fleet goes with its last manager', async () => {
  const manager = await givenAccount(app, { ...asFleet, companyName: 'Vanishing Freight' })
  expect((await manager.caller.call(readOwnData)).body.endsCompany).toBe('Vanishing Freight')
  expect((await ask(manager)).status).toBe(200)
  await eraseAfterTheWait()
  expect((await everything()).filter((line) => /Vanishing Freight/.test(line))).toEqual([])
  expect(await findTraces(manager)).toEqual([])
})
