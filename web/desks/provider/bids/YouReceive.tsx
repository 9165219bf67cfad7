import { settings } from '#contract/settings.ts'
import { providers } from '#contract/words/en/providers.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { useOwnProvider } from '../use-own-provider.ts'
import { shareOf } from './offer-form.ts'

/** What is left of the price, while it is typed (rules C17); nothing for who may not see what the business earns. */
export function YouReceive({ price }: { price: string }) {
  const words = providers.bid
  const own = useOwnProvider().data
  const share = shareOf(price)
  const { percent, minCents, maxCents } = settings.fee
  if (own && !own.can.seeFigures) return null
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline gap-x-2 rounded-sm bg-sunken px-4 py-3"
    >
      <span className="font-sign text-lg font-semibold">{words.youReceive}</span>
      {share ? (
        <>
          <Money amount={share.youReceive} className="text-2xl font-bold" />
          <span className="text-sm text-muted">{words.fee(formatMoney(share.fee))}</span>
        </>
      ) : (
        <span className="text-sm text-muted">
          {words.feeRule(percent, formatMoney(minCents / 100), formatMoney(maxCents / 100))}
        </span>
      )}
    </p>
  )
}
