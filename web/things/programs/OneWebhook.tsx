import type { Webhook } from '#contract/webhooks.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { More } from '../../kit/ui/More.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { Deliveries } from './Deliveries.tsx'
import { useSwitchWebhook, useTryWebhook } from './use-programs.ts'

/** One address: how it does, what can be done with it, what was sent there. */
export function OneWebhook({
  webhook,
  onRotate,
  onRemove,
}: {
  webhook: Webhook
  onRotate: () => void
  onRemove: () => void
}) {
  const words = apiAccess.webhooks
  const { id, address, events, stoppedAt } = webhook
  const { host } = new URL(address)
  const change = useSwitchWebhook()
  const test = useTryWebhook(id)
  const failed = (error: Error) =>
    toast({ title: sentenceOf(error, apiAccess.tryAgain), tone: 'danger' })
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{address}</span>
        <State webhook={webhook} />
      </div>
      <p className="text-sm text-muted" title={events.join(', ')}>
        {words.events(events.length)}
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button
          variant="ghost"
          aria-label={words.testOf(host)}
          busy={test.isPending}
          disabledReason={webhook.stoppedBecause && words.stops[webhook.stoppedBecause]}
          onClick={() =>
            test.mutate(undefined, {
              onSuccess: () => toast({ title: words.sent, tone: 'success' }),
              onError: failed,
            })
          }
        >
          {words.test}
        </Button>
        <Button
          variant="ghost"
          aria-label={stoppedAt ? words.turnOnOf(host) : words.turnOffOf(host)}
          busy={change.isPending}
          onClick={() => change.mutate({ id, isOn: stoppedAt !== null }, { onError: failed })}
        >
          {stoppedAt ? words.turnOn : words.turnOff}
        </Button>
        <Button variant="ghost" aria-label={words.rotateOf(host)} onClick={onRotate}>
          {words.rotate}
        </Button>
        <Button variant="ghost" aria-label={words.removeOf(host)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <More summary={words.deliveries}>
        <Deliveries webhookId={id} host={host} />
      </More>
    </li>
  )
}

function State({ webhook: { stoppedBecause, failingSince } }: { webhook: Webhook }) {
  const words = apiAccess.webhooks
  if (stoppedBecause)
    return (
      <Badge tone={stoppedBecause === 'by_hand' ? 'neutral' : 'red'}>
        {words.stops[stoppedBecause]}
      </Badge>
    )
  if (failingSince)
    return <Badge tone="amber">{words.failingSince(formatExact(failingSince))}</Badge>
  return <Badge tone="green">{words.works}</Badge>
}
