import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft, forgetDraft, keepDraft, openDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('what one page keeps the other finds, and neither loses what the other kept', () => {
  keepDraft({ businessName: 'Delgado Towing', email: 'rosa@example.com' })
  keepDraft({ username: 'delgado' })
  expect(openDraft()).toEqual({
    ...emptyDraft,
    businessName: 'Delgado Towing',
    email: 'rosa@example.com',
    username: 'delgado',
  })
  forgetDraft()
  expect(openDraft()).toEqual(emptyDraft)
})

test('a password is never kept', () => {
  const form = { ...emptyDraft, username: 'delgado', password: 'mesquite-42' }
  keepDraft(form)
  expect([...kept.values()].join()).not.toContain('mesquite')
})

test('something else under its name counts as nothing', () => {
  kept.set('roadcall-application', '[1, {"email": 5}]')
  expect(openDraft()).toEqual(emptyDraft)
  kept.set('roadcall-application', 'not json')
  expect(openDraft()).toEqual(emptyDraft)
})
