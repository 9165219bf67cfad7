import { useState } from 'react'
import { verification } from '#contract/words/en/verification.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { useTakeBack } from './use-verification.ts'

/** Takes back a document that nobody has decided on yet. */
export function TakeBack({ id, step }: { id: string; step: string }) {
  const words = verification.takeBack
  const [isAsking, setAsking] = useState(false)
  const deed = useTakeBack(id)
  return (
    <div>
      <Button variant="ghost" aria-label={words.of(step)} onClick={() => setAsking(true)}>
        {words.deed}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.text}
        confirmLabel={words.deed}
        busy={deed.isPending}
        onConfirm={() => deed.mutate()}
      >
        <FormError error={deed.error && sentenceOf(deed.error, words.failed)} />
      </ConfirmDialog>
    </div>
  )
}
