import { expect, test } from 'vitest'
import { emptyRequest, type RequestForm } from '../form/request-form.ts'
import { saidInSteps } from './what-was-said.ts'

const basics: RequestForm = {
  ...emptyRequest,
  serviceType: 'roadside_tire',
  fullName: 'Dale Whitcomb',
  phone: '(512) 555-0143',
  email: 'dale@example.com',
  location: 'Waco, TX',
}

test('the first step is filled in once all is said that it must say', () => {
  expect(saidInSteps(emptyRequest)).toEqual([false, false])
  expect(saidInSteps({ ...basics, location: '  ' })).toEqual([false, false])
  expect(saidInSteps(basics)).toEqual([true, false])
})

test('the second once anything is; what the signs of the road say stands on the first', () => {
  expect(saidInSteps({ ...basics, mileMarker: '331' })).toEqual([true, false])
  expect(saidInSteps({ ...basics, additionalNotes: 'Blue cab' })).toEqual([true, true])
  expect(saidInSteps({ ...basics, tireIssue: 'flat' })).toEqual([true, true])
})
