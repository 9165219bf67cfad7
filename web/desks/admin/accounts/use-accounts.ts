import { useMutation } from '@tanstack/react-query'
import {
  listFleetsForAdmin,
  listProvidersForAdmin,
  setFleetStanding,
  setProviderStanding,
} from '#contract/admin.ts'
import type { Standing } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { auditKey } from '../people/use-audit.ts'
import { statsKey } from '../use-admin.ts'
import type { AccountFilters } from './account-filters.ts'

const providersKey = ['/api/admin/providers']
const fleetsKey = ['/api/admin/fleet-companies']

// Accounts come and change without a word to this page: every visit reads them.
const fresh = { keepsPrevious: true, staleTime: 0 }

export const useProviders = (filters: AccountFilters) =>
  usePages(listProvidersForAdmin, { key: [...providersKey, filters], query: filters, ...fresh })

export const useFleets = (filters: AccountFilters) =>
  usePages(listFleetsForAdmin, { key: [...fleetsKey, filters], query: filters, ...fresh })

/** What an admin may make of an account (rules B). */
export type Verdict = { status: Exclude<Standing, 'pending'>; reason: string }

const of = {
  provider: { endpoint: setProviderStanding, key: providersKey },
  fleet: { endpoint: setFleetStanding, key: fleetsKey },
} as const

/** Approves or suspends a provider or a fleet company. */
export function useSetStanding(kind: keyof typeof of, id: string) {
  const { endpoint, key } = of[kind]
  return useMutation({
    mutationFn: ({ status, reason }: Verdict) =>
      call(endpoint, { params: { id }, body: { status, reason: reason || undefined } }),
    onSuccess: () => toast({ title: admin.updated, tone: 'success' }),
    onError: (error) =>
      toast({
        title: kind === 'provider' ? admin.providerFailed : admin.fleetFailed,
        description: sentenceOf(error, admin.tryAgain),
        tone: 'danger',
      }),
    onSettled: useReadAgain(key, statsKey, auditKey),
  })
}
