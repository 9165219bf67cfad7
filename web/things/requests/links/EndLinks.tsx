import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { bids } from '#contract/words/en/bids.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { later } from '../../../kit/api/later.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useLinks } from './use-links.ts'

const ConfirmDialog = later(() =>
  import('../../../kit/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

/** Ends every link to the request, for who has lost one to the wrong person. */
export function EndLinks({ requestId }: { requestId: string }) {
  const words = bids.links
  const [asks, setAsks] = useState(false)
  const { end } = useLinks(requestId)

  function done() {
    setAsks(false)
    toast({ title: words.ended, tone: 'success' })
  }

  return (
    <>
      <Button
        variant="ghost"
        wide
        icon={<Unlink className="size-5" aria-hidden="true" />}
        onClick={() => setAsks(true)}
      >
        {words.end}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={setAsks}
          title={words.endTitle}
          description={words.endText}
          confirmLabel={words.endConfirm}
          cancelLabel={words.endBack}
          busy={end.isPending}
          onConfirm={() => end.mutate(undefined, { onSuccess: done })}
        >
          <FormError error={end.isError ? sentenceOf(end.error, words.endFailed) : null} />
        </ConfirmDialog>
      )}
    </>
  )
}
