import { type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { lazy } from '../../kit/api/lazy.ts'
import type { LiveState } from '../../kit/api/live.ts'
import { Container } from '../../kit/ui/Container.tsx'
import { OfflineBanner } from '../../kit/ui/OfflineBanner.tsx'
import { PageShell } from '../../kit/ui/PageShell.tsx'
import { hasSignedInMark, useUser } from '../auth/use-user.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { LateTerms } from './LateTerms.tsx'
import { RailFrame } from './RailFrame.tsx'
import { Rails } from './rails.ts'
import { TopNav } from './TopNav.tsx'
import { useArrival } from './use-arrival.ts'
import { isFree, useGoTo } from './use-go-to.ts'
import { usePageTitle } from './use-page-title.ts'
import { WorkBarFrame } from './WorkBarFrame.tsx'

const WorkBar = lazy(() => import('./WorkBar.tsx'))

export interface AppShellProps {
  /** The page's name, as the browser's tab shows it; may change while the page is open. */
  title: string
  /** `form` for one column of fields, `page` unless said, `desk` for tables. */
  width?: 'form' | 'page' | 'desk'
  /** What still works here without a network; a general sentence unless said. */
  offline?: ReactNode
  /** Known otherwise, for instance from a live stream that is down. */
  isOffline?: boolean
  /** A notice of the page's own, below the others. */
  notice?: ReactNode
  /** Instead of the shared bar. */
  header?: ReactNode
  /** The entry of the rail to which the page belongs; the one of its own address unless said. */
  here?: string
  /** How the page hears of news, for the bar of people at work. */
  live?: LiveState
  /** More of the bar of people at work. */
  pills?: ReactNode
  children: ReactNode
}

/** Around every page: notices, the bar, the content, the footer. Who is signed in is at work and has the rail. */
export function AppShell({ title, width, header, children, ...rest }: AppShellProps) {
  usePageTitle(title)
  useArrival()
  const { data: user } = useUser()
  const isAtWork = !header && (user === undefined ? hasSignedInMark() : user !== null)
  // One width for the bar and for everything below it.
  const room = isAtWork && width !== 'form' ? 'desk' : width
  const barWidth = room === 'desk' ? 'desk' : 'page'
  return (
    <PageShell
      banner={
        <>
          <DemoBanner />
          <OfflineBanner offline={rest.isOffline}>{rest.offline}</OfflineBanner>
          <LateTerms />
          {rest.notice}
        </>
      }
      rail={isAtWork && <OwnRail here={rest.here} />}
      header={
        header ??
        (isAtWork ? <OwnBar live={rest.live} pills={rest.pills} /> : <TopNav width={barWidth} />)
      }
      footer={<Footer width={barWidth} />}
    >
      <Container width={room} className={room === 'desk' ? 'py-4' : 'py-6 md:py-8'}>
        {children}
      </Container>
    </PageShell>
  )
}

function OwnRail({ here }: { here: string | undefined }) {
  const { data: user } = useUser()
  const { pathname } = useLocation()
  const rails = use(Rails)
  const RoleRail = user && rails[user.userType]
  if (!RoleRail || !isFree(user)) return <RailFrame />
  return (
    <Suspense fallback={<RailFrame />}>
      <RoleRail user={user} here={here ?? pathname} />
    </Suspense>
  )
}

function OwnBar(bar: Pick<AppShellProps, 'live' | 'pills'>) {
  const { data: user } = useUser()
  const goTo = useGoTo(user)
  if (!user) return <WorkBarFrame />
  return (
    <Suspense fallback={<WorkBarFrame />}>
      <WorkBar user={user} goTo={goTo} {...bar} />
    </Suspense>
  )
}
