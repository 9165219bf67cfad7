import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Switch } from '../../kit/ui/Switch.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useChangeOwnProvider } from './use-own-provider.ts'

/** On duty or not, and what that means for what comes in (rules C3). */
export function DutySwitch({ provider }: { provider: OwnProvider }) {
  const words = providers.duty
  const change = useChangeOwnProvider()
  const isOn = change.isPending ? change.variables.onDuty === true : provider.onDuty
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 sm:min-w-72">
      <Switch
        label={words.label}
        checked={isOn}
        aria-busy={change.isPending}
        onChange={(event) => {
          if (change.isPending) return
          change.mutate(
            { onDuty: event.target.checked },
            {
              onError: (error) => toast({ title: sentenceOf(error, words.failed), tone: 'danger' }),
            },
          )
        }}
      />
      <p className="pb-2 text-sm text-muted">{isOn ? onWords(provider) : offWords(provider)}</p>
    </div>
  )
}

function onWords({ status, lat }: OwnProvider): string {
  if (lat === null) return shopPlace.onDuty
  return status === 'active' ? providers.duty.on : providers.duty.onPending
}

function offWords({ serviceHours, takesEmergencies, isClosedToday }: OwnProvider): string {
  const words = providers.duty
  if (isClosedToday) return words.offHoliday
  if (serviceHours && serviceHours !== 'Emergency Only')
    return words.off(providers.settings.hoursOf[serviceHours])
  return takesEmergencies ? words.offEmergency : words.offNone
}
