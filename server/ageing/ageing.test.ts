import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '#contract/auth.ts'
import { readCancellation } from '#contract/cancellation.ts'
import { correctRequest } from '#contract/correcting.ts'
import { listConversations, sendMessage } from '#contract/messaging.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { hideProof, proveByPhoto, signWork, skipProofs } from '#contract/proofs.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { removePhotoFiles } from '../photos/remove-files.ts'
import { guestForm } from '../testing/given.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { forgetGuests } from './forget-guests.ts'
import { forgetPositions } from './forget-positions.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await app.services.pool.query(sql, values)).rows
const secrets = /Whitcomb|555-0143|5125550143|dale\.whitcomb|Hidden Hollow/

/** Everything the database holds, as text, but for what belongs to accounts and the mark of the migrations. */
async function everything(): Promise<string> {
  const tables = await rowsOf(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and table_name not in ('users', 'providers', 'fleets', 'migrations', 'idempotent_answers')`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      (await rowsOf(`select t::text as line from "${name}" t`)).map(
        ({ line }) => `${name}: ${line}`,
      ),
    ),
  )
  return texts.flat().join('\n')
}

it('a guest is forgotten 180 days after the request has closed: nothing of them is left in any table', async () => {
  const provider = await app.given.provider()
  const request = await app.given.request({
    form: { location: '4417 Hidden Hollow Rd, Austin, TX', additionalNotes: 'Ask for Whitcomb' },
  })
  const of = { params: { id: request.id }, token: request.token }
  const photo = await app.anybody().call(addRequestPhoto, {
    ...of,
    file: await givenPhoto(),
    contentType: 'image/jpeg',
  })
  const corrected = await app.anybody().call(correctRequest, {
    ...of,
    body: { location: '4419 Hidden Hollow Rd, Austin, TX', contactPhone: '(512) 555-0144' },
  })
  expect(corrected.status).toBe(200)
  const job = await app.given.job({ provider, request, until: 'arrive' })
  const onJob = { params: { id: job.id } }
  const takenAt = app.clock.now().toISOString()
  const { agreementHash } = await proofsOf(provider.caller, onJob.params)
  const signed = await provider.caller.call(signWork, {
    ...onJob,
    body: {
      item: 'signature',
      name: 'Dale Whitcomb',
      strokes: [[1, 2, 3, 4]],
      agreementHash,
      takenAt,
    },
  })
  await provider.caller.call(skipProofs, {
    ...onJob,
    body: { items: ['old_tire'], reason: 'other', words: 'Whitcomb kept it', takenAt },
  })
  const shown = await provider.caller.call(proveByPhoto, {
    ...onJob,
    form: await photoForm('tire', app.clock.now()),
  })
  const hidden = await provider.caller.call(hideProof, {
    params: { id: shown.body.proofs.find(({ kind }) => kind === 'photo')?.id ?? '' },
    body: { reason: 'The face of Whitcomb' },
  })
  expect([signed.status, hidden.status]).toEqual([201, 200])
  await provider.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: job.bidId, content: 'Is it Dale Whitcomb?' },
  })
  const { fee } = (await app.anybody().call(readCancellation, of)).body
  const gone = { reason: 'Whitcomb found help', fee }
  expect((await app.anybody().call(cancelRequest, { ...of, body: gone })).status).toBe(200)
  expect(await everything()).toMatch(secrets)

  app.clock.advance(settings.ageing.positionsMs + 1000)
  await atOnce(3, () => forgetPositions(app.services))
  app.clock.advance(settings.ageing.guestsMs - settings.ageing.positionsMs - 60_000)
  await forgetGuests(app.services)
  expect(await everything()).toMatch(secrets)
  app.clock.advance(120_000)
  await atOnce(3, () => forgetGuests(app.services))
  await forgetPositions(app.services)
  expect((await everything()).split('\n').filter((line) => secrets.test(line))).toEqual([])

  const [left] = await rowsOf(
    'select city, customer_name, service_type from requests where id = $1',
    request.id,
  )
  expect(left).toEqual({ city: 'Austin', customer_name: '', service_type: guestForm.serviceType })
  // Nobody stays signed in that long.
  const { username, password } = provider
  await provider.caller.call(login, { body: { username, password } })
  const inbox = await provider.caller.call(listConversations)
  expect(inbox.status).toBe(200)
  await removePhotoFiles(app.services, { id: photo.body.id })
  expect(await app.services.files.get(`photos/${photo.body.id}.jpg`)).toBeNull()
})

it('an exact place is rounded to its kilometre 30 days after closing, also of an account', async () => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  const place = () =>
    rowsOf('select lat, rough_lat, accuracy_m from requests where id = $1', request.id)
  await customer.call(cancelRequest, { params: { id: request.id }, body: { reason: 'Runs again' } })
  app.clock.advance(settings.ageing.positionsMs - 60_000)
  await forgetPositions(app.services)
  expect((await place())[0].lat).toBe(guestForm.lat)
  app.clock.advance(120_000)
  await forgetPositions(app.services)
  const [row] = await place()
  expect([row.lat, row.accuracy_m]).toEqual([row.rough_lat, null])
  const payloads = await rowsOf(
    'select payload from events where request_id = $1 and payload is not null',
    request.id,
  )
  expect(payloads).toEqual([])
})

it('a request that an account has kept is not a guest’s any more', async () => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  await customer.call(cancelRequest, { params: { id: request.id }, body: { reason: 'Runs again' } })
  app.clock.advance(settings.ageing.guestsMs + 1000)
  await forgetGuests(app.services)
  const [row] = await rowsOf('select customer_name from requests where id = $1', request.id)
  expect(row.customer_name).toBe(guestForm.fullName)
})
