import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraft, openFleetDraft } from './request-draft.ts'
import { emptyRequest, type RequestForm } from './request-form.ts'

const form: RequestForm = { ...emptyRequest, serviceType: 'roadside_tire', location: 'Waco, TX' }
let kept: Map<string, string>
let keptByTab: Map<string, string>
const storageIn = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  kept = new Map()
  keptByTab = new Map()
  vi.stubGlobal('localStorage', storageIn(kept))
  vi.stubGlobal('sessionStorage', storageIn(keptByTab))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a lost page finds its form and its key again', () => {
  const before = openDraft()
  before.save({ form })
  const after = openDraft()
  expect(after.restoredAt).toBe(Date.now())
  expect(after.read()).toEqual(before.read())
})

test('a draft is forgotten after a day, as its key is by the server', () => {
  openDraft().save({ form })
  vi.advanceTimersByTime(24 * 3600_000 + 1)
  expect(openDraft()).toMatchObject({ restoredAt: null })
  expect(openDraft().read().form).toEqual(emptyRequest)
})

test('a draft from before midnight still means tomorrow after it', () => {
  vi.setSystemTime(new Date('2026-11-21T23:50'))
  const tomorrow = { preferredServiceTime: 'tomorrow', scheduledAt: '2026-11-22T09:00' } as const
  openDraft().save({ form: { ...form, ...tomorrow } })
  vi.setSystemTime(new Date('2026-11-22T00:10'))
  expect(openDraft().read().form.scheduledAt).toBe('2026-11-23T09:00')
})

test('a request that was sent leaves nothing behind, and nothing is kept after it', () => {
  const draft = openDraft()
  draft.save({ form })
  draft.close()
  draft.save({ form })
  expect(kept.size).toBe(0)
})

test('what was on its way when the page was lost is known for half an hour, as it was sent', () => {
  openDraft().save({ form, tried: ['{"a":2}', '{"a":1}'], sendingSince: Date.now() })
  vi.advanceTimersByTime(29 * 60_000)
  expect(openDraft().unanswered()).toBe('{"a":2}')
  vi.advanceTimersByTime(2 * 60_000)
  expect(openDraft().unanswered()).toBeNull()
  openDraft().save({ sendingSince: null })
  expect(openDraft().unanswered()).toBeNull()
})

test('starting over gives another key, and can be undone', () => {
  const draft = openDraft()
  draft.save({ form })
  const { key } = draft.read()
  const undo = draft.restart(emptyRequest)
  expect(draft.read().key).not.toBe(key)
  expect(openDraft().restoredAt).toBeNull()
  expect(undo()).toEqual(form)
  expect(draft.read().key).toBe(key)
  expect(openDraft().read().form).toEqual(form)
})

test('what is kept under our name but is not ours is no draft', () => {
  for (const strange of ['{', '7', '{"version":1,"form":{"danger":"maybe"}}']) {
    kept.set('request-draft', strange)
    expect(openDraft().read().form).toEqual(emptyRequest)
  }
})

test('a draft of before, which lacks newer questions, is not lost', () => {
  openDraft().save({ form })
  const { photosKey: _, ...old } = JSON.parse(kept.get('request-draft') ?? '{}')
  for (const field of ['unitNumber', 'tirePosition', 'highway']) delete old.form[field]
  kept.set('request-draft', JSON.stringify(old))
  const draft = openDraft()
  expect(draft.restoredAt).toBe(Date.now())
  expect(draft.read().form).toEqual(form)
  expect(draft.read().photosKey).not.toBe('')
})

test('a fleet’s form is kept for its driver and its tab, until it is sent or begun anew', () => {
  const fresh: RequestForm = { ...emptyRequest, phone: '(512) 555-0166' }
  const open = (driverId: string, againId: string | null = null) =>
    openFleetDraft(driverId, againId, fresh)
  open('sam').save({ form: { ...fresh, title: 'Blowout' } })
  expect(open('sam').restoredAt).toBe(Date.now())
  expect(open('sam').read().form.title).toBe('Blowout')
  for (const other of [open('rosa'), open('sam', 'an-earlier-request')])
    expect([other.restoredAt, other.read().form]).toEqual([null, fresh])
  expect(kept.size).toBe(0)
  open('sam').restart(fresh)
  expect(open('sam').read().form).toEqual(fresh)
  const draft = open('sam')
  draft.save({ form: { ...fresh, title: 'No start' } })
  draft.close()
  expect(keptByTab.size).toBe(0)
})

test('who is asking alone is nothing to tell about', () => {
  openDraft().save({ form: { ...emptyRequest, fullName: 'Dale Whitcomb' } })
  const draft = openDraft()
  expect(draft.restoredAt).toBeNull()
  expect(draft.read().form.fullName).toBe('Dale Whitcomb')
})

test('a browser that keeps nothing still holds the form while the page is open', () => {
  vi.stubGlobal('localStorage', undefined)
  const draft = openDraft()
  draft.save({ form })
  expect(draft.read().form).toEqual(form)
})
