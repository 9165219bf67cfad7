import { useSearchParams } from 'react-router'
import { useDebounced } from '../../ui/use-debounced.ts'
import { type AccountFilters, readFilters } from './account-filters.ts'

/** The search waits until the typing rests. */
const restMs = 300

/** What the page's address asks for. */
export function useAccountFilters(): AccountFilters {
  const [params] = useSearchParams()
  const search = useDebounced(params.get('q') ?? '', restMs)
  return readFilters(params, search)
}
