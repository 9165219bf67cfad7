import type { QueryClient } from '@tanstack/react-query'
import { busy } from '#contract/words/en/busy.ts'
import { toast } from '../ui/toast.ts'
import { ApiError } from './api-error.ts'

const tries = 3

/**
 * What was turned away because there was too much to do is sent again, when the server has asked for it: nothing of it
 * was done. Said once, while the button still waits.
 */
export function waitWhenBusy(client: QueryClient): void {
  const { mutations, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({
    ...others,
    mutations: {
      ...mutations,
      retry(failures, error) {
        if (!isTurnedAway(error) || failures >= tries) return false
        if (failures === 0) toast({ title: busy.waiting })
        return true
      },
      retryDelay: (_, error) => (isTurnedAway(error) ? error.retryAfterMs : 0),
    },
  })
}

const isTurnedAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'turned_away'
