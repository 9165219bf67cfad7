import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { AmberPanel } from './AmberPanel.tsx'
import { links } from './links.ts'

/** The barricade at the end of the page, with the way off it. */
export function Closing() {
  const { title, text, provider } = landing.closing
  return (
    <section className="bg-plate-deep text-on-plate" aria-labelledby="closing-title">
      <div className="stripes h-4" />
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-7 lg:py-10">
        <div>
          <h2 id="closing-title" className="text-2xl sm:text-3xl">
            {title}
          </h2>
          <p className="text-plate-muted sm:mt-1">{text}</p>
        </div>
        <div className="w-full sm:w-96">
          <AmberPanel href={links.getHelp} label={landing.hero.customer.action} />
          <p className="mt-1 text-plate-muted sm:mt-2">
            {provider}{' '}
            <a
              href={links.becomeProvider}
              className="inline-flex min-h-12 items-center font-semibold text-amber underline focus-visible:outline-on-plate"
            >
              {landing.footer.becomeProvider}
            </a>
          </p>
        </div>
      </Container>
    </section>
  )
}
