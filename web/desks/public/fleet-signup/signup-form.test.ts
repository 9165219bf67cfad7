import { expect, test } from 'vitest'
import { sentencesOf } from '../../../kit/api/form.ts'
import { bodyOf, lowerBound, signupSchema } from './signup-form.ts'

const form = {
  companyName: 'Lone Star Freight',
  mcNumber: 'MC-123456',
  dotNumber: '1234567',
  ownerName: 'Robin Sample',
  email: 'robin@example.com',
  phone: '(512) 555-0143',
  fleetSize: '26-50',
  operatingStates: 'TX, OK',
  address: '1100 Congress Ave, Austin, TX',
  username: 'robin',
  password: 'mesquite-42',
  confirmPassword: 'mesquite-42',
}

test('the call carries what S1 §3 names, with the numbers as digits and the lower bound of the range', () => {
  const { confirmPassword: _, ...sent } = form
  expect(bodyOf(signupSchema.parse(form))).toEqual({
    ...sent,
    phone: '+15125550143',
    mcNumber: '123456',
    userType: 'business_customer',
    fullName: 'Robin Sample',
    accountManagerName: 'Robin Sample',
    vehicleCount: 26,
    businessType: 'trucking',
  })
  expect(lowerBound('100+')).toBe(100)
})

test('an MC number is understood in its usual spellings', () => {
  for (const mcNumber of ['MC-123456', '123456', 'mc 123456', 'MC#123456'])
    expect(signupSchema.parse({ ...form, mcNumber }).mcNumber).toBe('123456')
})

test('passwords that differ are told at the second one', () => {
  const { error } = signupSchema.safeParse({ ...form, confirmPassword: 'mesquite-43' })
  expect(error && sentencesOf(error)).toEqual({ confirmPassword: "Passwords don't match" })
})
