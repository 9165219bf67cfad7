import { expect, test } from 'vitest'
import { isOneAlphabet } from './one-alphabet.ts'

test.each([
  'secadmin',
  'Joe’s 24/7 Truck & Tire, LLC',
  'Señor Ángel Muñoz',
  'Žižka Übermut Łódź',
  'Nguyễn Văn Đức',
  'Грузовик Экспресс',
  'Ελληνική Οδική',
  '東京レッカー',
  'ਸਿੰਘ ਟਰੱਕ',
  'Tire™ 1½ Ton №5',
  '42',
])('“%s” is in one alphabet', (name) => {
  expect(isOneAlphabet(name)).toBe(true)
})

test.each([
  ['ѕecadmin', 'a Cyrillic first letter'],
  ['secadmіn', 'a Cyrillic letter in the middle'],
  ['rοadcall', 'a Greek letter'],
  ['ｓecadmin', 'a wide letter'],
  ['𝐬𝐞𝐜𝐚𝐝𝐦𝐢𝐧', 'bold letters'],
  ['Ⓢecadmin', 'a round letter'],
  ['ѕсоре', 'all Cyrillic, all of them like Latin ones'],
  ['ɑdmin', 'a phonetic letter'],
  ['a\u0336dmin', 'a struck letter'],
  ['oﬃce', 'a ligature'],
  ['Ꭺdmin', 'a Cherokee letter'],
])('“%s” is not: %s', (name) => {
  expect(isOneAlphabet(name)).toBe(false)
})
