import { TriangleAlert } from 'lucide-react'
import { Banner } from '../Banner.tsx'
import { Container } from '../Container.tsx'
import { LiveRegion } from '../LiveRegion.tsx'
import { barLinkClass } from '../link-class.ts'
import { NavBar } from '../NavBar.tsx'
import { OfflineBanner } from '../OfflineBanner.tsx'
import { PageShell } from '../PageShell.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { Toaster } from '../Toaster.tsx'
import { WordMark } from '../WordMark.tsx'
import { Buttons } from './Buttons.tsx'
import { Cards } from './Cards.tsx'
import { Colours } from './Colours.tsx'
import { Fields } from './Fields.tsx'
import { Figures } from './Figures.tsx'
import { Lists } from './Lists.tsx'
import { Overlays } from './Overlays.tsx'
import { States } from './States.tsx'

export function Gallery() {
  return (
    <PageShell
      banner={
        <>
          <Banner tone="hazard" title="Demo" icon={<TriangleAlert />}>
            Invented people, places and prices. Nothing here reaches anybody.
          </Banner>
          <OfflineBanner offline />
        </>
      }
      header={
        <NavBar
          brand={
            <a href="/" aria-label="Roadcall, home">
              <WordMark />
            </a>
          }
          label="Main"
          links={['Home', 'Services', 'About', 'Contact'].map((name) => (
            <a
              key={name}
              href={`#${name}`}
              aria-current={name === 'Home' ? 'page' : undefined}
              className={barLinkClass}
            >
              {name}
            </a>
          ))}
          extra={<ThemeSwitch />}
        />
      }
    >
      <Container className="py-8">
        <h1 className="mb-8 text-4xl">Gallery</h1>
        <Cards />
        <Buttons />
        <Fields />
        <Figures />
        <Lists />
        <States />
        <Overlays />
        <Colours />
      </Container>
      <Toaster />
      <LiveRegion />
    </PageShell>
  )
}
