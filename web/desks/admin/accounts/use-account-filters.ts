import { useSearchParams } from 'react-router'
import {
  type AccountFilters,
  type ProviderFilters,
  readFilters,
  readProviderFilters,
} from './account-filters.ts'

/** What the page's address asks for. */
export function useAccountFilters(): AccountFilters {
  const [params] = useSearchParams()
  return readFilters(params)
}

export function useProviderFilters(): ProviderFilters {
  const [params] = useSearchParams()
  return readProviderFilters(params)
}
