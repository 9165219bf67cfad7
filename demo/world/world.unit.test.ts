import { describe, expect, it } from 'vitest'
import { individualRequest } from '#contract/requests.ts'
import { lookUpPlace } from '../../server/geo/places.ts'
import { isCommonPassword } from '../../server/platform/secrets/common-passwords.ts'
import { chanceOf } from '../chance.ts'
import { demoPassword, logins, playedShops } from '../logins.ts'
import { offerOf } from '../offers.ts'
import { breakdowns } from './breakdowns.ts'
import { customers, drivers, fleets } from './people.ts'
import { shops } from './shops.ts'
import { acrossTheCountry, aroundAustin, aroundDallas, spotAt } from './spots.ts'

const everybody = [...playedShops, ...shops, ...fleets, ...drivers, ...customers]

describe('the people of the demo', () => {
  it('have usernames of their own', () => {
    const names = everybody.map(({ username }) => username)
    expect(new Set(names).size).toBe(names.length)
  })

  it('have shops at addresses that the gazetteer knows, with phone numbers kept free for fiction', () => {
    for (const shop of [...playedShops, ...shops]) {
      expect(lookUpPlace(shop.address), shop.address).not.toBeNull()
      expect(shop.phone).toMatch(/^\+1\d{3}55501\d\d$/)
      expect(shop.trades.length, shop.businessName).toBeGreaterThan(0)
    }
  })

  it('have fleets with a record like any other, by numbers that no carrier has', () => {
    for (const { company, address, number } of fleets) {
      expect(lookUpPlace(address), company).not.toBeNull()
      expect(number, company).toMatch(/^99\d{6}$/)
    }
    expect(new Set(fleets.map(({ number }) => number)).size).toBe(fleets.length)
  })

  it('can sign in with a password that nobody else would be refused', async () => {
    expect(await isCommonPassword(demoPassword)).toBe(false)
    expect(logins.map(({ role }) => role)).toContain('admin')
  })
})

describe('what happens in the demo', () => {
  it('can be written into the form of the wizard, wherever it happens', () => {
    for (const location of [...aroundAustin, ...aroundDallas, ...acrossTheCountry])
      for (const breakdown of breakdowns) {
        const spot = spotAt(location, chanceOf(location))
        const asker = { fullName: 'Gwen Abbott', phone: '+15125550141', email: 'g@example.com' }
        const form = { ...breakdown, ...spot, ...asker }
        expect(individualRequest.safeParse(form).success).toBe(true)
      }
  })

  it('is offered for more the further the shop is away, and the same every time', () => {
    const work = { serviceType: 'roadside_towing', details: {}, lat: 30.27, lng: -97.74 } as const
    const near = { lat: 30.3, lng: -97.7 }
    const far = { lat: 29.43, lng: -98.49 }
    const offer = (shop: typeof near) => offerOf(work, shop, chanceOf('offer'))
    expect(offer(near)).toEqual(offer(near))
    expect(Number(offer(far).price)).toBeGreaterThan(Number(offer(near).price))
    expect(offer(near).estimatedDuration).not.toBe(offer(far).estimatedDuration)
  })
})
