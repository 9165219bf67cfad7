import { useState } from 'react'
import { type OwnSecurity, removeAuthenticator } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { call } from '../../kit/api/call.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { AuthenticatorSetup } from '../../things/auth/factors/AuthenticatorSetup.tsx'
import { Section } from './Section.tsx'
import { useDeed } from './use-deed.ts'

export interface FactorProps {
  own: OwnSecurity
  /** With the recovery codes that came with it. */
  onChanged: (codes?: string[] | null) => void
}

/** The authenticator app: set up here, removed here. */
export function AuthenticatorSection({ own, onChanged }: FactorProps) {
  const words = security.app
  const [isAsking, setAsking] = useState(false)
  const remove = useDeed(() => call(removeAuthenticator), {
    onDone({ message }) {
      toast({ title: message, tone: 'success' })
      onChanged()
    },
  })
  return (
    <Section
      id="app"
      heading={words.heading}
      beside={
        <Badge tone={own.hasAuthenticator ? 'green' : 'neutral'}>
          {own.hasAuthenticator ? security.factors.on : security.factors.none}
        </Badge>
      }
      text={own.needsFactor ? `${words.text} ${security.factors.required}` : words.text}
    >
      {own.hasAuthenticator ? (
        <Button className="sm:self-start" onClick={() => setAsking(true)}>
          {security.remove}
        </Button>
      ) : (
        <AuthenticatorSetup
          onDone={(codes) => {
            toast({ title: words.turnedOn, tone: 'success' })
            onChanged(codes)
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={security.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Section>
  )
}
