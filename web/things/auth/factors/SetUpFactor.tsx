import { useState } from 'react'
import type { CurrentUser } from '#contract/session.ts'
import { security } from '#contract/words/en/security.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import type { Frame } from '../frame.ts'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { PasskeySetup } from './PasskeySetup.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** An admin's first sign-in: a second factor comes before anything else. */
export function SetUpFactor({ user, Frame }: { user: CurrentUser; Frame: Frame }) {
  const words = security.setUp
  const [codes, setCodes] = useState<string[] | null>(null)
  // The page that was asked for stands where this one stood.
  const goOn = () => changeUser({ ...user, mustSetUpFactor: false })
  const onDone = (given: string[] | null) => (given ? setCodes(given) : goOn())

  return (
    <Frame title={words.title} width="form">
      <ProofDialog />
      <div className="flex flex-col gap-4">
        <h1 className="text-2xl">{words.title}</h1>
        {codes ? (
          <RecoveryCodes codes={codes} kept={words.next} onKept={goOn} />
        ) : (
          <>
            <p className="text-muted">{words.text}</p>
            <Card as="section" className="flex flex-col gap-3">
              <h2 className="text-xl">{security.app.heading}</h2>
              <p className="text-muted">{security.app.text}</p>
              <AuthenticatorSetup onDone={onDone} />
            </Card>
            <Card as="section" className="flex flex-col gap-3">
              <h2 className="text-xl">{security.passkeys.heading}</h2>
              <p className="text-muted">{security.passkeys.text}</p>
              <PasskeySetup onDone={onDone} />
            </Card>
          </>
        )}
      </div>
    </Frame>
  )
}
