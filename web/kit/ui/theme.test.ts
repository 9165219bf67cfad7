import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTheme, setTheme } from './theme.ts'

let root: { dataset: Record<string, string> }
let kept: Map<string, string>

beforeEach(() => {
  root = { dataset: {} }
  kept = new Map()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a chosen theme stands on the page and is kept', () => {
  setTheme('night')
  expect(root.dataset.theme).toBe('night')
  expect(readTheme()).toBe('night')
})

test('going back to the device leaves nothing behind', () => {
  setTheme('light')
  setTheme('system')
  expect(root.dataset).toEqual({})
  expect(kept.size).toBe(0)
  expect(readTheme()).toBe('system')
})

test('a stored value that is no theme counts as none', () => {
  kept.set('theme', 'neon')
  expect(readTheme()).toBe('system')
})

test('a browser that keeps nothing still changes its theme', () => {
  vi.stubGlobal('localStorage', undefined)
  setTheme('night')
  expect(root.dataset.theme).toBe('night')
  expect(readTheme()).toBe('system')
})
