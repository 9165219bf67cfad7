import { type ServiceType, serviceTypes } from '#contract/catalogue.ts'
import { isDay } from '#contract/days.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { boardSorts, type exportFleetRequests } from '#contract/fleet-requests.ts'
import { isId } from '#contract/ids.ts'

export const boardStates = ['needed', 'open', 'running', 'past', 'waiting'] as const
export type BoardState = (typeof boardStates)[number]

export type BoardFilters = SentQueryOf<typeof exportFleetRequests>

/** What of the address filters the board, beside its state. */
export const filterNames = ['service', 'driver', 'unit', 'from', 'to', 'sort'] as const
export type FilterName = (typeof filterNames)[number]

const statusOf: Record<BoardState, string | undefined> = {
  needed: undefined,
  open: 'open',
  running: 'in_progress',
  past: 'completed,cancelled',
  waiting: undefined,
}

export const readState = (params: URLSearchParams): BoardState | '' =>
  boardStates.find((state) => state === params.get('state')) ?? ''

const among = <V extends string>(values: readonly V[], value: string | null): V | undefined =>
  values.find((known) => known === value)
const idIn = (value: string | null) => (value && isId(value) ? value : undefined)
const dayIn = (value: string | null) => (value && isDay(value) ? value : undefined)

/** The page's address as the call's filters; what means nothing there is left out. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const state = readState(params)
  const all: BoardFilters = {
    status: state ? statusOf[state] : undefined,
    waiting: state === 'waiting' ? 'yes' : undefined,
    needed: state === 'needed' ? 'yes' : undefined,
    serviceType: among<ServiceType>(serviceTypes, params.get('service')),
    driverId: idIn(params.get('driver')),
    unitId: idIn(params.get('unit')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    sort: among(boardSorts, params.get('sort')) ?? 'urgent',
    search: params.get('q')?.trim().slice(0, 100) || undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** How many filters hide behind "More filters"; an order hides nothing. */
export const filtersOn = (params: URLSearchParams): number =>
  filterNames.filter((name) => name !== 'sort' && params.get(name)).length
