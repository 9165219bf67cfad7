import { nearby } from '#contract/words/en/nearby.ts'
import { firstServices, type ShownProvider } from './shown-provider.ts'

/** "Towing, Tire +2 more" */
export function ServicesLine({ provider }: { provider: ShownProvider }) {
  const { shown, more } = firstServices(provider)
  return (
    <span className="block text-sm leading-5 text-muted">
      {shown.join(', ')} {more > 0 && <b className="font-semibold">{nearby.card.more(more)}</b>}
    </span>
  )
}
