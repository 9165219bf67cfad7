import { requestSteps } from '#contract/words/en/request-steps.ts'

/** What to do beside the road until somebody comes. */
export function SafetySteps() {
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-6">
      {requestSteps.safety.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
