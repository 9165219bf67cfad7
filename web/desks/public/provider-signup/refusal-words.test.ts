import { expect, test } from 'vitest'
import { ApiError } from '../../../kit/api/api-error.ts'
import { refusalWords } from './refusal-words.ts'

const refused = (error: string, details?: Record<string, string>, code = 'bad_input') =>
  new ApiError(400, JSON.stringify({ code, message: error, error, details }))

test.each([
  [
    refused('Try another username'),
    'Username Already Taken',
    'This username is already registered. Please choose a different username.',
  ],
  [
    refused('Pruebe otro nombre', {}, 'username_taken'),
    'Username Already Taken',
    'This username is already registered. Please choose a different username.',
  ],
  [
    refused('Try another email address'),
    'Email Already Registered',
    'An account with this email already exists. Please use a different email or sign in to your existing account.',
  ],
  [
    refused('Registration failed', { phone: 'Phone number must be at least 10 digits' }),
    'Registration Error',
    'Phone number must be at least 10 digits',
  ],
  [refused('Registration failed'), 'Registration Error', 'Please check all fields and try again.'],
  [refused('We are closed.'), 'Registration Failed', 'We are closed.'],
  [new ApiError(500, ''), 'Registration Failed', 'Please check your information and try again.'],
  [
    new TypeError('fetch failed'),
    'Registration Failed',
    'The server did not answer. Check your connection and try again.',
  ],
])('%s is told as the specification says', (error, title, text) => {
  expect(refusalWords(error)).toEqual({ title, text })
})

test('a sentence that stands at its field is said there alone', () => {
  const common = 'This password is one of the most common ones. Please choose another.'
  expect(refusalWords(refused(common, { password: common }, 'common_password'))).toBeNull()
})
