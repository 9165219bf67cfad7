import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { decimal } from '#contract/primitives.ts'
import { platformFeeCents, settings } from '#contract/settings.ts'
import { about as words } from '#contract/words/en/about.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'

const money = (cents: number) => formatMoney(decimal(cents))
const dayMs = 24 * 60 * 60 * 1000
const exampleCents = 20_000

/** What Roadcall does and how it deals with both sides, as the rules have it. */
export default function AboutPage() {
  const { safety, bidding, checks, accessibility, next } = words
  return (
    <AppShell title={words.title}>
      <div className="mx-auto flex max-w-3xl flex-col gap-12">
        <div>
          <h1 className="text-3xl lg:text-4xl">{words.title}</h1>
          <p className="mt-3 text-xl">{words.lead}</p>
          <Card edge="red" className="mt-6">
            <p className="font-sign text-lg font-semibold">{safety.title}</p>
            <p>
              {safety.text}{' '}
              <a href="tel:911" className={linkClass}>
                {safety.call}
              </a>{' '}
              {safety.more}
            </p>
          </Card>
        </div>
        <Section title={bidding.title}>
          <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {bidding.steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="sign-line numerals grid h-14 w-11 shrink-0 place-items-center rounded-sm bg-plate text-2xl font-bold text-on-plate"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{step.title}</h3>
                  <p className="text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={words.cost.title}>
          <Costs />
        </Section>
        <Section title={checks.title}>
          <div className="flex flex-col gap-3">
            <p>{checks.text}</p>
            <p>{checks.verified}</p>
            <p>{checks.more}</p>
            <p>{checks.rating(settings.ratingShownFrom)}</p>
          </div>
        </Section>
        <Section title={words.privacy.title}>
          <Privacy />
        </Section>
        <Section title={accessibility.title}>
          <div className="flex flex-col gap-3">
            <p>{accessibility.text}</p>
            <p>{accessibility.more}</p>
            <p>{accessibility.tell}</p>
          </div>
        </Section>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.requestService} className={buttonClass({ variant: 'primary' })}>
            {next.help}
          </Link>
          <Link to={paths.providerSignup} className={buttonClass()}>
            {next.provider}
          </Link>
          <Link to={paths.contact} className={buttonClass()}>
            {next.contact}
          </Link>
        </div>
      </div>
    </AppShell>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b-4 border-amber pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function Costs() {
  const { cost } = words
  const { percent, minCents, maxCents } = settings.fee
  const fee = platformFeeCents(exampleCents)
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Card>
          <dt className="font-sign text-lg font-semibold">{cost.customerTerm}</dt>
          <dd className="mt-1">{cost.customer}</dd>
        </Card>
        <Card>
          <dt className="font-sign text-lg font-semibold">{cost.providerTerm}</dt>
          <dd className="mt-1">{cost.provider(percent, money(minCents), money(maxCents))}</dd>
        </Card>
      </dl>
      <p className="mt-4 text-muted">
        {cost.example(money(exampleCents), money(fee), money(exampleCents - fee))}
      </p>
    </>
  )
}

function Privacy() {
  const days = settings.tokenAfterCloseMs / dayMs
  return (
    <dl className="divide-y divide-line">
      {words.privacy.points.map(({ term, text }) => (
        <div key={term} className="py-3 first:pt-0">
          <dt className="font-sign text-lg font-semibold">{term}</dt>
          <dd className="text-muted">{typeof text === 'string' ? text : text(days)}</dd>
        </div>
      ))}
    </dl>
  )
}
