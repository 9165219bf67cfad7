import type { PublicProvider } from '#contract/public-providers.ts'
import { equipmentNames } from '#contract/words/en/equipment.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'

/** What the provider says of itself in its profile; nothing stands here that it has not said. */
export function ProviderBrings({ provider }: { provider: PublicProvider }) {
  const { experience, businessLink } = provider
  const said: [string, string | null][] = [
    [words.experience, experience && words.years(experience)],
    [words.specializations, provider.specializations.join(', ')],
    [words.equipment, provider.equipment.map((one) => equipmentNames.equipment[one]).join(', ')],
    [
      words.certifications,
      provider.certifications.map((one) => equipmentNames.certifications[one]).join(', '),
    ],
    [words.pricing, provider.pricing],
    [words.insurance, provider.insurance],
  ]
  const shown = said.filter(([, text]) => text)
  if (shown.length === 0 && !businessLink) return null
  return (
    <section aria-labelledby="brings" className="flex flex-col gap-2">
      <h2 id="brings" className="text-xl">
        {words.brings}
      </h2>
      <p className="text-sm text-muted">{words.statement}</p>
      <Facts>
        {shown.map(([label, text]) => (
          <Fact key={label} label={label} wide>
            {text}
          </Fact>
        ))}
        {businessLink && (
          <Fact label={words.link} wide>
            <a
              href={businessLink}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={`${linkClass} wrap-anywhere`}
            >
              {businessLink.replace(/^https:\/\//, '')}
            </a>
          </Fact>
        )}
      </Facts>
    </section>
  )
}
