import { trades } from '#contract/catalogue.ts'
import { landing } from '#contract/words/en/landing.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { links } from './links.ts'

/** What happens to an application, and, once a service is selected (select-service.ts), the form for it. */
export function Apply() {
  const words = landing.apply
  return (
    <div className="mt-4 rounded-lg border border-line bg-surface p-4 sm:mt-6 sm:p-8">
      <h3 className="text-xl">{words.promise}</h3>
      <ol className="mt-2 grid gap-x-8 gap-y-1.5 sm:mt-3 sm:gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {words.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="numerals grid size-6 shrink-0 place-items-center rounded-full bg-ink text-base font-bold text-page sm:size-8 sm:text-lg"
            >
              {index + 1}
            </span>
            <span className="sm:pt-1">{step}</span>
          </li>
        ))}
      </ol>
      <div data-apply="true" hidden className="mx-auto mt-8 max-w-2xl border-t border-line pt-8">
        {trades.map((trade) => (
          <h3 key={trade} data-applies={trade} hidden tabIndex={-1} className="text-2xl">
            {words.title(landing.services.cards[trade].title)}
          </h3>
        ))}
        <div data-form="true" />
        <p role="status" data-waits="true" className="mt-4">
          <span data-comes="true">{words.loading}</span>
          <span data-lost="true" hidden>
            {words.failed}
          </span>
        </p>
        <a data-instead="true" hidden href={links.signUp} className={`${buttonClass()} mt-4`}>
          {words.instead}
        </a>
      </div>
    </div>
  )
}
