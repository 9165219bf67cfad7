import { requestSteps } from '#contract/words/en/request-steps.ts'

/** Beside the form: what its reader may expect. */
export function NextSteps() {
  const { title, steps } = requestSteps.ahead
  return (
    <section className="rounded-md bg-plate p-5 text-on-plate sign-line">
      <h2 className="mb-4 text-xl">{title}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="numerals grid size-8 shrink-0 place-items-center rounded-xs bg-amber text-lg font-bold text-on-amber"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-6">{step.title}</h3>
              <p className="text-sm text-plate-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
