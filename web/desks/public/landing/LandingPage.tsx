import type { Figure } from '#contract/site.ts'
import { PageShell } from '../../../kit/ui/PageShell.tsx'
import { DemoBanner } from '../../../things/shell/DemoBanner.tsx'
import { Benefits } from './Benefits.tsx'
import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { Figures } from './Figures.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Services } from './Services.tsx'

/**
 * The front door: rendered at build, the same for everybody; the server fills in the operator's figures, and `main.ts` finds by
 * their marks what moves.
 */
export function LandingPage({ figures }: { figures: readonly Figure[] }) {
  return (
    <PageShell
      banner={
        <>
          <DemoBanner />
          <div data-open-requests="true" />
        </>
      }
      header={<Header />}
      footer={<Footer />}
    >
      <Hero />
      <Services />
      <HowItWorks />
      <Comparison />
      <Figures figures={figures} />
      <Benefits />
      <Closing />
    </PageShell>
  )
}
