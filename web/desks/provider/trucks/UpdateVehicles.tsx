import { trucks as words } from '#contract/words/en/trucks.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useLookForVehicles } from './use-fleet-feeds.ts'

/** Reads the list of vehicles again: a truck was bought. */
export function UpdateVehicles() {
  const look = useLookForVehicles()
  return (
    <>
      <Button
        variant="ghost"
        busy={look.isPending}
        onClick={() =>
          look.mutate(undefined, {
            onSuccess: () => toast({ title: words.updated, tone: 'success' }),
          })
        }
      >
        {words.again}
      </Button>
      <FormError error={look.error && sentenceOf(look.error, words.didNotWork)} />
    </>
  )
}
