import { howToAllow } from '#contract/words/en/how-to-allow.ts'

/** What to press on this device so that the page may ask for its position. */
export function HowToAllow() {
  const { title, apple, others } = howToAllow
  const steps = /iPhone|iPad/.test(navigator.userAgent) ? apple : others
  return (
    <div>
      <p className="font-sign font-semibold">{title}</p>
      <ol className="list-decimal pl-6 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
