import { expect, test } from 'vitest'
import { registration } from '#contract/auth.ts'
import { emptyRegistration, fieldsOfType, registrationOf } from './registration-form.ts'

const filled = {
  ...emptyRegistration,
  fullName: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '(512) 555-0143',
  username: 'rosa',
  password: 'mesquite-42',
  companyName: 'Delgado Freight',
  vehicleCount: '12',
  accountManagerName: 'Rosa Delgado',
  licenseNumber: 'TX1234567',
}

test('only the fields of the chosen type are sent', () => {
  const sent = registrationOf('business_customer', filled)
  expect(sent).toMatchObject({ userType: 'business_customer', companyName: 'Delgado Freight' })
  expect(sent).not.toHaveProperty('licenseNumber')
  expect(registration.parse(sent)).toMatchObject({ vehicleCount: 12 })
})

test('what is missing for a type is named at a field that its form shows', () => {
  for (const [type, fields] of Object.entries(fieldsOfType)) {
    const sent = registrationOf(type as keyof typeof fieldsOfType, emptyRegistration)
    const wrong = registration.safeParse(sent).error?.issues.map(({ path }) => path[0])
    expect(new Set(wrong)).toEqual(new Set(fields))
  }
})
