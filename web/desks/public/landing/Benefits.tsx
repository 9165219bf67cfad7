import { landing } from '#contract/words/en/landing.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { links } from './links.ts'

/** The same bargain, once from each seat; with large letters one after the other. */
export function Benefits() {
  const { title, customer, provider } = landing.benefits
  return (
    <section
      className="border-t border-line bg-surface py-8 lg:py-20"
      aria-labelledby="benefits-title"
    >
      <Container>
        <h2 id="benefits-title" className="text-2xl sm:text-3xl lg:text-4xl">
          {title}
        </h2>
        <div className="@container mt-4 break-words lg:mt-8">
          <div className="grid grid-cols-1 gap-x-4 gap-y-8 @min-[20rem]:grid-cols-2 @min-[20rem]:gap-y-0 @min-[60rem]:gap-x-12">
            <Side {...customer} href={links.getHelp} action={landing.footer.getHelp} />
            <Side
              {...provider}
              href={links.becomeProvider}
              action={landing.footer.becomeProvider}
            />
          </div>
        </div>
      </Container>
    </section>
  )
}

interface SideProps {
  title: string
  points: { title: string; text: string }[]
  href: string
  action: string
}

function Side({ title, points, href, action }: SideProps) {
  return (
    <div className="row-span-6 grid grid-rows-subgrid">
      <h3 className="border-b-4 border-amber pb-2 text-lg leading-5 sm:text-xl">{title}</h3>
      <dl className="row-span-4 grid grid-rows-subgrid divide-y divide-line">
        {points.map((point) => (
          <div key={point.title} className="py-2.5 lg:py-4">
            <dt className="font-sign text-lg leading-5 font-semibold">{point.title}</dt>
            <dd className="mt-1 text-sm leading-5 text-muted sm:text-base sm:leading-6">
              {point.text}
            </dd>
          </div>
        ))}
      </dl>
      <a href={href} className={`${buttonClass()} mt-2 justify-self-start max-sm:px-2`}>
        {action}
      </a>
    </div>
  )
}
