import { expect, test } from 'vitest'
import { ApiError } from '../../../kit/api/api-error.ts'
import { acceptedWords, refusalWords } from './submit-words.ts'

const refused = (code: string, message: string) =>
  new ApiError(400, JSON.stringify({ code, message, error: code }))

test.each([
  ['missing_fields', 'Please Complete Required Fields', 'Phone is missing.'],
  ['submission_issue', 'Processing Your Request', 'Phone is missing.'],
  [
    'invalid_email',
    'Email Format',
    'Please enter a valid email address, for example name@example.com',
  ],
  ['too_many_requests', 'Please Check Your Information', 'Phone is missing.'],
])('%s is said as the table of S0 §8 says', (code, title, description) => {
  expect(refusalWords(refused(code, 'Phone is missing.'))).toEqual({
    title,
    description,
    tone: 'danger',
  })
})

test('an answer without a sentence gets the general one', () => {
  for (const error of [new ApiError(500, '<html>'), new TypeError('fetch failed')])
    expect(refusalWords(error)).toMatchObject({
      title: 'Please Check Your Information',
      description: 'Please fill out all required fields and try again.',
    })
})

test('a success names what happens next; without id or token it leads to the mail', () => {
  const sent = { requestId: '1', accessToken: 't', isEarlier: false }
  expect(acceptedWords(sent)).toEqual({
    title: 'Service Request Submitted!',
    description: "Providers are being notified. You'll receive bids within 15 minutes.",
    tone: 'success',
  })
  expect(acceptedWords({ ...sent, isPlaced: false })).toMatchObject({
    description: expect.stringContaining('no provider has been alerted yet'),
    tone: 'danger',
  })
  expect(acceptedWords({ ...sent, accessToken: undefined })).toEqual({
    title: 'Request Submitted Successfully',
    description:
      'However, there was an issue redirecting to your bids page. Please check your email for updates.',
  })
})
