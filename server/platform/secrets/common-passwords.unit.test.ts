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
