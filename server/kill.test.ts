import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { createIndividualRequest, readPublicRequest } from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { type GivenRequest, givenOn, guestForm } from './testing/given.ts'
import { openProduct, type Product } from './testing/product.ts'

/** The product as a person starts it, on its own embedded database, killed without a chance to say goodbye. */
const rounds = 4
const writers = 8

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

it('killed in mid-write again and again it loses nothing it has acknowledged, and sessions survive', async () => {
  await product.start()
  const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
  const customer = await given.customer()
  const acknowledged: GivenRequest[] = []
  for (let round = 0; round < rounds; round++) {
    let isRunning = true
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let at = 0; isRunning; at++) {
        const request = await ask(`round-${round}-${writer}-${at}`)
        if (request) acknowledged.push(request)
      }
    })
    await expect
      .poll(() => acknowledged.length, { timeout: 20_000 })
      .toBeGreaterThan((round + 1) * 20)
    product.process?.kill('SIGKILL')
    isRunning = false
    await Promise.all(writing)
    await product.start()
  }
  for (const request of acknowledged) {
    const { body } = await createCaller(product.baseUrl).call(readPublicRequest, {
      params: { id: request.id },
      token: request.token,
    })
    expect(body).toMatchObject({ id: request.id, view: 'owner', status: 'open' })
  }
  expect((await customer.call(readCurrentUser)).status).toBe(200)
})

it('a write whose answer was lost is done once when it is sent again after the restart', async () => {
  const key = 'lost-answer-1'
  const first = await ask(key)
  product.process?.kill('SIGKILL')
  await product.start()
  expect(await ask(key)).toEqual(first)
})

/** Null when the answer never came: then nothing was promised. */
async function ask(idempotencyKey: string): Promise<GivenRequest | null> {
  try {
    const { status, body } = await createCaller(product.baseUrl).call(createIndividualRequest, {
      body: guestForm,
      idempotencyKey,
      // Each writer comes from an address of its own, so that none is slowed down.
      headers: { 'x-forwarded-for': addressOf(idempotencyKey) },
    })
    return status === 201 ? { id: body.requestId, token: body.accessToken } : null
  } catch {
    return null
  }
}

const addressOf = (key: string) => {
  const bytes = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return `10.${(bytes >>> 16) & 255}.${(bytes >>> 8) & 255}.${bytes & 255}`
}
