import { QueryClient } from '@tanstack/react-query'

/** S0 §9: data is never stale by itself, nothing is fetched on focus, nothing is tried again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // The live stream's return reads everything again.
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
})
