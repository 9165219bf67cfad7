import type { Figure } from '#contract/site.ts'
import { figureNames } from '#contract/words/en/figure-names.ts'
import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'

/**
 * The operator's claims as mile posts. The marks `data-figures`, `data-figure` and `data-value` are what the server
 * fills the page by (server/site/fill-figures.ts).
 */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <section
      data-figures="true"
      className="bg-plate py-8 text-on-plate lg:py-16"
      aria-labelledby="figures-title"
    >
      <Container>
        <h2 id="figures-title" className="text-2xl sm:text-3xl lg:text-4xl">
          {landing.figures.title}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 lg:mt-6 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-8">
          {figures.map(({ id, value }) => (
            <li key={id} data-figure={id} className="border-l-4 border-amber pl-3 lg:pl-4">
              <span
                data-value="true"
                className="numerals block text-3xl font-bold break-words text-amber sm:text-5xl"
              >
                {value}
              </span>
              <span className="block text-sm leading-5 text-plate-muted sm:mt-1 sm:text-base sm:leading-6">
                {figureNames[id]}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
