import { afterEach, expect, test } from 'vitest'
import { plural } from './en/grammar.ts'
import { isLanguage, pseudo } from './languages.ts'
import { switchPseudoOn } from './switch-pseudo-on.ts'
import { area, speak } from './words.ts'

afterEach(() => speak('en-US'))

test('the pseudo-language is none of ours until it is switched on', () => {
  expect(isLanguage(pseudo)).toBe(false)
  switchPseudoOn()
  expect(isLanguage(pseudo)).toBe(true)
})

test('it accents every letter of ours and makes texts longer, and leaves what people typed, addresses and tags', () => {
  switchPseudoOn()
  const words = area('pseudoTest', {
    plain: 'Truck down',
    steps: [{ title: 'One' }],
    price: ({ name, bids }: { name: string; bids: number }) =>
      `${name} has ${plural(bids, { one: '# bid', other: '# bids' })}`,
    link: 'See https://roadcall.example/auth &amp; <b>{name}</b> help@roadcall.example',
  })
  speak(pseudo)
  expect(words.plain).toBe('Ţŕûûçķ đööŵñ')
  expect(words.steps).toEqual([{ title: 'Öñéé' }])
  expect(words.price({ name: 'Lone Star (Austin)', bids: 2 })).toBe(
    'Lone Star (Austin) ĥååš 2 ƀîîđš',
  )
  expect(words.link).toBe(
    'Šéééé https://roadcall.example/auth &amp; <b>{name}</b> help@roadcall.example',
  )
})
