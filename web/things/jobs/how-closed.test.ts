import { expect, test } from 'vitest'
import { jobs } from '#contract/words/en/jobs.ts'
import { howClosed } from './how-closed.ts'

const facts = null
const disputed = { name: 'dispute_opened', facts } as const
const confirmed = { name: 'job_confirmed', facts } as const

test('a job that its customer disputes is closed, and nobody has confirmed it', () => {
  expect(howClosed([disputed])).toBe('disputed')
  expect(jobs.mine.ended('closed', 'disputed')).not.toContain('onfirmed')
})

test('a job that was confirmed before it was disputed was confirmed, by the customer or by the clock', () => {
  expect(howClosed([confirmed, disputed])).toBe('confirmed')
  expect(howClosed([{ name: 'job_confirmed', facts: { byItself: true } }])).toBe('byItself')
})
