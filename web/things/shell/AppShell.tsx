import type { ReactNode } from 'react'
import { Container } from '../../kit/ui/Container.tsx'
import { OfflineBanner } from '../../kit/ui/OfflineBanner.tsx'
import { PageShell } from '../../kit/ui/PageShell.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { LateTerms } from './LateTerms.tsx'
import { TopNav } from './TopNav.tsx'
import { useArrival } from './use-arrival.ts'
import { usePageTitle } from './use-page-title.ts'

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
  children: ReactNode
}

/** Around every page of the app: notices, the bar, the content with its gutters, the footer. */
export function AppShell({
  title,
  width,
  offline,
  isOffline,
  notice,
  header = <TopNav />,
  children,
}: AppShellProps) {
  usePageTitle(title)
  useArrival()
  return (
    <PageShell
      banner={
        <>
          <DemoBanner />
          <OfflineBanner offline={isOffline}>{offline}</OfflineBanner>
          <LateTerms />
          {notice}
        </>
      }
      header={header}
      footer={<Footer />}
    >
      <Container width={width} className={width === 'desk' ? 'py-4' : 'py-6 md:py-8'}>
        {children}
      </Container>
    </PageShell>
  )
}
