import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceJob, confirmJob } from '#contract/jobs.ts'
import {
  addRequestPhoto,
  listRequestPhotos,
  type Photo,
  readPhoto,
  removePhoto,
} from '#contract/photos.ts'
import { cancelRequest, listBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { GivenProvider, GivenRequest } from '../testing/given.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const add = async (
  request: GivenRequest,
  shownToBidders: 'yes' | 'no' = 'no',
  file?: Uint8Array<ArrayBuffer>,
) =>
  app.anybody().call(addRequestPhoto, {
    params: { id: request.id },
    token: request.token,
    query: { shownToBidders },
    file: file ?? (await givenPhoto()),
  })
const seenBy = async (provider: GivenProvider, photo: Photo) =>
  (await provider.caller.call(readPhoto, { params: { id: photo.id } })).status
const storedFiles = () =>
  readdir(join(app.services.config.dataDir, 'files', 'photos')).catch((): string[] => [])

describe('a photo of a request', () => {
  it('is kept upright and small, and says nothing of where it was taken', async () => {
    const request = await app.given.request()
    const photo = (await add(request, 'no', await givenPhoto({ width: 4000, height: 2000 }))).body
    expect(photo).toMatchObject({ side: 'customer', width: 800, height: 1600 })
    for (const size of ['full', 'small'] as const) {
      const read = await app.anybody().call(readPhoto, {
        params: { id: photo.id },
        query: { size },
        token: request.token,
      })
      expect(read.headers.get('content-type')).toBe('image/jpeg')
      const kept = await sharp(read.bytes).metadata()
      expect(kept.exif).toBeUndefined()
      expect(kept.orientation).toBeUndefined()
      expect(Math.max(kept.width, kept.height)).toBe(
        settings.photos[size === 'full' ? 'side' : 'smallSide'],
      )
    }
  })

  it('is seen by its owner and the accepted provider, and by nobody before', async () => {
    const [winner, loser] = [await app.given.provider(), await app.given.provider()]
    const request = await app.given.request()
    const photo = (await add(request)).body
    expect(await seenBy(winner, photo)).toBe(404)
    await app.given.bid(loser, request)
    const job = await app.given.job({ provider: winner, request })
    expect(await seenBy(winner, photo)).toBe(200)
    expect(await seenBy(loser, photo)).toBe(404)
    expect((await app.anybody().call(readPhoto, { params: { id: photo.id } })).status).toBe(404)

    for (const step of ['start', 'arrive', 'work', 'finish'])
      await winner.caller.call(advanceJob, { params: { id: job.id }, body: { step } })
    await app.anybody().call(confirmJob, { params: { id: job.id }, token: request.token })
    app.clock.advance(settings.contactAfterCloseMs - 1000)
    expect(await seenBy(winner, photo)).toBe(200)
    app.clock.advance(2000)
    expect(await seenBy(winner, photo)).toBe(404)
  })

  it('is seen by those who may bid when the owner says so, and counted on their board', async () => {
    const near = await app.given.provider()
    const [elsewhere, otherTrade] = [
      await app.given.provider({ address: 'El Paso, TX 79901' }),
      await app.given.provider({ services: ['towing'] }),
    ]
    const request = await app.given.request()
    const hidden = (await add(request, 'no')).body
    const shown = (await add(request, 'yes')).body
    const board = await near.caller.call(listBoard)
    expect(board.body.find((card) => card.id === request.id)?.photoCount).toBe(1)
    const listed = await near.caller.call(listRequestPhotos, {
      params: { id: request.id },
    })
    expect(listed.body.map((photo) => photo.id)).toEqual([shown.id])
    expect(await seenBy(near, shown)).toBe(200)
    expect(await seenBy(near, hidden)).toBe(404)
    expect(await seenBy(elsewhere, shown)).toBe(404)
    expect(await seenBy(otherTrade, shown)).toBe(404)
    await app.anybody().call(removePhoto, { params: { id: shown.id }, token: request.token })
    const after = await near.caller.call(listBoard)
    expect(after.body.find((card) => card.id === request.id)?.photoCount).toBe(0)
  })

  it('may be sent again with the same key and stands there once', async () => {
    const request = await app.given.request()
    const file = await givenPhoto()
    const once = {
      params: { id: request.id },
      token: request.token,
      file,
      idempotencyKey: 'photo-0001',
    }
    const [first, second] = [
      await app.anybody().call(addRequestPhoto, once),
      await app.anybody().call(addRequestPhoto, once),
    ]
    expect(second.body.id).toBe(first.body.id)
    const listed = await app
      .anybody()
      .call(listRequestPhotos, { params: { id: request.id }, token: request.token })
    expect(listed.body).toHaveLength(1)
    const other = await app
      .anybody()
      .call(addRequestPhoto, { ...once, file: await givenPhoto({ width: 500 }) })
    expect(other.refusal.code).toBe('key_reused')
  })
})

describe('what is no photo is refused with a sentence, and nothing stays behind', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const bad: [string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
    ['a PDF', () => bytes('%PDF-1.7\n1 0 obj')],
    [
      'an SVG with a script',
      () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => bytes('<!doctype html><script>alert(1)</script>')],
    ['half a photo', async () => (await givenPhoto()).slice(0, 700)],
    [
      'a small file of very many pixels',
      async () =>
        new Uint8Array(
          await sharp({
            create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
            limitInputPixels: false,
          })
            .png({ compressionLevel: 9 })
            .toBuffer(),
        ),
    ],
  ]
  it.each(bad)('%s', async (_, make) => {
    const request = await app.given.request()
    const before = await storedFiles()
    const answer = await add(request, 'no', await make())
    expect([answer.status, answer.refusal.code]).toEqual([400, 'not_a_photo'])
    expect(answer.refusal.message).toBe('We cannot read this as a photo. Send a JPEG, PNG or WebP.')
    expect(await storedFiles()).toEqual(before)
  })

  it('more pixels than most phones make, from who has no account', async () => {
    const { guestMaxPixels } = settings.photos
    const width = 6_000
    const file = await givenPhoto({ width, height: Math.ceil(guestMaxPixels / width) + 100 })
    const asked = await app.given.request()
    expect((await add(asked, 'no', file)).refusal.code).toBe('not_a_photo')
    const customer = await app.given.customer()
    const own = await app.given.request({ as: customer })
    const sent = await customer.call(addRequestPhoto, { params: { id: own.id }, file })
    expect(sent.status).toBe(201)
  })

  it('a file of 0 bytes, one that is too large, and one of another type', async () => {
    const request = await app.given.request()
    const before = await storedFiles()
    expect((await add(request, 'no', new Uint8Array())).status).toBe(415)
    const large = await add(request, 'no', new Uint8Array(settings.photos.maxBytes + 1))
    expect([large.status, large.refusal.code]).toEqual([413, 'body_too_large'])
    const typed = await app.anybody().call(addRequestPhoto, {
      params: { id: request.id },
      token: request.token,
      file: await givenPhoto(),
      contentType: 'image/svg+xml',
    })
    expect([typed.status, typed.refusal.code]).toEqual([415, 'unsupported_media_type'])
    expect(await storedFiles()).toEqual(before)
  })

  it('more than a request holds, and one on a closed request', async () => {
    const request = await app.given.request()
    for (let n = 0; n < settings.photos.perRequest; n++) await add(request)
    const before = await storedFiles()
    expect((await add(request)).refusal.code).toBe('too_many_photos')
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'It’s running again' },
    })
    expect((await add(request)).refusal.code).toBe('request_not_open')
    expect(await storedFiles()).toEqual(before)
  })
})

it('a photo is taken back by the side that sent it only', async () => {
  const job = await app.given.job()
  const photo = (await add(job.request)).body
  const byOther = await job.provider.caller.call(removePhoto, { params: { id: photo.id } })
  expect(byOther.status).toBe(404)
  const before = (await storedFiles()).length
  await app.anybody().call(removePhoto, { params: { id: photo.id }, token: job.request.token })
  expect(await seenBy(job.provider, photo)).toBe(404)
  expect((await storedFiles()).length).toBe(before - 2)
})
