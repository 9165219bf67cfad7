import { expect, test } from 'vitest'
import { sentencesOf } from '../../../kit/api/form.ts'
import { emptyDraft } from './draft.ts'
import { applicationOf, bodyOf, signupSchema, valuesOf } from './signup-form.ts'

const empty = valuesOf(emptyDraft)
const filled = {
  ...empty,
  businessName: 'Delgado Towing',
  ownerName: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '(512) 555-0143',
  address: '1100 Congress Ave, Austin, TX 78701',
  services: 'towing',
  serviceHours: '24/7',
  serviceRadius: '50',
  location: 'I-35 from Waco to San Antonio',
  experience: '6-10',
  teamSize: '',
  equipment: '',
  username: 'delgado',
  password: 'mesquite-42',
  confirmPassword: 'mesquite-42',
}
const wrongIn = (values: typeof empty) => {
  const { error } = signupSchema.safeParse(applicationOf(values))
  return error ? sentencesOf(error) : {}
}

test('an empty form names each required field with the sentence of the specification', () => {
  expect(wrongIn(empty)).toEqual({
    businessName: 'Business name must be at least 2 characters',
    ownerName: 'Owner name must be at least 2 characters',
    email: 'Invalid email address',
    phone: 'Phone number must be at least 10 digits',
    address: 'Complete address is required',
    services: 'Please select your primary service',
    serviceHours: 'Please select your service hours',
    serviceRadius: 'Please select your service radius',
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
  })
})

test('every sentence stands at a field that the form has', () => {
  for (const field of Object.keys(wrongIn(empty))) expect(empty).toHaveProperty(field)
})

test('the password must be typed twice alike', () => {
  expect(wrongIn({ ...filled, confirmPassword: 'mesquite-43' })).toEqual({
    confirmPassword: "Passwords don't match",
  })
})

test('what is sent says what the applicant chose, and the password once', () => {
  const body = bodyOf(signupSchema.parse(applicationOf(filled)))
  expect(body).toMatchObject({ services: ['towing'], serviceRadius: 50, experience: '6-10' })
  expect(body.description).toBe('Professional towing service, 6-10 years of experience.')
  expect(body).not.toHaveProperty('confirmPassword')
})
