import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ProviderProfile } from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { setNow as setNowWords } from '#contract/words/en/set-now.ts'
import { shop } from '#contract/words/en/shop.ts'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { faultIn, focusWrong } from '../../../kit/unsaved/focus-wrong.ts'
import { OneSaveBar } from '../../../kit/unsaved/OneSaveBar.tsx'
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
import { Section } from './Section.tsx'
import { SectionsNav } from './SectionsNav.tsx'
import { readSection, type SettingsSection, sectionLink, settingsSections } from './sections.ts'
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

/** One section at a time: on a phone the list of them comes first, at a desk it stands beside. */
function Sections({ provider, profile }: { provider: OwnProvider; profile: ProviderProfile }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isDesk = useMedia('(min-width: 64rem)')
  const asked = readSection(params)
  const open = asked ?? (isDesk ? settingsSections[0] : null)
  const setNow = useSetNow(provider, profile)
  useFocusOn(asked)
  // What was typed into a section stays in it while another is looked at.
  const [seen, setSeen] = useState<readonly SettingsSection[]>([])
  if (open && !seen.includes(open)) setSeen([...seen, open])

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
    <OneSaveBar
      open={open}
      onOpen={(id) => navigate(`?tab=settings&section=${id}`)}
      isLeaving={({ pathname, searchParams }) =>
        pathname !== location.pathname || searchParams.get('tab') !== 'settings'
      }
    >
      <ProofDialog />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[19rem_minmax(0,46rem)]">
        <div className={asked ? 'max-lg:hidden lg:sticky lg:top-20' : 'lg:sticky lg:top-20'}>
          <SectionsNav open={open} setNow={setNow} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {asked && (
            <Link
              to={sectionLink()}
              preventScrollReset
              className={`${linkClass} inline-flex min-h-12 items-center gap-2 self-start lg:hidden`}
            >
              <ArrowLeft className="size-5" aria-hidden="true" />
              {setNowWords.all}
            </Link>
          )}
          <WaitingIdentity provider={provider} />
          {seen.map((section) => (
            <div key={section} hidden={section !== open}>
              {panels[section]()}
            </div>
          ))}
        </div>
      </div>
    </OneSaveBar>
  )
}

/** A section that opens begins at its top with the focus on its title; back in the list the focus is on its line. */
function useFocusOn(asked: SettingsSection | null) {
  const before = useRef(asked)
  useEffect(() => {
    const left = before.current
    before.current = asked
    if (left === asked) return
    scrollTo({ top: 0, behavior: 'instant' })
    // A part that opens because of what it was refused begins with that.
    if (asked && faultIn(asked)) focusWrong(asked)
    else focusWhenThere(asked ? `${asked}-title` : `to-${left}`)
  }, [asked])
}
