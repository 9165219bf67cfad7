import type { OwnProvider } from '#contract/providers.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { notifications } from '#contract/words/en/notifications.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { shop } from '#contract/words/en/shop.ts'
import { verification } from '#contract/words/en/verification.ts'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { ProofDialog } from '../../../things/auth/factors/ProofDialog.tsx'
import { ChannelsForm } from '../../../things/notifications/ChannelsForm.tsx'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { PeopleSection } from '../people/PeopleSection.tsx'
import { PictureField } from '../profile/PictureField.tsx'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import { VerificationSummary } from '../verification/VerificationSummary.tsx'
import { AreaSection } from './AreaSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HoursSection } from './HoursSection.tsx'
import { PapersSection, ServicesSection } from './ProfileSections.tsx'
import { Section } from './Section.tsx'
import { WaitingIdentity } from './WaitingIdentity.tsx'

/** What decides which requests reach the provider, what customers read of him, and how he hears of news. */
export function SettingsTab({ provider }: { provider: OwnProvider }) {
  return provider.can.changeRecord ? <OwnersSettings provider={provider} /> : <OwnAlerts />
}

/** Who may not change the business still says how to hear of its news. */
const OwnAlerts = () => (
  <div className="flex max-w-2xl flex-col gap-5">
    <p className="text-muted">{providerPeople.ownersOnly}</p>
    <Section id="alerts" title={notifications.howYouHear}>
      <ChannelsForm />
    </Section>
  </div>
)

function OwnersSettings({ provider }: { provider: OwnProvider }) {
  const words = shop.settings
  const parts = [
    ['service-areas', words.areas],
    ['services', words.services],
    ['hours', words.hours],
    ['contact', words.contact],
    ['picture', words.picture],
    ['papers', words.profile],
    ['people', providerPeople.title],
    ['programs', apiAccess.open],
    ['verification', verification.dashboard.heading],
    ['alerts', notifications.howYouHear],
  ] as const
  const { data: profile, isError, isFetching, refetch } = useOwnProfile()
  if (!profile)
    return isError ? (
      <DidNotLoad title={words.loadFailed} query={{ isFetching, refetch }} />
    ) : (
      <CardsSkeleton />
    )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[13rem_minmax(0,44rem)]">
      <ProofDialog />
      <nav aria-label={words.sections} className="lg:sticky lg:top-24">
        <ul className="flex flex-wrap gap-x-4 lg:flex-col">
          {parts.map(([id, label]) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => goTo(id)}
                className={`${linkClass} inline-flex min-h-9 items-center text-left`}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-5">
        <WaitingIdentity provider={provider} />
        <AreaSection provider={provider} />
        <ServicesSection profile={profile} />
        <HoursSection provider={provider} />
        <ContactSection provider={provider} />
        <Section id="picture" title={words.picture}>
          <PictureField name={provider.businessName} picture={profile.profilePicture} />
        </Section>
        <PapersSection profile={profile} />
        <PeopleSection provider={provider} />
        <div id="programs" className="scroll-mt-24">
          <h3 id="programs-title" tabIndex={-1} className="sr-only">
            {apiAccess.open}
          </h3>
          <LateProgramAccess />
        </div>
        <Section id="verification" title={verification.dashboard.heading}>
          <VerificationSummary provider={provider} />
        </Section>
        <Section id="alerts" title={notifications.howYouHear}>
          <ChannelsForm />
        </Section>
      </div>
    </div>
  )
}

/** The tab stands in the address, so a part of it is gone to without one. */
function goTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true })
}
