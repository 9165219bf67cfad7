import { expect, test } from 'vitest'
import { serviceTypes } from '#contract/services.ts'
import { brokenAs, plainAnswer, plainAnswers } from './plain-answers.ts'

test('a plain answer is read back as the one that was given', () => {
  for (const answer of plainAnswers) expect(plainAnswer(brokenAs[answer])).toBe(answer)
})

test('a service that came by a link is told in the plain word that means it, whatever was said of an emergency', () => {
  expect(plainAnswer({ serviceType: 'roadside_repair', triage: '' })).toBe('repair')
  expect(plainAnswer({ serviceType: 'roadside_tire', triage: 'dont_know' })).toBe('tire')
})

test('nothing said, and a service that only the longer list has, are none of the plain answers', () => {
  expect(plainAnswer({ serviceType: '', triage: 'tow' })).toBe(null)
  const told = serviceTypes.filter((serviceType) => plainAnswer({ serviceType, triage: '' }))
  expect(told).toHaveLength(5)
})
