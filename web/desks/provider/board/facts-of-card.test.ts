import { expect, test } from 'vitest'
import { factsOfCard, type ShownCard } from './facts-of-card.tsx'

const bare: ShownCard = {
  area: 'Alamogordo, NM',
  createdAt: '2026-11-21T08:00:00Z',
  timeZone: 'America/Denver',
  preferredTime: 'asap',
  scheduledAt: null,
  details: {},
  additionalNotes: null,
  budget: null,
}

test('a card has details to open only where something is said that does not stand above', () => {
  const above = { isProblemAbove: true }
  expect(factsOfCard(bare, above)).toEqual([])
  const problem = { ...bare, details: { problemDescription: 'Left steer tire blew out' } }
  expect(factsOfCard(problem, above)).toEqual([])
  expect(factsOfCard(problem)).toHaveLength(1)
  expect(factsOfCard({ ...bare, additionalNotes: 'Blue cab' }, above)).toHaveLength(1)
  expect(factsOfCard({ ...bare, details: { hasSpareTire: 'yes' } }, above)).toHaveLength(1)
})
