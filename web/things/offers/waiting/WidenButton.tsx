import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import type { ButtonVariant } from '../../../kit/ui/button-class.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useRequestDeeds } from '../../requests/asked/use-request-deeds.ts'

/** Asks every shop of the trade in a wider circle, once. */
export function WidenButton({
  request,
  variant,
}: {
  request: RequestForOwner
  variant?: ButtonVariant
}) {
  const { widen } = useRequestDeeds(request.id)
  const { miles } = settings.widen
  if (!request.can.widen) return null
  return (
    <>
      <Button
        wide
        variant={variant}
        busy={widen.isPending}
        onClick={() =>
          mutateThen(widen, undefined, () =>
            toast({ title: waiting.widened(miles), tone: 'success' }),
          )
        }
      >
        {waiting.widen(miles)}
      </Button>
      <FormError error={widen.isError ? sentenceOf(widen.error, waiting.widenFailed) : null} />
    </>
  )
}
