import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { shop } from '#contract/words/en/shop.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'

/** What the provider has told of its business so far. */
export function ReceivedFacts({ provider }: { provider: OwnProvider }) {
  const words = shop.application
  const { serviceHours } = provider
  return (
    <div className="flex flex-col gap-4">
      <Facts>
        <Fact label={words.business}>{provider.businessName}</Fact>
        <Fact label={words.phone}>{formatPhone(provider.phone)}</Fact>
        <Fact label={words.address} wide>
          {provider.address}
        </Fact>
        <Fact label={words.services} wide>
          {provider.services.map((trade) => serviceWords.trades[trade]).join(', ')}
        </Fact>
        <Fact label={words.reach}>{shop.fields.miles(provider.serviceRadius)}</Fact>
        <Fact label={words.hours}>
          {serviceHours ? providers.settings.hoursOf[serviceHours] : words.none}
        </Fact>
        <Fact label={words.about} wide>
          {provider.description || words.none}
        </Fact>
      </Facts>
      <Link to={paths.providerSettings} className={linkClass}>
        {words.changeLink}
      </Link>
    </div>
  )
}
