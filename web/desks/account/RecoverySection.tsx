import { useState } from 'react'
import { renewRecoveryCodes } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { call } from '../../kit/api/call.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import type { FactorProps } from './AuthenticatorSection.tsx'
import { Section } from './Section.tsx'
import { useDeed } from './use-deed.ts'

/** How many recovery codes are left; new ones replace them. */
export function RecoverySection({ own, onChanged }: FactorProps) {
  const words = security.codes
  const [isAsking, setAsking] = useState(false)
  const renew = useDeed(() => call(renewRecoveryCodes), {
    onDone: ({ recoveryCodes }) => onChanged(recoveryCodes),
  })
  return (
    <Section id="codes" heading={words.heading}>
      <p>{words.left(own.recoveryCodesLeft)}</p>
      <Button className="sm:self-start" onClick={() => setAsking(true)}>
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.renewTitle}
        description={words.renewText}
        confirmLabel={words.renew}
        tone="primary"
        busy={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Section>
  )
}
