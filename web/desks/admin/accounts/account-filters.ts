import { accountSorts, type exportProviders } from '#contract/admin.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { standings } from '#contract/providers.ts'

export type AccountFilters = SentQueryOf<typeof exportProviders>

/** The page's address as the call's filters; what means nothing there is left out. */
export function readFilters(params: URLSearchParams): AccountFilters {
  const status = standings.find((known) => known === params.get('status'))
  const sort = accountSorts.find((known) => known === params.get('sort'))
  const words = (params.get('q') ?? '').trim().slice(0, 100)
  return { ...(words && { search: words }), ...(status && { status }), ...(sort && { sort }) }
}
