import { useQuery } from '@tanstack/react-query'
import { readGlance } from '#contract/glance.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../../kit/api/call.ts'

/** Which request a link is for, and how it stands; read again while somebody looks, and when they look again. */
export const useGlance = (token: string) =>
  useQuery({
    queryKey: [readGlance.path, token],
    queryFn: ({ signal }) => call(readGlance, { token, signal }),
    refetchInterval: settings.polling.dashboardMs,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
