/** S0 §9: one toast at a time, for five seconds; a dismissed one is forgotten after 1,000,000 ms. */
export const toastRules = {
  visible: 1,
  displayMs: 5000,
  removeAfterMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
} as const

export type ToastTone = 'neutral' | 'success' | 'danger'

export interface ToastInput {
  title: string
  description?: string
  tone?: ToastTone
  /** What can be done about it while it stands. */
  action?: { label: string; onPress: () => void }
}

export interface ToastItem extends ToastInput {
  id: number
  open: boolean
}

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastItem[]): void {
  items = next
  for (const listener of listeners) listener()
}

/** Says something that has no other place on the page. Returns its id for `dismissToast`. */
export function toast(input: ToastInput): number {
  lastId += 1
  set([{ ...input, id: lastId, open: true }, ...items].slice(0, toastRules.visible))
  return lastId
}

export function dismissToast(id: number): void {
  if (!items.some((item) => item.id === id && item.open)) return
  set(items.map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => set(items.filter((item) => item.id !== id)), toastRules.removeAfterMs)
}

/** What was tried again is no failure any more: its toast would stand over a success. */
export function dismissFailures(): void {
  for (const { id, tone } of items) if (tone === 'danger') dismissToast(id)
}

export function toasts(): readonly ToastItem[] {
  return items
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
