import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  listFleetsForAdmin,
  listProvidersForAdmin,
  setFleetStanding,
  setProviderStanding,
} from '#contract/admin.ts'
import type { Standing } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { admin } from '../../messages/en/admin.ts'
import { toast } from '../../ui/toast.ts'
import { auditKey } from '../people/use-audit.ts'
import { statsKey } from '../use-admin.ts'
import type { AccountFilters } from './account-filters.ts'

const providersKey = ['/api/admin/providers']
const fleetsKey = ['/api/admin/fleet-companies']

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: readonly { id: string }[]) =>
    last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
  placeholderData: keepPreviousData,
  // Accounts come and change without a word to this page: every visit reads them.
  staleTime: 0,
} as const

export function useProviders(filters: AccountFilters) {
  return useInfiniteQuery({
    queryKey: [...providersKey, filters],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() =>
        call(listProvidersForAdmin, { query: { ...filters, before: pageParam }, signal }),
      ),
    select: rowsOf,
    ...pages,
  })
}

export function useFleets(filters: AccountFilters) {
  return useInfiniteQuery({
    queryKey: [...fleetsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() =>
        call(listFleetsForAdmin, { query: { ...filters, before: pageParam }, signal }),
      ),
    select: rowsOf,
    ...pages,
  })
}

/** What an admin may make of an account (rules B). */
export type Verdict = { status: Exclude<Standing, 'pending'>; reason: string }

const of = {
  provider: { endpoint: setProviderStanding, key: providersKey },
  fleet: { endpoint: setFleetStanding, key: fleetsKey },
} as const

/** Approves or suspends a provider or a fleet company. */
export function useSetStanding(kind: keyof typeof of, id: string) {
  const client = useQueryClient()
  const { endpoint, key } = of[kind]
  return useMutation({
    mutationFn: ({ status, reason }: Verdict) =>
      asSignedIn(() =>
        call(endpoint, { params: { id }, body: { status, reason: reason || undefined } }),
      ),
    onSuccess: () => toast({ title: admin.updated, tone: 'success' }),
    onError: (error) =>
      toast({
        title: kind === 'provider' ? admin.providerFailed : admin.fleetFailed,
        description: sentenceOf(error, admin.tryAgain),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all(
        [key, statsKey, auditKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
