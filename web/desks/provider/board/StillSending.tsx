import { trying } from '#contract/words/en/trying.ts'
import type { Trying } from '../../../kit/api/use-until-answered.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { toast } from '../../../kit/ui/toast.ts'

/** Of a bid whose answer was lost: it is sent again, and the way to stop that. */
export function StillSending({ stop }: Pick<Trying, 'stop'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium text-amber-ink">{trying.noAnswer}</p>
      <Button
        onClick={() => {
          stop()
          toast({ title: trying.stopped })
        }}
      >
        {trying.stop}
      </Button>
    </div>
  )
}
