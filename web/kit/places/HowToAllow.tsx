import { howToAllow } from '#contract/words/en/how-to-allow.ts'
import { More } from '../ui/More.tsx'

/** What to press on this device so that the page may ask for its position; behind one line until somebody has tried in vain. */
export function HowToAllow({ isOpen }: { isOpen: boolean }) {
  const { title, apple, others } = howToAllow
  const steps = /iPhone|iPad/.test(navigator.userAgent) ? apple : others
  return (
    <More key={String(isOpen)} summary={title} isOpen={isOpen}>
      <ol className="list-decimal pl-6 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </More>
  )
}
