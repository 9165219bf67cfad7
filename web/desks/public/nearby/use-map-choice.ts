import { useSearchParams } from 'react-router'
import { readServiceType, type ServiceType } from '#contract/catalogue.ts'

/** The chosen service and provider; both stand in the address. */
export function useMapChoice() {
  const [search, setSearch] = useSearchParams()

  function put(name: string, value: string | null) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    service: readServiceType(search.get('serviceType') ?? ''),
    providerId: search.get('providerId'),
    chooseService: (service: ServiceType | null) => put('serviceType', service),
    chooseProvider: (id: string | null) => put('providerId', id),
  }
}
