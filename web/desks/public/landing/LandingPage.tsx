import type { Figure } from '#contract/site.ts'
import { PageShell } from '../../../kit/ui/PageShell.tsx'
import { WhenIdle } from '../../../kit/ui/WhenIdle.tsx'
import { mayHaveOpen } from '../../../things/requests/open/may-have-open.ts'
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

const loadOpen = () =>
  import('./OpenRequestsOnLanding.tsx').then((part) => part.OpenRequestsOnLanding)

/** The front door: prerendered at build, the same for everybody; the server fills in the operator's figures. */
export function LandingPage({ figures }: { figures: readonly Figure[] }) {
  return (
    <PageShell
      banner={
        <>
          <DemoBanner />
          <WhenIdle isWanted={mayHaveOpen} load={loadOpen} />
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
