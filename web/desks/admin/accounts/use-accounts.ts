import { listFleetsForAdmin, listProvidersForAdmin } from '#contract/admin.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import type { AccountFilters, ProviderFilters } from './account-filters.ts'

const providersKey = ['/api/admin/providers']
const fleetsKey = ['/api/admin/fleet-companies']

// Accounts come and change without a word to this page: every visit reads them.
const fresh = { keepsPrevious: true, staleTime: 0 }

export const useProviders = (filters: ProviderFilters) =>
  usePages(listProvidersForAdmin, { key: [...providersKey, filters], query: filters, ...fresh })

export const useFleets = (filters: AccountFilters) =>
  usePages(listFleetsForAdmin, { key: [...fleetsKey, filters], query: filters, ...fresh })
