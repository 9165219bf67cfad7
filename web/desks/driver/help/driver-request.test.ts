import { expect, test } from 'vitest'
import { drivers } from '#contract/words/en/drivers.ts'
import type { RequestForm } from '../../../things/requests/form/request-form.ts'
import { bodyOf, checkDriverRequest, questionsOf, startOf } from './driver-request.ts'

const unitId = '0b0e9f3c-56a2-4a6c-9a39-5d6a3a8fd2a1'
const empty = startOf({ phone: '(512) 555-0166', units: [{ id: unitId }] } as never)
const filled: RequestForm = { ...empty, triage: 'tire', location: 'I-35 near Waco, TX' }
const wrongsOf = (form: RequestForm) => checkDriverRequest(form, 0).wrongs

test('the driver’s number and first unit are filled in; what and where are asked', () => {
  expect(wrongsOf(empty)).toEqual({
    triage: drivers.help.needMissing,
    location: drivers.help.locationMissing,
  })
  expect(wrongsOf(filled)).toBeNull()
  expect(bodyOf(filled)).toEqual({
    need: 'tire',
    location: 'I-35 near Waco, TX',
    unitId,
    contactPhone: '(512) 555-0166',
  })
})

test('of another vehicle its number is said, of a unit that was chosen it is not', () => {
  expect(bodyOf({ ...filled, unitId: '', unitNumber: '108' })).toMatchObject({ unitNumber: '108' })
  expect(bodyOf({ ...filled, unitNumber: '108' }).unitNumber).toBeUndefined()
})

test('danger makes an emergency of it, and the position of the device goes along', () => {
  const position = { lat: 31.5, lng: -97.1, accuracyM: 12, fixedAt: '2026-11-21T05:00:00Z' }
  const beside = { text: filled.location, isSame: true }
  expect(bodyOf({ ...filled, danger: 'yes', position: { ...position, beside } })).toMatchObject({
    isEmergency: true,
    lat: 31.5,
    accuracyM: 12,
  })
  expect(bodyOf({ ...filled, danger: 'no' }).isEmergency).toBeUndefined()
})

test('the wheel belongs to a tire, the drop-off to a tow', () => {
  const form = { ...filled, tirePosition: 'steer_left', dropOffLocation: 'Yard' }
  expect(bodyOf(form)).toMatchObject({ tirePosition: 'steer_left' })
  expect(bodyOf(form).dropOffLocation).toBeUndefined()
  expect(bodyOf({ ...form, triage: 'tow' })).toMatchObject({ dropOffLocation: 'Yard' })
})

test('what broke says what is asked, but nothing that the record of the unit says', () => {
  const names = (form: RequestForm) => {
    const { first, more } = questionsOf(form)
    return [first, more].map((questions) => questions.map(({ name }) => name))
  }
  const [first, more] = names(filled)
  expect(first).toEqual(['tirePosition'])
  expect(more).toContain('tireIssue')
  expect(more).not.toContain('tireSize')
  expect(bodyOf({ ...filled, tireIssue: 'blowout' })).toMatchObject({ tireIssue: 'blowout' })
  expect(names({ ...filled, triage: 'dont_know' })).toEqual([[], []])
})
