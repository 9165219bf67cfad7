import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { type Operator, readOperator } from '#contract/terms.ts'
import { type TermsText as Text, termsTexts, termsVersions } from '#contract/terms-versions.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import type { Named } from '#contract/words/en/terms/named.ts'
import { call } from '../../../kit/api/call.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { TermsLinks } from '../../../things/terms/TermsLinks.tsx'

type Sections = Record<string, { title: string; text: (named: Named) => string }>

/** One of the three texts, with the operator's name, address and email in it. */
export function TermsText({ text, sections }: { text: Text; sections: Sections }) {
  const operator = useQuery({
    queryKey: ['/api/site/operator'],
    queryFn: ({ signal }) => call(readOperator, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const title = terms.names[text]
  return (
    <AppShell title={title}>
      <article className="mx-auto flex max-w-3xl flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl lg:text-4xl">{title}</h1>
          <p className="text-muted">{terms.version(termsVersions[text])}</p>
          <Card edge="amber">
            <p className="font-medium">{terms.template}</p>
          </Card>
        </header>
        {operator.isPending ? (
          // The text is longer than a screen: what stands below it does not come up first.
          <div className="min-h-dvh">
            <PageSpinner />
          </div>
        ) : (
          Object.entries(sections).map(([name, section]) => (
            <section key={name}>
              <h2 className="mb-2 text-xl">{section.title}</h2>
              <p className="max-w-prose wrap-anywhere">{section.text(namedBy(operator.data))}</p>
            </section>
          ))
        )}
        <footer className="flex flex-col gap-2 border-t border-line pt-6">
          <p>
            <TermsLinks texts={termsTexts.filter((other) => other !== text)} />
          </p>
          <p>
            <Link to={paths.contact} className={linkClass}>
              {terms.questions}
            </Link>
          </p>
        </footer>
      </article>
    </AppShell>
  )
}

/** What the operator has not said stands there as missing, so that it is seen before anybody goes live. */
const namedBy = (operator: Operator | undefined): Named => ({
  name: operator?.name ?? terms.operator.name,
  address: operator?.address ?? terms.operator.address,
  email: operator?.email ?? terms.operator.email,
})
