import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pin } from './Pin.tsx'

const pin = {
  id: 'a',
  label: 'Blanco River Road Service',
  lat: 30,
  lng: -98,
  tone: 'provider' as const,
}
const html = (more: object) =>
  renderToStaticMarkup(createElement(Pin, { pin: { ...pin, ...more }, onSelect: () => {} }))

test('a pin is called by what is to be seen on it', () => {
  expect(html({ sign: '25 min' })).toContain('aria-label="Blanco River Road Service, 25 min"')
  expect(html({})).toContain('aria-label="Blanco River Road Service"')
})
