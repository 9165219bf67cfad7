import { useQuery } from '@tanstack/react-query'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { readTechnicianDay } from './calls.ts'
import { forgetDay, keepDay, readKeptDay } from './kept-day.ts'

export const dayKey = (token: string | null) => [readTechnicianDay.path, token]

/** The link has ended, or never was one. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401

/**
 * The jobs of a technician's link or login, asked for again and again: an answer that has not changed is a few bytes, which
 * one bar carries more surely than a stream. Also asked when the phone is taken out or the network comes back. Until the
 * first answer, those that the phone has kept.
 */
export function useDay(token: string | null, isSignedIn: boolean) {
  const isWanted = Boolean(token) || isSignedIn
  const day = useQuery({
    queryKey: dayKey(token),
    queryFn: async ({ signal }) => {
      try {
        const read = await call(readTechnicianDay, { token, signal })
        void keepDay(token, read)
        return read
      } catch (error) {
        if (isEnded(error)) await forgetDay(token)
        throw error
      }
    },
    enabled: isWanted,
    refetchInterval: ({ state }) => (isEnded(state.error) ? false : settings.polling.technicianMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { data: kept } = useQuery({
    queryKey: ['kept-day', token],
    queryFn: () => readKeptDay(token),
    enabled: isWanted,
    gcTime: 0,
  })
  const known: Known | null = day.data
    ? { day: day.data, readAt: day.dataUpdatedAt, isKept: false }
    : kept
      ? { day: kept.seen, readAt: kept.readAt, isKept: true }
      : null
  return { day, known }
}

/** The jobs as they are known, and since when, by the phone's clock. */
export interface Known {
  day: TechnicianDay
  readAt: number
  /** From the phone: the server has not been heard since the page was opened. */
  isKept: boolean
}
