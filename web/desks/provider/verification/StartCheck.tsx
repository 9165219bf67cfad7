import { useState } from 'react'
import { verification } from '#contract/words/en/verification.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useStartCheck } from './use-verification.ts'

/** Orders the background check, after the provider has agreed to it. */
export function StartCheck() {
  const words = verification.check
  const [isAsking, setAsking] = useState(false)
  const deed = useStartCheck()
  const start = () =>
    deed.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        toast({ title: words.started, description: words.startedText, tone: 'success' })
      },
    })
  return (
    <div>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {words.start}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.text}
        confirmLabel={words.start}
        tone="primary"
        busy={deed.isPending}
        onConfirm={start}
      >
        <FormError error={deed.error && sentenceOf(deed.error, words.failed)} />
      </ConfirmDialog>
    </div>
  )
}
