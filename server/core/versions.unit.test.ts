import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVersions } from './versions.ts'

const key = fc.constantFrom('provider:1', 'cell:30:-98', 'cell:32:-97', 'placeless:TX')
const bumps = fc.array(key, { maxLength: 6 })
const keys = fc.uniqueArray(key, { maxLength: 4 })

test('two states have one version only when they ask for the same keys and nothing of those has changed', () => {
  fc.assert(
    fc.property(bumps, bumps, keys, keys, (before, between, first, second) => {
      const versions = createVersions()
      for (const bumped of before) versions.bump(bumped)
      const earlier = versions.of(first)
      for (const bumped of between) versions.bump(bumped)
      const isSame =
        JSON.stringify(first) === JSON.stringify(second) &&
        !between.some((bumped) => first.includes(bumped))
      expect(versions.of(second) === earlier).toBe(isSame)
    }),
  )
})
