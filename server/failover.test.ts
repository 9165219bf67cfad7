import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller } from './testing/caller.ts'
import { givenOn } from './testing/given.ts'
import { openProduct, type Product } from './testing/product.ts'
import { openSlowSmsService, type SlowSmsService } from './testing/slow-sms-service.ts'

/** Each time the process itself could have ended. */
const rounds = 4
const perRound = 2

let sms: SlowSmsService
let product: Product
beforeAll(async () => {
  sms = await openSlowSmsService()
  product = await openProduct({ SMS_URL: sms.url })
})
afterAll(async () => {
  await product.close()
  await sms.close()
})

it('a database that dies while messages are being sent ends nothing, and every message goes out', async () => {
  await product.start()
  const { process } = product
  const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
  const phones: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < perRound; at++) {
      const phone = `512555${1000 + phones.length}`
      phones.push(phone)
      await given.provider({ phone, approved: false, phoneConfirmed: false })
    }
    await expect.poll(() => sms.held(), { timeout: 20_000 }).toBeGreaterThan(0)
    product.signalDatabase('SIGKILL')
    // The messages have left; that they have cannot be noted now.
    sms.answer()
    await product.untilReady()
    expect(process?.exitCode).toBe(null)
  }
  sms.hurry()
  const missing = () => phones.filter((phone) => !sms.sent.some((to) => to.endsWith(phone)))
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  expect(process?.exitCode).toBe(null)
  expect((await fetch(`${product.baseUrl}/healthz`)).status).toBe(200)
})
