import { QueryClient } from '@tanstack/react-query'

/**
 * S0 §9: data is never stale by itself, nothing is fetched on focus, nothing is tried again by itself. Without a
 * network a call fails at once and says so, instead of waiting unseen and acting later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // The live stream's return reads everything again.
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
