import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { approveSubmission } from '../contract/verification.ts'
import { inDays } from '../server/testing/given.ts'
import { givenPdf } from '../server/testing/given-document.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const scan = async () => ({
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#e7e5e4' } })
    .png()
    .toBuffer(),
})
const pdf = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from(givenPdf()) }

const stepOn = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Verification steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const upload = async (page: Page, title: string, file: object) => {
  await stepOn(page, title)
    .getByRole('button', { name: /^Upload/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Document', { exact: true }).setInputFiles(file as never)
  return dialog
}

test('a provider hands in a document, an admin approves it, and the badge stands on the bid', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await app.given.provider({
    address: '101 E Main St, Alpine, TX 79830',
    radius: 40,
  })
  await app.given.verified(provider, ['business_license', 'insurance', 'background_check'])
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=settings&section=verification')
  await page.getByRole('link', { name: 'Open verification' }).click()
  await expect(page).toHaveURL('/provider-verification')
  await expect(page.getByRole('heading', { name: 'Provider verification' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'Your status' })
  await expect(figures).toContainText('500')
  await expect(figures).toContainText('Not measured yet')
  await expect(figures).toContainText('Standard')
  await expect(page.getByText('100 more points to Premium.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Elite', { exact: true }).click()
  await expect(page.getByText('300 more points to Elite.')).toBeVisible()

  const dialog = await upload(page, 'Identity', await scan())
  await expect(dialog.getByText('scan.png')).toBeVisible()
  await dialog.getByLabel('Document number').fill('TX 4711')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Document Uploaded', { exact: true })).toBeVisible()
  await expect(stepOn(page, 'Identity')).toContainText('In review')

  const reviewer = await window(await app.given.admin())
  await reviewer.goto('/admin-dashboard?tab=documents')
  await reviewer
    .getByRole('button', { name: `Review Identity of ${provider.businessName}` })
    .click()
  const review = reviewer.getByRole('dialog')
  await expect(review.getByRole('img', { name: /^Identity of/ })).toBeVisible()
  await expect(review.getByLabel('Document number')).toHaveValue('TX 4711')
  await expectAccessible(reviewer)
  await review.getByLabel('Issued by').fill('Texas DPS')
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(reviewer.getByText('Approved.', { exact: true })).toBeVisible()
  await expect(
    reviewer.getByRole('button', { name: `Review Identity of ${provider.businessName}` }),
  ).toHaveCount(0)

  // Without a reload.
  await expect(stepOn(page, 'Identity')).toContainText('Completed')
  await expect(stepOn(page, 'Identity')).toContainText('Texas DPS')
  await expect(figures).toContainText('650')
  await expect(figures).toContainText('Premium')

  const request = await app.given.request({ form: { lat: 30.3585, lng: -103.661 } })
  await app.given.bid(provider, request)
  const customer = await window()
  await customer.goto(`/bids/${request.id}?token=${request.token}`)
  const bid = customer.getByRole('listitem').filter({ hasText: provider.businessName })
  await expect(bid.getByText('Verified', { exact: true })).toBeVisible()
  await expect(bid.getByText('Premium level')).toBeVisible()
  await customer.goto(`/providers/${provider.id}`)
  await expect(customer.getByText('Premium level')).toBeVisible()
})

test('what is refused says why, at the upload and after the review', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const page = await window(provider.caller)
  await page.goto('/provider-verification')
  const dialog = await upload(page, 'Insurance', {
    name: 'policy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  })
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Upload Failed. We cannot read this document.',
  )
  await dialog.getByLabel('Document', { exact: true }).setInputFiles(pdf)
  await dialog.getByLabel('Valid until').fill(inDays(-10))
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await expect(dialog.getByText('This document has expired. Send the current one.')).toBeVisible()
  await dialog.getByLabel('Valid until').fill(inDays(200))
  await dialog.getByRole('button', { name: 'Submit for review' }).click()
  await expect(stepOn(page, 'Insurance')).toContainText('In review')

  const reviewer = await window(await app.given.admin())
  await reviewer.goto('/admin-dashboard?tab=documents')
  await reviewer
    .getByRole('button', { name: `Review Insurance of ${provider.businessName}` })
    .click()
  const review = reviewer.getByRole('dialog')
  await expect(review.getByRole('img', { name: /^Insurance of .*, page 1 of 1$/ })).toBeVisible()
  const [download] = await Promise.all([
    reviewer.waitForEvent('download'),
    review.getByRole('link', { name: /PDF/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^insurance-[0-9a-f]{8}\.pdf$/)
  await review.getByRole('button', { name: 'Reject' }).click()
  await review.getByRole('button', { name: 'Reject the document' }).click()
  await expect(review.getByText('Say why, in at least 3 characters.')).toBeVisible()
  await expectAccessible(reviewer)
  await review.getByLabel('Reason').fill('The policy is in another name.')
  await review.getByRole('button', { name: 'Reject the document' }).click()
  await expect(stepOn(page, 'Insurance')).toContainText('The policy is in another name.')
  await expect(stepOn(page, 'Insurance')).toContainText('Not approved')
  await expectAccessible(page)
})

test('the background check is asked for once and decided by an admin', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const page = await window(provider.caller)
  await page.goto('/provider-verification')
  const step = stepOn(page, 'Background Check')
  await step.getByRole('button', { name: 'Start background check' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start background check' }).click()
  await expect(
    page.getByText('It will complete within 1-2 business days.', { exact: true }),
  ).toBeVisible()
  await expect(step).toContainText('In review')
  await expect(step.getByRole('button')).toHaveCount(0)

  const reviewer = await window(await app.given.admin())
  await reviewer.goto('/admin-dashboard?tab=documents')
  await reviewer
    .getByRole('button', { name: `Review Background Check of ${provider.businessName}` })
    .click()
  await reviewer.getByRole('button', { name: 'Result is clear' }).click()
  await expect(step).toContainText('Completed')
})

test('two reviewers: the second reads that it is decided', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const id = await app.given.submission(provider, 'identity')
  const admin = await app.given.admin()
  const page = await window(admin)
  await page.goto('/admin-dashboard?tab=documents')
  await page.getByRole('button', { name: `Review Identity of ${provider.businessName}` }).click()
  await admin.call(approveSubmission, { params: { id }, body: {} })
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This has already been decided.',
  )
})

test('a document sent by mistake is taken back', { tag: '@desk' }, async ({ window, app }) => {
  const provider = await app.given.provider()
  await app.given.submission(provider, 'identity')
  const page = await window(provider.caller)
  await page.goto('/provider-verification')
  const step = stepOn(page, 'Identity')
  // Nothing to do for it: a line.
  await step.getByRole('heading', { name: 'Identity' }).click()
  await step.getByRole('button', { name: 'Withdraw: Identity' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(step).toContainText('To do')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nobody else gets in', { tag: '@desk' }, async ({ window, app }) => {
  const page = await window(await app.given.customer())
  await page.goto('/provider-verification')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login as Provider' })).toBeVisible()
})
