import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import {
  addProviderPicture,
  changeOwnProfile,
  completeProfile,
  readOwnProfile,
  readProviderPicture,
  removeProviderPicture,
} from '#contract/provider-profile.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { readPublicProvider } from '#contract/public-providers.ts'
import type { GivenProvider } from '../testing/given.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const whole = {
  googleBusinessLink: 'https://g.page/delgado-towing',
  selectedServices: ['towing', 'tire'],
  insuranceDocument: 'Progressive Commercial, on-hook 100,000',
  serviceRadius: '150+',
  serviceHours: '8AM-6PM',
  equipment: ['Flatbed Truck', 'Tire Repair Kit'],
  experience: '1-2',
  pricing: 'Call-out $95, then $120 an hour',
  specializations: ['Reefers', 'Rotators'],
  certifications: ['ASE', 'Hazmat'],
}
const read = async ({ caller }: GivenProvider) => (await caller.call(readOwnProfile)).body
const complete = ({ caller }: GivenProvider, body: unknown) =>
  caller.call(completeProfile, { body })
const upload = async ({ caller }: GivenProvider, file = givenPhoto()) =>
  caller.call(addProviderPicture, {
    file: await file,
    contentType: 'image/jpeg',
  })

describe('the profile', () => {
  it('is completed with what was given under the names of the specification, and read again', async () => {
    const provider = await app.given.provider({ approved: false })
    expect(await read(provider)).toMatchObject({ profileComplete: false, equipment: [] })
    const answer = await complete(provider, whole)
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...whole, truckWork: [], profileComplete: true, profilePicture: null, serviceRadius: 150 },
    ])
    expect(await read(provider)).toEqual(answer.body)
    const own = await provider.caller.call(readOwnProvider)
    expect(own.body).toMatchObject({
      profileComplete: true,
      services: ['towing', 'tire'],
      serviceRadius: 150,
      serviceHours: '8AM-6PM',
    })
  })

  it('may be completed with nothing at all, and twice: every step is optional', async () => {
    const provider = await app.given.provider()
    expect((await complete(provider, {})).body.profileComplete).toBe(true)
    const again = await complete(provider, { pricing: 'By the mile' })
    expect([again.status, again.body.pricing]).toEqual([200, 'By the mile'])
  })

  it('is changed in parts, which leaves the rest and completes nothing', async () => {
    const provider = await app.given.provider()
    const change = (body: unknown) => provider.caller.call(changeOwnProfile, { body })
    await change(whole)
    const { body } = await change({
      googleBusinessLink: '',
      insuranceDocument: null,
      equipment: [],
    })
    expect(body).toMatchObject({
      ...whole,
      serviceRadius: 150,
      profileComplete: false,
      googleBusinessLink: null,
      insuranceDocument: null,
      equipment: [],
    })
  })

  it.each([
    ['googleBusinessLink', 'javascript:alert(1)', /link of your business from Google/],
    ['googleBusinessLink', 'http://g.page/delgado', /link of your business from Google/],
    ['googleBusinessLink', 'https://evil.example/g.page/delgado', /from Google/],
    ['googleBusinessLink', 'https://user:pw@google.com/maps', /from Google/],
    ['googleBusinessLink', 'https://google.com.evil.example/maps', /from Google/],
    ['googleBusinessLink', 'https://www.google.com/url?q=https://evil.example', /from Google/],
    ['googleBusinessLink', 'https://sites.google.com/view/evil', /from Google/],
    ['googleBusinessLink', 'https://goo.gl/x1', /from Google/],
    ['selectedServices', [], /at least one service/],
    ['selectedServices', ['plumbing'], /from the list/],
    ['serviceRadius', '151', /1 to 150 miles/],
    ['serviceRadius', 'far', /1 to 150 miles/],
    ['serviceHours', 'sometimes', /select your service hours/],
    ['equipment', ['Helicopter'], /from the list/],
    ['experience', 'ages', /from the list/],
    ['certifications', ['MBA'], /from the list/],
    ['specializations', Array.from({ length: 11 }, (_, n) => `s${n}`), /at most 10/],
    ['profilePicture', 'https://example.com/me.jpg', /Upload the picture/],
    ['profilePicture', '/api/provider-pictures/00000000-0000-4000-8000-000000000000', /Upload/],
  ])('with %s %j is refused with a sentence at the field', async (field, value, told) => {
    const provider = await app.given.provider()
    const refused = await complete(provider, { [field]: value })
    expect(refused.status).toBe(400)
    const [at, sentence] = Object.entries(refused.refusal.details ?? {})[0] ?? []
    expect(at?.split('.')[0]).toBe(field)
    expect(sentence).toMatch(told)
    expect((await read(provider)).profileComplete).toBe(false)
  })

  it('with a text too long is refused with a sentence at the field', async () => {
    const provider = await app.given.provider()
    const refused = await complete(provider, { insuranceDocument: 'x'.repeat(1001) })
    expect([refused.status, refused.refusal.details?.insuranceDocument]).toEqual([
      400,
      'The insurance text is too long: at most 1,000 characters.',
    ])
  })

  it('stands on the public page', async () => {
    const provider = await app.given.provider()
    await complete(provider, whole)
    const { body } = await app.anybody().call(readPublicProvider, { params: { id: provider.id } })
    expect(body).toMatchObject({
      picture: null,
      experience: '1-2',
      equipment: whole.equipment,
      certifications: whole.certifications,
      pricing: whole.pricing,
      businessLink: whole.googleBusinessLink,
      insurance: whole.insuranceDocument,
    })
  })
})

describe('the picture', () => {
  it('is made anew, and stands on the page and on the bids', async () => {
    const provider = await app.given.provider()
    const { status, body } = await upload(provider)
    expect(status).toBe(201)
    expect((await read(provider)).profilePicture).toBe(body.profilePicture)
    expect((await complete(provider, { profilePicture: body.profilePicture })).status).toBe(200)
    const picture = await app.anybody().call(readProviderPicture, { params: { id: body.id } })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(new TextDecoder('latin1').decode(picture.bytes)).not.toMatch(/Exif|Roadside/)
    const { body: page } = await app
      .anybody()
      .call(readPublicProvider, { params: { id: provider.id } })
    expect(page.picture).toBe(body.profilePicture)
    const request = await app.given.request()
    await app.given.bid(provider, request)
    const bids = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    expect(bids.body[0]?.provider.picture).toBe(body.profilePicture)
  })

  it('gives way to the next one, and is gone when taken off', async () => {
    const provider = await app.given.provider()
    const first = (await upload(provider)).body.id
    const second = (await upload(provider, givenPhoto({ width: 100, height: 300 }))).body.id
    const seen = (id: string) => app.anybody().call(readProviderPicture, { params: { id } })
    expect([(await seen(first)).status, (await seen(second)).status]).toEqual([404, 200])
    const remove = () => provider.caller.call(removeProviderPicture)
    expect((await remove()).status).toBe(200)
    expect((await seen(second)).status).toBe(404)
    expect((await remove()).status).toBe(404)
  })

  it('that is none is refused', async () => {
    const provider = await app.given.provider()
    const refused = await upload(
      provider,
      Promise.resolve(new TextEncoder().encode('<svg onload="alert(1)"/>')),
    )
    expect([refused.status, refused.refusal.code]).toEqual([400, 'not_a_photo'])
  })

  it('uploaded twice at once leaves one', async () => {
    const provider = await app.given.provider()
    const answers = await atOnce(3, () => upload(provider))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const kept = (await read(provider)).profilePicture
    const seen = await Promise.all(
      answers.map(
        async ({ body }) =>
          (await app.anybody().call(readProviderPicture, { params: { id: body.id } })).status,
      ),
    )
    expect(seen.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.some(({ body }) => body.profilePicture === kept)).toBe(true)
  })
})
