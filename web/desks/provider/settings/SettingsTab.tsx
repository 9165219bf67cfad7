import type { ReactNode } from 'react'
import type { ProviderProfile } from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { setNow as setNowWords } from '#contract/words/en/set-now.ts'
import { shop } from '#contract/words/en/shop.ts'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { SavedSections } from '../../../kit/unsaved/SavedSections.tsx'
import { Section } from '../../../kit/unsaved/Section.tsx'
import { ProofDialog } from '../../../things/auth/factors/ProofDialog.tsx'
import { ChannelsForm } from '../../../things/notifications/ChannelsForm.tsx'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { PeopleSection } from '../people/PeopleSection.tsx'
import { PictureField } from '../profile/PictureField.tsx'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import { LateTrucks } from '../trucks/LateTrucks.tsx'
import { VerificationSummary } from '../verification/VerificationSummary.tsx'
import { AreaSection } from './AreaSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HoursSection } from './HoursSection.tsx'
import { PledgeSection } from './PledgeSection.tsx'
import { PapersSection, ServicesSection } from './ProfileSections.tsx'
import { SectionsNav } from './SectionsNav.tsx'
import { type SettingsSection, settingsSections } from './sections.ts'
import { titleOf } from './title-of.ts'
import { useSetNow } from './use-set-now.ts'
import { WaitingIdentity } from './WaitingIdentity.tsx'

/** What decides which requests reach the provider, what customers read of it, and how it hears of news. */
export function SettingsTab({ provider }: { provider: OwnProvider }) {
  return provider.can.changeRecord ? <OwnersSettings provider={provider} /> : <OwnAlerts />
}

/** Who may not change the business still says how to hear of its news. */
const OwnAlerts = () => (
  <div className="flex max-w-2xl flex-col gap-5">
    <p className="text-muted">{providerPeople.ownersOnly}</p>
    <Section id="alerts" title={titleOf('alerts')}>
      <ChannelsForm />
    </Section>
  </div>
)

function OwnersSettings({ provider }: { provider: OwnProvider }) {
  const { data: profile, isError, isFetching, refetch } = useOwnProfile()
  if (profile) return <Sections provider={provider} profile={profile} />
  if (isError)
    return <DidNotLoad title={shop.settings.loadFailed} query={{ isFetching, refetch }} />
  return <CardsSkeleton />
}

function Sections({ provider, profile }: { provider: OwnProvider; profile: ProviderProfile }) {
  const setNow = useSetNow(provider, profile)
  const panels: Record<SettingsSection, () => ReactNode> = {
    areas: () => <AreaSection provider={provider} />,
    services: () => <ServicesSection profile={profile} />,
    hours: () => <HoursSection provider={provider} />,
    pledge: () => <PledgeSection provider={provider} />,
    contact: () => <ContactSection provider={provider} />,
    picture: () => (
      <Section id="picture" title={titleOf('picture')}>
        <PictureField name={provider.businessName} picture={profile.profilePicture} />
      </Section>
    ),
    papers: () => <PapersSection profile={profile} />,
    people: () => <PeopleSection provider={provider} />,
    trucks: () => <LateTrucks />,
    programs: () => (
      <div id="programs">
        <h3 id="programs-title" tabIndex={-1} className="sr-only">
          {titleOf('programs')}
        </h3>
        <LateProgramAccess />
      </div>
    ),
    verification: () => (
      <Section id="verification" title={titleOf('verification')}>
        <VerificationSummary provider={provider} />
      </Section>
    ),
    alerts: () => (
      <Section id="alerts" title={titleOf('alerts')}>
        <ChannelsForm />
      </Section>
    ),
  }

  return (
    <>
      <ProofDialog />
      <SavedSections
        tab="settings"
        sections={settingsSections}
        list={(open) => <SectionsNav open={open} setNow={setNow} />}
        all={setNowWords.all}
        above={<WaitingIdentity provider={provider} />}
        panels={panels}
      />
    </>
  )
}
