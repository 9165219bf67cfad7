import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/** Both directions of the road, with the double line between them. */
export function HowItWorks() {
  const { title, text, customer, provider } = landing.how
  return (
    <section
      id="how-it-works"
      className="border-y border-line bg-surface py-14 lg:py-20"
      aria-labelledby="how-title"
    >
      <Container>
        <SectionTitle id="how-title" title={title} text={text} />
        <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_auto_1fr] lg:gap-12">
          <Direction {...customer} />
          <div className="h-3 border-y-4 border-amber lg:h-auto lg:w-3 lg:border-x-4 lg:border-y-0" />
          <Direction {...provider} />
        </div>
      </Container>
    </section>
  )
}

function Direction({ title, steps }: { title: string; steps: { title: string; text: string }[] }) {
  return (
    <div>
      <h3 className="text-2xl">{title}</h3>
      <ol className="mt-5 flex flex-col gap-6">
        {steps.map((step, index) => (
          // With large letters the words stand below the sign.
          <li key={step.title} className="flex flex-wrap gap-4">
            <span
              aria-hidden="true"
              className="sign-line numerals grid h-16 w-12 shrink-0 place-items-center rounded-sm bg-plate text-3xl font-bold text-on-plate"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow basis-40">
              <h4 className="text-xl">{step.title}</h4>
              <p className="mt-1 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
