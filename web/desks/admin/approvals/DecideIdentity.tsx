import { useState } from 'react'
import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { admin } from '#contract/words/en/admin.ts'
import { desk } from '#contract/words/en/desk.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useDecideIdentity } from '../accounts/use-identity-changes.ts'

const zoom = 11

interface DecideProps {
  onDecided: () => void
}

/** A verified shop wants another name or address: what is, what is to be, and where its pin would stand. */
export function DecideIdentity({
  provider,
  onDecided,
}: DecideProps & { provider: ProviderAtDesk }) {
  const change = provider.identityChange
  if (!change) return <p>{desk.approvals.gone}</p>
  return <Change change={change} onDecided={onDecided} />
}

function Change({
  change,
  onDecided,
}: DecideProps & { change: NonNullable<ProviderAtDesk['identityChange']> }) {
  const words = admin.identity
  const [reason, setReason] = useState('')
  const decide = useDecideIdentity(change.id, change.businessName, onDecided)
  const say = (isApproved: boolean) => decide.mutate({ isApproved, reason: reason.trim() })
  const isBusy = (isApproved: boolean) =>
    decide.isPending && decide.variables.isApproved === isApproved
  const { newName, newAddress, pinLat: lat, pinLng: lng } = change
  return (
    <Card edge="amber" className="flex flex-col gap-3">
      <h3 className="text-lg">{desk.approvals.change}</h3>
      <Facts>
        {newName && (
          <Fact label={words.name} wide>
            {words.fromTo({ from: change.businessName, to: newName })}
          </Fact>
        )}
        {newAddress && (
          <Fact label={words.address} wide>
            {words.fromTo({ from: change.address, to: newAddress })}
            {change.isPinned && ` ${words.pinned}`}
          </Fact>
        )}
      </Facts>
      {lat !== null && lng !== null && (
        <LazyMap
          label={desk.provider.mapOf(newName ?? change.businessName)}
          center={{ lat, lng }}
          zoom={zoom}
          pins={[{ id: change.id, label: change.businessName, lat, lng, tone: 'provider' }]}
          className="h-64 overflow-hidden rounded-sm border border-line"
        />
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError error={decide.isError ? sentenceOf(decide.error, words.failed) : null} />
      <div className="flex flex-wrap justify-between gap-6">
        <Button
          variant="primary"
          data-key="a"
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
