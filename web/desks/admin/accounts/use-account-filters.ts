import { useSearchParams } from 'react-router'
import { type AccountFilters, readFilters } from './account-filters.ts'

/** What the page's address asks for. */
export function useAccountFilters(): AccountFilters {
  const [params] = useSearchParams()
  return readFilters(params)
}
