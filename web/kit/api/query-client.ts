import { QueryClient } from '@tanstack/react-query'
import { keepFailures } from './keep-failures.ts'

/**
 * S0 §9: data is never stale by itself, nothing is fetched on focus, no failure is hidden behind silent tries. Without
 * a network a call fails at once and says so; a reading that failed is owed from then on (`retryReads`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // The live stream's return reads everything again, `retryReads` what has failed.
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

keepFailures(queryClient)
