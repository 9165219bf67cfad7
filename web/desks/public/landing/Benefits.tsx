import { landing } from '#contract/words/en/landing.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { links } from './links.ts'

/** The same bargain, once from each seat. */
export function Benefits() {
  const { title, customer, provider } = landing.benefits
  return (
    <section
      className="border-t border-line bg-surface py-14 lg:py-20"
      aria-labelledby="benefits-title"
    >
      <Container>
        <h2 id="benefits-title" className="text-3xl lg:text-4xl">
          {title}
        </h2>
        <div className="mt-8 grid gap-12 lg:grid-cols-2">
          <Side {...customer} href={links.getHelp} action={landing.footer.getHelp} />
          <Side {...provider} href={links.becomeProvider} action={landing.footer.becomeProvider} />
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
    <div className="flex flex-col">
      <h3 className="border-b-4 border-amber pb-2 text-xl">{title}</h3>
      <dl className="grow divide-y divide-line">
        {points.map((point) => (
          <div key={point.title} className="py-4">
            <dt className="font-sign text-lg font-semibold">{point.title}</dt>
            <dd className="text-muted">{point.text}</dd>
          </div>
        ))}
      </dl>
      <a href={href} className={`${buttonClass()} mt-2 self-start`}>
        {action}
      </a>
    </div>
  )
}
