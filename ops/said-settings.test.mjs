import { expect, test } from 'vitest'
import { settings } from '../contract/settings.ts'
import { saidSettings } from './vite/said-settings.ts'

const said = (line) =>
  saidSettings().transform.handler(
    `import { settings } from '#contract/settings.ts'\n${line}`,
    '/web/kit/a.tsx',
  ).code

test('browsers load of the rules the numbers that a page reads', () => {
  expect(said('const ms = settings.polling.technicianMs / 2')).toContain(
    `const ms = (${settings.polling.technicianMs}) / 2`,
  )
  expect(said('ask({ ...settings.geolocation.arrival })')).toContain(
    `...(${JSON.stringify(settings.geolocation.arrival)})`,
  )
})

test('what a module takes of them by name comes alone, and then nothing of the rest', () => {
  const code = said('const { price } = settings')
  expect(code).toContain(`const { price } = (${JSON.stringify({ price: settings.price })})`)
  expect(code).not.toContain('import')
  expect(said('type Size = keyof typeof settings.pageSize')).not.toContain('import')
})

test('what is not one number or a short group of them stays where it stands', () => {
  for (const line of ['read(settings)', 'settings.polling[name]', 'other.settings.polling.any'])
    expect(said(line)).toContain(line)
})
