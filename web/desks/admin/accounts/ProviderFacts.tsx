import type { ProviderForAdmin } from '#contract/admin.ts'
import { readTrade } from '#contract/catalogue.ts'
import { admin } from '#contract/words/en/admin.ts'
import { providerSignup as signup } from '#contract/words/en/provider-signup.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Fact } from '../../../kit/ui/Facts.tsx'
import { formatList } from '../../../kit/ui/format.ts'

export const servicesOf = ({ services }: Pick<ProviderForAdmin, 'services'>): string =>
  formatList(
    services.map((service) => {
      const trade = readTrade(service)
      return trade ? serviceWords.trades[trade] : service
    }),
  ) || admin.none

/** A stored option in words; another text stays as it is. */
const knownIn = (words: Record<string, string>, value: string | null) =>
  value === null ? null : (words[value] ?? value)

/** What an applicant has said of the business, inside of `Facts`. */
export function ProviderFacts({ provider }: { provider: ProviderForAdmin }) {
  const { facts } = admin
  return (
    <>
      <Fact label={facts.services} wide>
        {servicesOf(provider)}
      </Fact>
      <Fact label={facts.area}>{provider.serviceArea ?? facts.notGiven}</Fact>
      <Fact label={facts.experience}>
        {knownIn(signup.years, provider.experience) ?? facts.notGiven}
      </Fact>
      <Fact label={facts.team}>{knownIn(signup.teams, provider.teamSize) ?? facts.notGiven}</Fact>
      <Fact label={facts.equipment} wide>
        {provider.equipment ?? facts.notGiven}
      </Fact>
      <Fact label={facts.description} wide>
        {provider.description || facts.notGiven}
      </Fact>
    </>
  )
}
