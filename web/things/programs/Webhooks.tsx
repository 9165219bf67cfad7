import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { NewWebhook, Webhook } from '#contract/webhooks.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import { OneWebhook } from './OneWebhook.tsx'
import { Part } from './Part.tsx'
import { RemoveWebhook } from './RemoveWebhook.tsx'
import { RotateSecret } from './RotateSecret.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { useRotateSecret, useWebhooks } from './use-programs.ts'

type Open =
  | { deed: 'add' }
  | { deed: 'show'; made: NewWebhook }
  | { deed: 'rotate' | 'remove'; webhook: Webhook }
  | null

/** Addresses of programs that are told of events. */
export function Webhooks() {
  const words = apiAccess.webhooks
  const webhooks = useWebhooks()
  const rotate = useRotateSecret()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const show = (made: NewWebhook) => setOpen({ deed: 'show', made })
  return (
    <Part title={words.title} lead={words.lead}>
      <ListOf rows={webhooks} failed={words.failed}>
        {({ webhooks: rows }) => (
          <>
            {rows.length === 0 && <p className="text-muted">{words.none}</p>}
            {rows.length > 0 && (
              <ul className="flex flex-col gap-4">
                {rows.map((webhook) => (
                  <OneWebhook
                    key={webhook.id}
                    webhook={webhook}
                    onRotate={() => setOpen({ deed: 'rotate', webhook })}
                    onRemove={() => setOpen({ deed: 'remove', webhook })}
                  />
                ))}
              </ul>
            )}
            <div>
              <Button
                icon={<WebhookIcon className="size-5" />}
                onClick={() => setOpen({ deed: 'add' })}
              >
                {words.add}
              </Button>
            </div>
          </>
        )}
      </ListOf>
      {open?.deed === 'add' && (
        <AddWebhook offered={webhooks.data?.offered ?? []} onAdded={show} onClose={close} />
      )}
      {open?.deed === 'rotate' && (
        <RotateSecret
          id={open.webhook.id}
          name={hostOf(open.webhook)}
          deed={rotate}
          onDone={show}
          onClose={close}
        />
      )}
      {open?.deed === 'remove' && (
        <RemoveWebhook id={open.webhook.id} host={hostOf(open.webhook)} onClose={close} />
      )}
      {open?.deed === 'show' && (
        <ShownOnce title={apiAccess.secret.webhook} secret={open.made.secret} onClose={close} />
      )}
    </Part>
  )
}

const hostOf = ({ address }: Webhook) => new URL(address).host
