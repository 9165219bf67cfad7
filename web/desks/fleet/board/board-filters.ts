import { type ServiceType, serviceTypes } from '#contract/catalogue.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { boardSorts, type exportFleetRequests } from '#contract/fleet-requests.ts'

export const boardStates = ['open', 'running', 'past', 'waiting'] as const
export type BoardState = (typeof boardStates)[number]

export type BoardFilters = SentQueryOf<typeof exportFleetRequests>

/** What of the address filters the board, beside its state. */
export const filterNames = ['service', 'driver', 'unit', 'from', 'to', 'sort'] as const
export type FilterName = (typeof filterNames)[number]

const statusOf: Record<BoardState, string | undefined> = {
  open: 'open',
  running: 'in_progress',
  past: 'completed,cancelled',
  waiting: undefined,
}

export const readState = (params: URLSearchParams): BoardState | '' =>
  boardStates.find((state) => state === params.get('state')) ?? ''

const among = <V extends string>(values: readonly V[], value: string | null): V | undefined =>
  values.find((known) => known === value)
const matching = (pattern: RegExp, value: string | null) =>
  value && pattern.test(value) ? value : undefined
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const day = /^\d{4}-\d{2}-\d{2}$/

/** The page's address as the call's filters; what means nothing there is left out. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const state = readState(params)
  const all: BoardFilters = {
    status: state ? statusOf[state] : undefined,
    waiting: state === 'waiting' ? 'yes' : undefined,
    serviceType: among<ServiceType>(serviceTypes, params.get('service')),
    driverId: matching(id, params.get('driver')),
    unitId: matching(id, params.get('unit')),
    from: matching(day, params.get('from')),
    to: matching(day, params.get('to')),
    sort: among(boardSorts, params.get('sort')),
    search: params.get('q')?.trim().slice(0, 100) || undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** How many filters hide behind "More filters"; an order hides nothing. */
export const filtersOn = (params: URLSearchParams): number =>
  filterNames.filter((name) => name !== 'sort' && params.get(name)).length
