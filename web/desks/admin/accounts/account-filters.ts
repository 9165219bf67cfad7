import { accountSorts, type exportFleets, type exportProviders } from '#contract/admin.ts'
import { trades } from '#contract/catalogue.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { levels } from '#contract/levels.ts'
import { standings } from '#contract/providers.ts'

export type AccountFilters = SentQueryOf<typeof exportFleets>
export type ProviderFilters = SentQueryOf<typeof exportProviders>

/** The page's address as the call's filters; what means nothing there is left out. */
export function readFilters(params: URLSearchParams): AccountFilters {
  const status = standings.find((known) => known === params.get('status'))
  const sort = accountSorts.find((known) => known === params.get('sort'))
  const words = (params.get('q') ?? '').trim().slice(0, 100)
  return { ...(words && { search: words }), ...(status && { status }), ...(sort && { sort }) }
}

/** The same of the providers, who are found by more. */
export function readProviderFilters(params: URLSearchParams): ProviderFilters {
  const state = /^[A-Z]{2}$/.exec(params.get('state') ?? '')?.[0]
  const trade = trades.find((known) => known === params.get('trade'))
  const level = levels.find((known) => known === params.get('level'))
  return {
    ...readFilters(params),
    ...(state && { state }),
    ...(trade && { trade }),
    ...(level && { level }),
  }
}
