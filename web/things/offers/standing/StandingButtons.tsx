import { Ban, Star, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ProviderStanding } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import type { ButtonVariant } from '../../../kit/ui/button-class.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useSetPreference } from './use-fleet-providers.ts'

/** A fleet prefers a provider, blocks it, or neither; blocking asks first. */
export function StandingButtons({
  provider: { id, businessName },
  standing,
  refusal,
  variant = 'secondary',
  isPlain = false,
}: {
  provider: { id: string; businessName: string }
  standing: ProviderStanding | null
  /** Why this reader may not choose, in the server's sentence. */
  refusal: string | null
  variant?: ButtonVariant
  /** In every row of a list: without a frame, and on a phone a picture each. */
  isPlain?: boolean
}) {
  const words = fleets.providers
  const set = useSetPreference()
  const [isBlocking, setBlocking] = useState(false)
  const put = (next: ProviderStanding | null) =>
    set.mutate(
      { id, standing: next },
      {
        onSuccess: () => toast({ title: words.saved, tone: 'success' }),
        onError: (error) => toast({ title: sentenceOf(error, fleets.didNotWork), tone: 'danger' }),
        onSettled: () => setBlocking(false),
      },
    )
  const deed = (label: string, name: string, picture: ReactNode, onClick: () => void) => (
    <Button
      variant={isPlain ? 'ghost' : variant}
      {...(isPlain && {
        icon: <span className="*:size-5 md:hidden">{picture}</span>,
        className: 'max-md:w-11 max-md:px-0!',
      })}
      aria-label={name}
      busy={set.isPending}
      disabledReason={refusal}
      onClick={onClick}
    >
      {isPlain ? <span className="max-md:sr-only">{label}</span> : label}
    </Button>
  )
  return (
    <>
      {standing !== 'preferred' &&
        deed(words.prefer, words.preferOf(businessName), <Star />, () => put('preferred'))}
      {standing !== 'blocked' &&
        deed(words.block, words.blockOf(businessName), <Ban />, () => setBlocking(true))}
      {standing !== null && deed(words.clear, words.clearOf(businessName), <X />, () => put(null))}
      {isBlocking && (
        <ConfirmDialog
          open
          onOpenChange={setBlocking}
          title={words.blocking.title(businessName)}
          description={words.blocking.text}
          confirmLabel={words.blocking.confirm}
          cancelLabel={words.blocking.keep}
          busy={set.isPending}
          onConfirm={() => put('blocked')}
        />
      )}
    </>
  )
}
