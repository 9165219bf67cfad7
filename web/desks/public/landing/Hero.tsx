import { landing } from '#contract/words/en/landing.ts'
import { AmberPanel } from './AmberPanel.tsx'
import { links } from './links.ts'
import { RoadScene } from './RoadScene.tsx'
import { ExitArrow, RoadSign } from './RoadSign.tsx'

/** Two signs over one road: help on the wide one, work on the other. */
export function Hero() {
  const { customer, provider, danger, dangerCall } = landing.hero
  return (
    <section className="hero-sky relative isolate overflow-hidden">
      <Gantry />
      <div className="mx-auto grid max-w-6xl items-start gap-x-6 gap-y-5 px-4 pt-12 pb-32 sm:pb-48 md:px-6 lg:gap-y-6 lg:grid-cols-[7fr_4fr] lg:pt-18 lg:pb-72">
        <RoadSign tab={customer.tab}>
          <h1 className="text-3xl leading-none text-on-plate sm:text-5xl">{customer.title}</h1>
          <p className="mt-3 max-w-2xl text-base text-plate-muted sm:text-xl">{customer.text}</p>
          <div className="mt-4">
            <AmberPanel href={links.getHelp} label={customer.action} note={customer.note} />
          </div>
          <p className="mt-2 sm:mt-4">
            <a
              href={links.map}
              className="inline-flex min-h-12 items-center font-semibold text-on-plate underline focus-visible:outline-on-plate sm:min-h-8"
            >
              {customer.map}
            </a>
          </p>
          <p className="text-sm text-plate-muted sm:mt-2">
            {danger}{' '}
            <a
              href="tel:911"
              className="inline-flex min-h-6 items-center font-semibold text-amber underline focus-visible:outline-on-plate"
            >
              {dangerCall}
            </a>
          </p>
        </RoadSign>
        <RoadSign tab={provider.tab}>
          <h2 className="text-2xl text-on-plate">{provider.title}</h2>
          <p className="mt-1 text-plate-muted sm:mt-2">{provider.text}</p>
          <a
            href={links.becomeProvider}
            className="mt-3 flex min-h-14 items-center justify-between gap-4 rounded-sm border-2 border-on-plate px-4 font-sign text-xl font-semibold text-on-plate transition-colors hover:bg-on-plate hover:text-plate focus-visible:outline-on-plate"
          >
            {provider.action}
            <ExitArrow className="size-7" />
          </a>
        </RoadSign>
      </div>
      <RoadScene />
    </section>
  )
}

/** The truss the signs hang from. */
function Gantry() {
  return (
    <svg
      className="absolute inset-x-0 top-5 -z-10 h-10 w-full text-(--hero-steel) lg:top-8"
      aria-hidden="true"
    >
      <pattern id="truss" width="40" height="40" patternUnits="userSpaceOnUse">
        <path
          d="M0 3h40M0 37h40M0 37 20 3l20 34"
          fill="none"
          stroke="currentcolor"
          strokeWidth="3"
        />
      </pattern>
      <rect width="100%" height="40" fill="url(#truss)" />
    </svg>
  )
}
