import { useState } from 'react'
import type { IdentityChange } from '#contract/identity-changes.ts'
import { admin } from '#contract/words/en/admin.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useDecideIdentity, useIdentityChanges } from './use-identity-changes.ts'

/** Verified shops that want another name or address, above the list of all; nothing where none waits. */
export function IdentityChanges() {
  const { data } = useIdentityChanges()
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="identity-changes" className="flex flex-col gap-3">
      <h2 id="identity-changes" className="text-xl">
        {admin.identity.title({ count: data.length })}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Change({ change }: { change: IdentityChange }) {
  const words = admin.identity
  const [reason, setReason] = useState('')
  const decide = useDecideIdentity(change.id)
  const say = (isApproved: boolean) => decide.mutate({ isApproved, reason: reason.trim() })
  const isBusy = (isApproved: boolean) =>
    decide.isPending && decide.variables.isApproved === isApproved
  return (
    <Card as="li" edge="amber" className="flex flex-col gap-3">
      <h3 className="text-lg break-words">
        {change.businessName} <TickingTime at={change.askedAt} className="text-sm text-muted" />
      </h3>
      <Facts>
        {change.newName && (
          <Fact label={words.name} wide>
            {words.fromTo({ from: change.businessName, to: change.newName })}
          </Fact>
        )}
        {change.newAddress && (
          <Fact label={words.address} wide>
            {words.fromTo({ from: change.address, to: change.newAddress })}
            {change.isPinned && ` ${words.pinned}`}
          </Fact>
        )}
      </Facts>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError error={decide.isError ? sentenceOf(decide.error, words.failed) : null} />
      <div className="flex flex-wrap gap-6">
        <Button
          variant="primary"
          aria-label={words.approveOf({ name: change.businessName })}
          busy={isBusy(true)}
          onClick={() => say(true)}
        >
          {words.approve}
        </Button>
        <Button
          variant="danger"
          aria-label={words.refuseOf({ name: change.businessName })}
          busy={isBusy(false)}
          disabledReason={reason.trim() ? null : words.reasonFirst}
          onClick={() => say(false)}
        >
          {words.refuse}
        </Button>
      </div>
    </Card>
  )
}
