import { expect, test } from 'vitest'
import { yearsToChoose } from './profile-form.ts'

const application = ['0-2', '3-5', '6-10', '10+']
const wizard = ['1-2', '3-5', '6-10', '10+']

test('the settings ask for the years as the application does, and never offer both "0-2" and "1-2"', () => {
  for (const own of ['', '0-2', '10+'])
    expect(yearsToChoose('application', own)).toEqual(application)
  expect(yearsToChoose('application', '1-2')).toEqual(wizard)
  for (const own of ['', '1-2', '10+']) expect(yearsToChoose('wizard', own)).toEqual(wizard)
  expect(yearsToChoose('wizard', '0-2')).toEqual(application)
})
