import { useState } from 'react'
import { type OwnPasskey, removePasskey } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { call } from '../../kit/api/call.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { PasskeySetup } from '../../things/auth/factors/PasskeySetup.tsx'
import type { FactorProps } from './AuthenticatorSection.tsx'
import { Section } from './Section.tsx'
import { useDeed } from './use-deed.ts'

/** The passkeys of the account, and a way to another. */
export function PasskeysSection({ own, onChanged }: FactorProps) {
  const words = security.passkeys
  const [asked, setAsked] = useState<OwnPasskey | null>(null)
  const remove = useDeed((id: string) => call(removePasskey, { params: { id } }), {
    onDone({ message }) {
      toast({ title: message, tone: 'success' })
      onChanged()
    },
  })
  return (
    <Section id="passkeys" heading={words.heading} text={words.text}>
      {own.passkeys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {own.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 grow">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-muted">
                  {passkey.usedAt ? (
                    <>
                      {words.used} <TickingTime at={passkey.usedAt} />
                    </>
                  ) : (
                    words.never
                  )}
                </p>
              </div>
              <Button
                size="desk"
                aria-label={words.removeOf(passkey.name)}
                onClick={() => setAsked(passkey)}
              >
                {security.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own.offersPasskeys ? (
        <PasskeySetup
          onDone={(codes) => {
            toast({ title: words.added, tone: 'success' })
            onChanged(codes)
          }}
        />
      ) : (
        <p className="text-muted">{words.unsupported}</p>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={words.removeTitle(asked.name)}
          description={words.removeText}
          confirmLabel={security.remove}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        />
      )}
    </Section>
  )
}
