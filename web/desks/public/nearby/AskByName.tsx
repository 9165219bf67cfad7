import { useState } from 'react'
import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { serviceFor } from './service-for.ts'

export interface AskByNameProps {
  provider: { id: string; services: readonly Trade[] }
  /** The service that was chosen before, if any. */
  chosen?: ServiceType | null
  /** What the history carries to the form. */
  state?: unknown
}

/** Asks this provider by name, for one of the things it does; which one is not assumed where there are several. */
export function AskByName({ provider, chosen = null, state }: AskByNameProps) {
  const { id, services: trades } = provider
  const [own, setOwn] = useState<Trade>()
  const asked = chosen && trades.includes(services[chosen].trade) ? services[chosen].trade : null
  const trade = own ?? asked ?? trades[0]
  if (!trade) return null
  const service = serviceFor({ services: [trade] }, chosen)
  return (
    <div className="flex flex-col gap-3">
      {trades.length > 1 && (
        <Chips
          legend={words.requestOf}
          chips={trades.map((value) => ({ value, label: serviceWords.trades[value] }))}
          value={trade}
          onChange={setOwn}
        />
      )}
      <Link
        to={paths.askProvider(service, id)}
        state={state}
        aria-label={`${words.request}: ${serviceWords.types[service]}`}
        className={buttonClass({ variant: 'primary', wide: true })}
      >
        {words.request}
      </Link>
    </div>
  )
}
