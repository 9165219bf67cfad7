import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, openDraft } from './draft.ts'
import { type ProfileValues, partOf, stepOf } from './profile-form.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

const stored: ProfileValues = {
  googleBusinessLink: '',
  selectedServices: ['towing'],
  truckWork: [],
  specializations: '',
  pricing: '',
  serviceRadius: '50',
  serviceHours: '',
  equipment: [],
  experience: '',
  insuranceDocument: '',
  certifications: [],
}
const typed: ProfileValues = { ...stored, pricing: 'By the mile', equipment: ['Service Van'] }

test('what was typed is found again by the same shop, until it was sent', () => {
  keepDraft('a', typed)
  expect(openDraft('a', stored)).toEqual(typed)
  expect(openDraft('b', stored)).toEqual(stored)
  forgetDraft('a')
  expect(openDraft('a', stored)).toEqual(stored)
})

test('something else under its name counts as nothing', () => {
  kept.set(
    'roadcall-profile-a',
    '{"pricing": 5, "equipment": "van", "certifications": [7], "x": "y"}',
  )
  expect(openDraft('a', stored)).toEqual(stored)
  kept.set('roadcall-profile-a', 'not json')
  expect(openDraft('a', stored)).toEqual(stored)
})

test('a part of the form is sent alone, lists as lists', () => {
  expect(
    partOf(['specializations', 'pricing'])({ ...typed, specializations: 'Reefers, , Rotators ' }),
  ).toEqual({ specializations: ['Reefers', 'Rotators'], pricing: 'By the mile' })
})

test('a wrong field leads to its step', () => {
  expect([stepOf(['pricing']), stepOf(['certifications', 'equipment']), stepOf(['other'])]).toEqual(
    [3, 5, 0],
  )
})
