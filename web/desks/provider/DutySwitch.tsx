import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Switch } from '../../kit/ui/Switch.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useOnline } from '../../kit/ui/use-online.ts'
import { DutyUntil } from './DutyUntil.tsx'
import { dutyWords } from './duty-words.ts'
import { useChangeOwnProvider } from './use-own-provider.ts'

/** On duty or not, until when, and what that means for what comes in (rules C3). */
export function DutySwitch({ provider }: { provider: OwnProvider }) {
  const words = providers.duty
  const change = useChangeOwnProvider()
  const isConnected = useOnline()
  const isOn = change.isPending ? change.variables.onDuty === true : provider.onDuty
  const say = (onDuty: boolean, dutyUntil?: string) =>
    change.mutate(
      { onDuty, dutyUntil },
      { onError: (error) => toast({ title: sentenceOf(error, words.failed), tone: 'danger' }) },
    )
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 sm:min-w-72">
      <Switch
        label={words.label}
        checked={isOn}
        aria-busy={change.isPending}
        onChange={(event) => {
          if (!change.isPending) say(event.target.checked)
        }}
      />
      {!change.isPending && (
        <p className="font-semibold">
          <time dateTime={provider.dutyUntil ?? undefined}>{dutyWords(provider)}</time>
        </p>
      )}
      {/* Without a network nothing comes, and the banner says so. */}
      {isConnected && (
        <p className="pb-2 text-sm text-muted">{isOn ? onWords(provider) : offWords(provider)}</p>
      )}
      {isOn && provider.isDutyByHand && !change.isPending && (
        <DutyUntil onChoose={(until) => say(true, until)} />
      )}
    </div>
  )
}

function onWords({ status, lat, isDutyByHand }: OwnProvider): string {
  const words = providers.duty
  if (lat === null) return shopPlace.onDuty
  if (status !== 'active') return words.onPending
  return isDutyByHand ? words.onByHand : words.on
}

function offWords({ serviceHours, takesEmergencies, isClosedToday, isDutyByHand }: OwnProvider) {
  const words = providers.duty
  if (isClosedToday && !isDutyByHand) return words.offHoliday
  if (takesEmergencies) return words.offEmergency
  return serviceHours ? words.offNone : words.offNoHours
}
