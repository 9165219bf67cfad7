import { afterAll, beforeAll, expect, it } from 'vitest'
import { detailFieldNames } from '#contract/catalogue.ts'
import { giveFleetCheck } from '#contract/fleet-checks.ts'
import { sendMessage } from '#contract/messaging.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { addTechnician, assignTechnician } from '#contract/technicians.ts'
import type { Caller } from './testing/caller.ts'
import type { GivenProvider } from './testing/given.ts'
import { givenPhoto } from './testing/given-photo.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

/**
 * Everything that can be read, by everybody whom it does not concern: of one running job neither the people, their
 * numbers, the exact place, the words nor the papers come out anywhere (rules C10). A new endpoint is in it by itself.
 */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const street = '4417 Hidden Hollow Rd'
/** The VIN is checked, so that it cannot be just anything. */
const vin = '1M8GDM9AXKP042788'
/** Every answer that a form may hold, one of its own for each. */
const answers = Object.fromEntries(
  detailFieldNames.map((name) => [name, name === 'vin' ? vin : `secret ${name} answer`]),
)
const secrets = {
  customer: 'Zephyrine Oakes',
  customerPhone: '5125550911',
  customerMail: 'zephyrine@private-mail.example',
  street,
  exactLatitude: '30.269913',
  words: 'the gate code is 4411',
  technician: 'Marcellus Vandersloot',
  technicianPhone: '5125550922',
  documentNumber: 'POLICY-77-QX',
  fleetCheck: '4417-90XQ-2208-0871',
  fleetCheckPlain: '441790XQ22080871',
  fleetCheckEnd: '"last4":"0871"',
  ...answers,
}

/** A job with all that belongs to one; gives the ids of everything in it. */
async function secretJob(): Promise<{ ids: string[]; provider: GivenProvider }> {
  const { given } = app
  const provider = await given.provider()
  const request = await given.request({
    form: {
      ...answers,
      fullName: secrets.customer,
      phone: secrets.customerPhone,
      email: secrets.customerMail,
      location: `${street}, Austin, TX`,
      lat: Number(secrets.exactLatitude),
      lng: -97.741213,
    },
  })
  const byLink = { token: request.token }
  const photo = await app.anybody().call(addRequestPhoto, {
    params: { id: request.id },
    token: request.token,
    file: await givenPhoto(),
    contentType: 'image/jpeg',
  })
  const job = await given.job({ provider, request, until: 'start' })
  await app.anybody().call(giveFleetCheck, {
    ...byLink,
    params: { id: job.id },
    body: { issuer: 'efs', code: secrets.fleetCheck, amount: '185.00' },
  })
  await provider.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: job.bidId, content: secrets.words },
  })
  const technician = await provider.caller.call(addTechnician, {
    body: { fullName: secrets.technician, phone: secrets.technicianPhone },
  })
  await provider.caller.call(assignTechnician, {
    params: { id: job.id },
    body: { technicianId: technician.body.id },
  })
  const document = await given.submission(provider, 'insurance', {
    documentNumber: secrets.documentNumber,
  })
  const ids = [request.id, job.id, job.bidId, photo.body.id, technician.body.id, document]
  return { ids: [...ids, provider.id], provider }
}

/** One of each kind, none of whom it concerns; the provider stands around the corner of the breakdown. */
async function outsiders(): Promise<Record<string, Caller>> {
  const { given } = app
  const rival = await given.provider()
  const { byLink } = await given.technician(rival)
  return {
    stranger: app.anybody(),
    customer: await given.customer(),
    provider: rival.caller,
    technician: byLink,
    manager: await given.manager(),
    driver: await given.driver(),
  }
}

/** Which of the secrets somebody finds in everything that they can read with these ids. */
async function leaksTo(caller: Caller, ids: readonly string[]): Promise<string[]> {
  const query = { lat: '30.2699', lng: '-97.7412', q: 'Austin', span: 'month' }
  const leaks: string[] = []
  for (const endpoint of readable())
    for (const id of endpoint.path.includes(':id') ? ids : ['']) {
      const answer = await caller.call(endpoint, { params: { id }, query })
      const told = new TextDecoder().decode(answer.bytes)
      for (const [what, secret] of Object.entries(secrets))
        if (told.includes(secret)) leaks.push(`${what} from ${endpoint.path}`)
      if (
        endpoint.path.includes('photos') &&
        endpoint.response === 'image' &&
        answer.status === 200
      )
        leaks.push(`a photo from ${endpoint.path}`)
    }
  return leaks
}
const readable = () =>
  app.api.endpoints.filter(
    ({ method, caller, response }) =>
      method === 'GET' && caller !== 'admin' && response !== 'event-stream',
  )

/** Nobody reads these at all: the provider the code once, by a press of its own. */
const unread = ['customerMail', 'fleetCheck', 'fleetCheckPlain']

it('nothing of somebody else’s job is told to anybody whom it does not concern, whatever they read', async () => {
  const { ids, provider } = await secretJob()
  for (const [who, caller] of Object.entries(await outsiders()))
    expect([who, await leaksTo(caller, ids)]).toEqual([who, []])
  // The same search finds everything where it may be read.
  const own = (await leaksTo(provider.caller, ids)).join()
  for (const what of [...Object.keys(secrets), 'a photo'])
    if (!unread.includes(what)) expect(own).toContain(what)
})
