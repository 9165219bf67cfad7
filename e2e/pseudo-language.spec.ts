import type { Page } from '@playwright/test'
import * as english from '../contract/words/en.ts'
import { pseudo } from '../contract/words/languages.ts'
import { pseudoTranslation } from '../contract/words/pseudo.ts'
import { inLanguage, teach } from '../contract/words/words.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, plainSentences } from './plain-words.ts'

test.use({ isPseudoOn: true, locale: pseudo })

/** Every page in it: widths.spec.ts. Accounts of tests are English: what is chosen on a device counts before that. */
const choose = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'roadcall_language', value: pseudo, url }])

test('who chooses another language reads the same page in it, and everything after', async ({
  page,
}) => {
  await page.goto('/contact?topic=fleet')
  await page.locator('language-switch select').selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page).toHaveURL(/contact\?topic=fleet$/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.getByLabel('Language').selectOption('Pseudo')
  await expect(page.locator('html')).toHaveAttribute('lang', pseudo)
  await expect(page.locator('h1').first()).toContainText(/[åéîöû]/)
})

/** The main job by hand, every button found by the words of the catalogue, every screen on the way looked at. */
test('a stranded guest and a shop do a whole job in another language than English', async ({
  app,
  window,
}) => {
  teach(pseudo, pseudoTranslation)
  const { customerJobs, fields, requests, requestSteps, providers, bids, jobs, proofs } = english.en
  const asked = inLanguage(requests, pseudo)
  const offered = inLanguage(providers, pseudo)
  const compared = inLanguage(bids, pseudo)
  const worked = inLanguage(jobs, pseudo)
  const ofCustomer = inLanguage(customerJobs, pseudo)
  const proved = inLanguage(proofs, pseudo)
  const fieldNames = inLanguage(fields, pseudo)
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click()
  const look = async (...pages: Page[]) => {
    for (const page of pages) {
      expect.soft(await plainSentences(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    }
  }

  const place = 'Childress, TX 79201'
  const shop = await app.given.provider({ address: place, radius: 25 })
  const board = await window(shop.caller)
  await choose(board, app.baseUrl)
  await board.goto('/provider-dashboard')
  await expect(board.getByText(offered.board.live)).toBeVisible()

  const guest = await window()
  await guest.goto('/request-service?form=short&serviceType=roadside_tire')
  await guest.getByRole('textbox', { name: fieldNames.fullName }).fill('Robin Sample')
  await guest.getByRole('textbox', { name: fieldNames.phone }).fill('(940) 555-0146')
  await guest.getByRole('textbox', { name: fieldNames.email }).fill('robin@example.com')
  await guest.getByRole('combobox', { name: asked.basics.location }).fill(place)
  for (let step = 1; step < asked.steps.length; step++) {
    await look(guest)
    await press(guest, asked.next)
  }
  await look(guest)
  await press(guest, inLanguage(requestSteps, pseudo).review.submit)
  await expect(guest).toHaveURL(/\/bids\/[0-9a-f-]{36}#token=/)
  await expect(guest.getByText(compared.page.live)).toBeVisible()

  await board.getByRole('button', { name: offered.board.submit }).click()
  const offer = board.getByRole('dialog')
  await offer.getByLabel(offered.bid.price).fill('150')
  await offer.getByLabel(offered.bid.eta).selectOption({ index: 3 })
  await look(guest, board)
  await offer.getByRole('button', { name: offered.bid.submit }).click()
  await expect(board.getByText(offered.bid.done, { exact: true })).toBeVisible()

  await guest
    .getByRole('button', { name: compared.card.acceptName(shop.businessName, '$150.00') })
    .click()
  await look(guest, board)
  await guest.getByRole('dialog').getByRole('button', { name: compared.accept.confirm }).click()
  await expect(guest.getByRole('heading', { name: compared.list.accepted })).toBeVisible()

  // The bar at the foot of a phone says that one is in progress.
  await board.getByRole('link', { name: offered.tabs.jobs }).click()
  for (const step of ['start', 'arrive', 'work'] as const) {
    await board.getByRole('button', { name: worked.steps[step] }).click()
    await expect(board.getByRole('button', { name: worked.steps[step] })).toHaveCount(0)
    await look(guest, board)
  }
  await board.getByRole('button', { name: worked.steps.finish }).click()
  const done = board.getByRole('dialog')
  await done.getByLabel(proved.finish.why).selectOption(proved.reasons.no_camera)
  await done.getByLabel(worked.mine.finishNote).fill(worked.phases.closed)
  await look(board)
  await done.getByRole('button', { name: worked.steps.finish }).click()
  await press(guest, ofCustomer.confirm)
  await expect(guest.getByText(ofCustomer.ended.closed)).toBeVisible()
  await expect(board.getByRole('heading', { name: worked.mine.past })).toBeVisible()
  await look(guest, board)
})
