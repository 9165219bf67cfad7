import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { listDrivers } from '../contract/drivers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo } from './rail.ts'

const unique = () => Math.random().toString(36).slice(2, 8)
const csv = (text: string, encoding: BufferEncoding = 'utf8', name = 'fleet.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, encoding),
})
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel('CSV file').setInputFiles(file)
const dialog = (page: Page) => page.getByRole('dialog')
const header = 'Full name,Phone,Username,Spending limit'
const forty = (line: (index: number) => string) =>
  Array.from({ length: 40 }, (_, index) => line(index)).join('\r\n')

test('a fleet brings its 40 drivers and 40 units, and asks for one of them', {
  tag: '@desk',
}, async ({ page, window, app }) => {
  test.slow()
  const tag = unique()
  // The driver who cannot be there twice: another fleet's.
  const taken = await app.given.fleetDriver(await app.given.company())
  const { manager } = await app.given.company()
  const desk = await window(manager)
  await desk.goto('/business-dashboard')
  await expect(desk.getByText('No drivers yet')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Import CSV' }).click()

  // A template to begin with.
  const [template] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download a template' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toContain('"full name","phone","username"')

  // The wrong header, no table at all, an empty file: each says what is wrong.
  await choose(desk, csv('Vorname,Nachname\nAna,Hale\n'))
  await expect(dialog(desk)).toContainText(
    'The first line must name the columns. Missing: “full name”, “phone”, and “username”.',
  )
  await choose(desk, csv('a\0b,c\0d\n'))
  await expect(dialog(desk)).toContainText('This file is no table we can read. Save it as CSV.')
  await choose(desk, csv(''))
  await expect(dialog(desk)).toContainText('The file is empty.')
  await expect(desk.getByRole('button', { name: /^Import (all )?\d+ drivers?$/ })).toHaveCount(0)

  // Wrong rows stand first, with their line; nothing is imported.
  const wrong = [
    `${header},Shoe size`,
    `Ana Hale,(512) 555-0101,ana.${tag},500,43`,
    `Ben Short,12,ben.${tag},,44`,
    `Cal Twice,(512) 555-0103,ana.${tag},,45`,
    `Dee Taken,(512) 555-0104,${taken.username},,46`,
    `"=HYPERLINK(""https://evil.example"",""Eve"")",(512) 555-0105,eve.${tag},,47`,
  ].join('\n')
  await choose(desk, csv(wrong))
  await expect(dialog(desk)).toContainText('3 of 5 rows need fixing.')
  await expect(dialog(desk)).toContainText('Shoe size')
  const rows = dialog(desk).getByRole('row')
  await expect(rows.nth(1)).toContainText('Phone number must be at least 10 digits')
  await expect(rows.nth(1)).toContainText('3')
  // What was read stands beside it, so that a swapped column is seen.
  await expect(rows.nth(1)).toContainText('Username ben.')
  await expect(rows.nth(2)).toContainText('This username appears twice in the file.')
  await expect(rows.nth(3)).toContainText('This username is already registered.')
  // A formula is a name like another: shown as text, run by nobody.
  await expect(dialog(desk)).toContainText('=HYPERLINK("https://evil.example","Eve")')
  await expectAccessible(desk)
  const all = desk.getByRole('button', { name: 'Import all 5 drivers' })
  await expect(all).toHaveAttribute('aria-disabled', 'true')
  expect((await manager.call(listDrivers)).body).toEqual([])

  // Windows letters and semicolons, as a spreadsheet saves them.
  const good = `${header}\r\n${forty(
    (index) =>
      `${index === 0 ? 'José Peña' : `Driver Number ${index}`},(512) 555-0${100 + index},d${index}.${tag},${index % 2 ? '' : '750.00'}`,
  )}\r\n`.replaceAll(',', ';')
  await choose(desk, csv(good, 'latin1', 'drivers of november.csv'))
  await expect(dialog(desk)).toContainText('40 rows, all ready to import.')
  await expect(dialog(desk)).toContainText('José Peña')
  await desk.getByRole('button', { name: 'Import all 40 drivers' }).click()
  await expect(desk.getByRole('heading', { name: '40 drivers imported' })).toBeVisible()
  await expectAccessible(desk)

  // The codes are told once: who closes without them is asked.
  await dialog(desk).getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog(desk)).toContainText('You have not copied or downloaded the codes.')
  const [codes] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const file = await readFile(await codes.path(), 'utf8')
  // Whom each code is for stands beside it, so that forty can be handed out.
  expect(file).toContain(`"José Peña","(512) 555-0100","d0.${tag}","`)
  const code = new RegExp(`"d0\\.${tag}","([^"]+)"`).exec(file)?.[1] ?? ''
  expect(file.trim().split('\r\n')).toHaveLength(41)
  await dialog(desk).getByRole('button', { name: 'Close' }).last().click()
  await expect(desk.getByRole('rowheader', { name: /José Peña/ })).toBeVisible()
  await expect(desk.getByRole('rowheader')).toHaveCount(40)

  // The code opens the door.
  await page.goto('/auth')
  await page.getByLabel('Username or email').fill(`d0.${tag}`)
  await page.locator('[name=password]').fill(code)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/driver-portal')

  // The units, each with its driver.
  await goTo(desk, 'Units')
  await desk.getByRole('button', { name: 'Import CSV' }).click()
  const units = `Unit number,Kind,Plate,Plate state,Year,Make,Model,Tire sizes,Driver username\n${forty(
    (index) =>
      `${index < 30 ? 'T' : 'TR'}-${100 + index},${index < 30 ? 'Truck' : 'Trailer'},TX${7000 + index},TX,2021,Kenworth,T680,295/75R22.5,${index < 30 ? `d${index}.${tag}` : ''}`,
  )}\n`
  await choose(desk, csv(units.replace('T-101,Truck', 'T-101,Boat').replace('d2.', 'nobody.')))
  await expect(dialog(desk)).toContainText('2 of 40 rows need fixing.')
  await choose(desk, csv(units))
  await desk.getByRole('button', { name: 'Import all 40 units' }).click()
  await expect(desk.getByRole('heading', { name: '40 units imported' })).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Close' }).last().click()
  await expect(desk.getByRole('rowheader')).toHaveCount(40)
  await expectAccessible(desk)

  // To the request of one of them.
  await goTo(desk, 'Drivers')
  await desk.getByLabel('Search drivers').fill('T-100')
  await expect(desk.getByRole('rowheader')).toHaveCount(1)
  await desk.getByRole('link', { name: 'Request Service for José Peña' }).click()
  await expect(desk).toHaveURL(/\/fleet-service-request\?driverId=/)
  await expect(desk.getByText('José Peña').first()).toBeVisible()
})

test('an import whose answer was lost is done once when sent again', { tag: '@desk' }, async ({
  window,
  app,
}) => {
  const tag = unique()
  const { manager } = await app.given.company()
  const desk = await window(manager)
  await desk.goto('/business-dashboard')
  await desk.getByRole('button', { name: 'Import CSV' }).click()
  await choose(desk, csv(`${header}\nAna Hale,(512) 555-0101,ana.${tag},\n`))
  await expect(dialog(desk)).toContainText('1 row, ready to import.')
  await desk.route('**/api/drivers/import?mode=commit', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const bring = desk.getByRole('button', { name: 'Import 1 driver' })
  await bring.click()
  await expect(dialog(desk)).toContainText('this file is not imported twice')
  await desk.unroute('**/api/drivers/import?mode=commit')
  await bring.click()
  await expect(desk.getByRole('heading', { name: '1 driver imported' })).toBeVisible()
  await expect(dialog(desk).getByRole('row')).toHaveCount(2)
  expect((await manager.call(listDrivers)).body).toHaveLength(1)
})
