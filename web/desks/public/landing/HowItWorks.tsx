import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/** Both directions of the road, with the double line between them; with large letters one after the other. */
export function HowItWorks() {
  const { title, text, customer, provider } = landing.how
  return (
    <section
      id="how-it-works"
      className="border-y border-line bg-surface py-8 lg:py-20"
      aria-labelledby="how-title"
    >
      <Container>
        <SectionTitle id="how-title" title={title} text={text} />
        <div className="@container mt-5 break-words lg:mt-8">
          <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:gap-y-6 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @min-[60rem]:gap-x-12">
            <Direction {...customer} />
            <div className="h-3 border-y-4 border-amber @min-[20rem]:row-span-4 @min-[20rem]:h-auto @min-[20rem]:w-2.5 @min-[20rem]:border-x-3 @min-[20rem]:border-y-0" />
            <Direction {...provider} />
          </div>
        </div>
      </Container>
    </section>
  )
}

/** A step stands on one line with the step beside it. */
function Direction({ title, steps }: { title: string; steps: { title: string; text: string }[] }) {
  return (
    <div className="row-span-4 grid grid-rows-subgrid">
      <h3 className="text-lg sm:text-2xl">{title}</h3>
      <ol className="row-span-3 grid grid-rows-subgrid">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-2.5 gap-y-1.5 sm:items-start sm:gap-x-4"
          >
            <span
              aria-hidden="true"
              className="sign-line numerals grid h-11 w-9 place-items-center rounded-sm bg-plate text-2xl font-bold text-on-plate sm:row-span-2 sm:h-16 sm:w-12 sm:text-3xl"
            >
              {index + 1}
            </span>
            <h4 className="text-lg leading-5 sm:text-xl">{step.title}</h4>
            <p className="col-span-full text-sm leading-5 text-muted sm:col-span-1 sm:col-start-2 sm:text-base sm:leading-6">
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
