import { useState } from 'react'
import { Link } from 'react-router'
import type { ServiceType, Trade } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import type { PublicProvider } from '#contract/public-providers.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { serviceFor } from '../nearby/service-for.ts'

/** Asks this provider by name, for one of the things he does. */
export function AskHim({ provider }: { provider: PublicProvider }) {
  const { services: trades } = provider
  const [trade, setTrade] = useState<Trade | undefined>(trades[0])
  if (!trade) return null
  const service: ServiceType = serviceFor({ services: [trade] }, null)
  return (
    <div className="flex flex-col gap-3">
      {trades.length > 1 && (
        <Chips
          legend={words.requestOf}
          chips={trades.map((value) => ({ value, label: serviceWords.trades[value] }))}
          value={trade}
          onChange={setTrade}
        />
      )}
      <Link
        to={paths.askProvider(service, provider.id)}
        aria-label={`${words.request}: ${serviceWords.types[service]}`}
        className={buttonClass({ variant: 'primary', wide: true })}
      >
        {words.request}
      </Link>
    </div>
  )
}
