import { expect, test } from 'vitest'
import { mapLinks, platformOf } from './map-links.ts'

const phones = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15',
  Pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile',
  desk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0',
}
const schemes = (userAgent: string) =>
  mapLinks('30.1,-97.8', platformOf(userAgent)).map(({ href }) => href.split('?')[0])

test('the first way to a place opens on every device, the second in its own map app', () => {
  const google = 'https://www.google.com/maps/dir/'
  expect(schemes(phones.iPhone)).toEqual([google, 'https://maps.apple.com/'])
  expect(schemes(phones.Pixel)).toEqual([google, 'geo:30.1,-97.8'])
  expect(schemes(phones.desk)).toEqual([google])
})
