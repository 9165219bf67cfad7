import { listOutbox } from '../contract/admin.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a message reaches the operator’s mail, with whom to answer', async ({ page, app }) => {
  const words = `My truck was fixed before help came (${Math.random()}). What now?`
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Dale Whitcomb')
  await page.getByLabel('Email').fill('dale@example.com')
  await page.getByLabel('What is it about?').selectOption('A request or a job')
  await page.getByLabel('Message').fill(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  const sent = page.getByRole('heading', { name: 'Message sent' })
  await expect(sent).toBeFocused()
  await expect(page.getByText(/We’ll answer at dale@example\.com/)).toBeVisible()
  await expectAccessible(page)

  const admin = await app.given.admin()
  await expect
    .poll(async () => {
      const { body } = await admin.call(listOutbox)
      return body.find(({ text }) => text.includes(words))
    })
    .toMatchObject({
      to: testAdmin.email,
      subject: 'Contact page: A request or a job',
      text: expect.stringContaining('dale@example.com'),
    })
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('what is missing is said at its field, and what was typed stays when sending fails', async ({
  page,
}) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  const sentences = {
    Name: 'Enter your name',
    Email: 'Enter an email address we can answer',
    'What is it about?': 'Choose what it is about',
    Message: 'Say it in at least 10 characters, so that we can answer',
  }
  for (const [label, sentence] of Object.entries(sentences))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Name').fill('Dale Whitcomb')
  await page.getByLabel('Email').fill('dale@example.com')
  await page.getByLabel('What is it about?').selectOption('Something else')
  await page.getByLabel('Message').fill('A question about your map.')
  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await expect(
    page.getByText('The message was not sent. Check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('A question about your map.')
  await page.unroute('**/api/contact')
  const told = 'Nobody can receive messages here yet. Your message was not sent.'
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 409, json: { code: 'unavailable', message: told, error: told } }),
  )
  await send.click()
  await expect(page.getByText(told)).toBeVisible()
})

test('who is signed in need not say who they are, and who cannot wait is led to help', async ({
  window,
  app,
}) => {
  const page = await window(await app.given.customer())
  await page.goto('/contact')
  await expect(page.getByLabel('Name')).toHaveValue('Robin Sample')
  await expect(page.getByLabel('Email')).toHaveValue(/@example\.com/)
  await page.getByRole('main').getByRole('link', { name: 'Get help now' }).click()
  await expect(page).toHaveURL('/request-service')
})
