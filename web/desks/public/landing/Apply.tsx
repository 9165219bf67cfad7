import type { RefObject } from 'react'
import type { Trade } from '#contract/catalogue.ts'
import { landing } from '#contract/words/en/landing.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { signupLink } from './links.ts'
import type { ApplicationFormState } from './use-application-form.ts'

/** What happens to an application, and, once a service is selected, the form for it. */
export function Apply({
  trade,
  form: { Form, hasFailed },
  heading,
}: {
  trade: Trade | null
  form: ApplicationFormState
  /** Where the reader is taken when he selects. */
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const words = landing.apply
  return (
    <div className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h3 className="text-xl">{words.promise}</h3>
      <ol className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {words.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="numerals grid size-8 shrink-0 place-items-center rounded-full bg-ink text-lg font-bold text-page"
            >
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      {trade && (
        <div className="mx-auto mt-8 max-w-2xl border-t border-line pt-8">
          <h3 ref={heading} tabIndex={-1} className="text-2xl">
            {words.title(landing.services.cards[trade].title)}
          </h3>
          {Form && <Form trade={trade} />}
          {!Form && (
            <p role="status" className="mt-4">
              {hasFailed ? words.failed : words.loading}
            </p>
          )}
          {!Form && hasFailed && (
            <a href={signupLink(trade)} className={`${buttonClass()} mt-4`}>
              {words.instead}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
