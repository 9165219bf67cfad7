import { forget, keep, readKept } from '../../../kit/api/storage.ts'

/** A guest's request with the token of its link, kept by this browser: a closed page is no lost request. */
export interface Remembered {
  id: string
  token: string
}

const name = 'open-requests'
/** Who has more of them open at a time has an account. */
const most = 5

/** The newest first. */
export function readRemembered(): Remembered[] {
  const kept = readKept(name)
  return Array.isArray(kept) ? kept.filter(isRemembered) : []
}

const isRemembered = (one: Partial<Remembered> | null): one is Remembered =>
  typeof one?.id === 'string' && typeof one.token === 'string'

export const tokenRemembered = (id: string): string | null =>
  [keptForTrip(), ...readRemembered()].find((one) => one?.id === id)?.token ?? null

const trip = 'card-page'

/** Who goes to the card processor's page comes back without the link; of a request that is over nothing else keeps it. */
export const keepForTrip = (request: Remembered): void => keep(trip, request, 'tab')

function keptForTrip(): Remembered | null {
  const kept = readKept(trip, 'tab') as Partial<Remembered> | null
  return isRemembered(kept) ? kept : null
}

export function remember(request: Remembered): void {
  keep(name, [request, ...others(request.id)].slice(0, most))
}

export function forgetRemembered(id: string): void {
  const left = others(id)
  if (left.length > 0) keep(name, left)
  else forget(name)
}

const others = (id: string) => readRemembered().filter((one) => one.id !== id)
