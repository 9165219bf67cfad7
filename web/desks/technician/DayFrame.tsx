import type { ReactNode } from 'react'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { Container } from '../../kit/ui/Container.tsx'
import { OfflineBanner } from '../../kit/ui/OfflineBanner.tsx'
import { PageShell } from '../../kit/ui/PageShell.tsx'
import { DemoBanner } from '../../things/shell/DemoBanner.tsx'
import { Footer } from '../../things/shell/Footer.tsx'
import { LateTerms } from '../../things/shell/LateTerms.tsx'
import { usePageTitle } from '../../things/shell/use-page-title.ts'
import { DayHeader } from './DayHeader.tsx'

/** Around the technician's page, which has no router and no way to other pages. */
export function DayFrame({
  title,
  isSignedIn = false,
  children,
}: {
  title: string
  isSignedIn?: boolean
  children: ReactNode
}) {
  usePageTitle(title)
  return (
    <PageShell
      banner={
        <>
          <DemoBanner />
          <OfflineBanner>{technicianDay.offline}</OfflineBanner>
          <LateTerms />
        </>
      }
      header={<DayHeader isSignedIn={isSignedIn} />}
      footer={<Footer width="page" />}
    >
      <Container width="form" className="py-6 md:py-8">
        {children}
      </Container>
    </PageShell>
  )
}
