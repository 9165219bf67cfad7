import { expectTypeOf, test } from 'vitest'
import type { Catalogue } from './en.ts'

test('another language says a text for a saying, with the same parameters', () => {
  expectTypeOf<Catalogue['idFields']['wrong']>().toEqualTypeOf<string>()
  expectTypeOf<Catalogue['commonFields']['tooLong']>().returns.toEqualTypeOf<string>()
  expectTypeOf<Catalogue['commonFields']['tooLong']>().parameter(0).toHaveProperty('most')
})
