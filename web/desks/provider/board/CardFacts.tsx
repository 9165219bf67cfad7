import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import type { CardFact } from './facts-of-card.tsx'

/** What is said of a request beyond the head of its card. */
export const CardFacts = ({ facts }: { facts: readonly CardFact[] }) => (
  <Facts>
    {facts.map(({ label, value, wide }) => (
      <Fact key={label} label={label} wide={wide}>
        {value}
      </Fact>
    ))}
  </Facts>
)
