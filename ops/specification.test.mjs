/*
 * The choices and refusals that the specifications fix word for word, wherever they are written; the words of the pages
 * have their own list in contract/words/specification.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Everything that contract and server say, as it is written. */
const written = ['contract', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  .join('\n')

test.each([
  'Truck Repair Shop',
  'Tire Service Shop',
  'Towing Company',
  'Truck Wash Company',
  'Roadside Truck Repair',
  'Roadside Tire Change',
  'Battery Service',
  'Roadside Towing',
  'Exterior Only',
  'Interior Only',
  'Full Wash',
  'Detailing',
  'Driveway',
  'Box Truck',
  'Tow Truck',
  'Dead Battery',
  'Weak Start',
  'Low Air',
  'Local Tow',
  'Long-Distance Tow',
  'Accident Tow',
  '15 minutes',
  '1.5 hours',
  '3+ hours',
  'Invalid username or password',
])('“%s” stands word for word where choices and refusals are made', (words) => {
  expect(written.includes(`'${words}'`)).toBe(true)
})
