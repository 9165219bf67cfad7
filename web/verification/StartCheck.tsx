import { useState } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { verification } from '../messages/en/verification.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
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
