import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('common passwords are known in any case', async () => {
  for (const password of [
    'password',
    'Password',
    'QWERTY',
    '123456',
    'letmein',
    'trustno1',
    'dragon',
  ]) {
    expect(await isCommonPassword(password)).toBe(true)
  }
})

test('patterns that every list of guesses begins with are known too', async () => {
  for (const password of [
    'aaaaaa',
    '111111111',
    '      ',
    '121212',
    'abcabc',
    '654321',
    '7890123',
    'ABCDEF',
    'Roadcall',
    'roadcall1',
    'Road-Call 24!',
  ])
    expect([password, await isCommonPassword(password)]).toEqual([password, true])
})

test('a name of its owner is none, whatever digits stand around it', async () => {
  const own = ['dale.w', 'dale.whitcomb@example.com', 'Dale Whitcomb', null]
  for (const password of ['dale.w', 'DaleWhitcomb', 'dalewhitcomb77', 'whitcomb.dale'])
    expect([password, await isCommonPassword(password, own)]).toEqual([
      password,
      password !== 'whitcomb.dale',
    ])
  expect(await isCommonPassword('dale-hauls-for-whitcomb', own)).toBe(false)
})

test('others are not', async () => {
  for (const password of [
    '',
    'correct horse battery staple',
    'Peterbilt-389-waco',
    'toString',
    '__proto__',
  ]) {
    expect(await isCommonPassword(password)).toBe(false)
  }
})
