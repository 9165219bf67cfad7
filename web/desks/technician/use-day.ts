import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import { advanceAsTechnician, readTechnicianDay } from '#contract/technicians.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { untilAnswered } from '../../kit/api/until-answered.ts'
import { useKeyOf } from '../../kit/api/use-key-of.ts'

const dayKey = (token: string | null) => [readTechnicianDay.path, token]

/** The link has ended, or never was one. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401

/**
 * The jobs of a technician's link or login, asked for again and again: an answer that has not changed is a few bytes, which
 * one bar carries more surely than a stream. Also asked when he takes the phone out or the network comes back.
 */
export function useDay(token: string | null, isSignedIn: boolean) {
  return useQuery({
    queryKey: dayKey(token),
    queryFn: ({ signal }) => call(readTechnicianDay, { token, signal }),
    enabled: Boolean(token) || isSignedIn,
    refetchInterval: ({ state }) => (isEnded(state.error) ? false : settings.polling.technicianMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** A step of a job: sent until the server answers, under one key, so that it is taken once (rules C23). */
export function useStep(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const left = useRef<AbortController>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => () => left.current?.abort(), [])
  const advance = useMutation({
    mutationFn: (body: SentBodyOf<typeof advanceAsTechnician>) => {
      const leaves = new AbortController()
      left.current = leaves
      const note = body.note || undefined
      const idempotencyKey = keyOf(body)
      return untilAnswered(
        (signal) =>
          call(advanceAsTechnician, {
            params: { id: jobId },
            body: { ...body, note },
            token,
            signal,
            idempotencyKey,
          }),
        { signal: leaves.signal, onLost: () => setLost(true) },
      )
    },
    onSettled: () => {
      setLost(false)
      return client.invalidateQueries({ queryKey: dayKey(token) })
    },
  })
  return { advance, isLost: isLost && advance.isPending }
}
