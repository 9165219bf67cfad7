import type { QueryKey } from '@tanstack/react-query'
import type { answerAsFleet, answerAsProvider } from '#contract/approvals.ts'
import { askedMore as words } from '#contract/words/en/asked-more.ts'
import { useEndpointForm, useSend } from '../../kit/api/use-endpoint-form.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { toast } from '../../kit/ui/toast.ts'

export interface AnswerDeskProps {
  endpoint: typeof answerAsProvider | typeof answerAsFleet
  /** Of that call: named where the call is. */
  body: (typeof answerAsProvider | typeof answerAsFleet)['body']
  askedFor: string
  hasAnswered: boolean
  /** The record that says so: it is read again. */
  record: QueryKey
  /** Why this person may not answer. */
  refusal?: string | null
}

/** What the operator still wants to know of an applicant, and the place to answer it. */
export function AnswerDesk({
  endpoint,
  body,
  askedFor,
  hasAnswered,
  record,
  refusal = null,
}: AnswerDeskProps) {
  const readAgain = useReadAgain(record)
  const form = useEndpointForm(body, {
    values: { words: '' },
    send: useSend(endpoint),
    onDone: (_, { reset }) => {
      toast({ title: words.done, description: words.doneText, tone: 'success' })
      reset()
      readAgain()
    },
    failed: words.failed,
  })
  return (
    <Card as="section" edge="amber" aria-labelledby="asked-more" className="flex flex-col gap-3">
      <h2 id="asked-more" className="text-lg break-words">
        {words.asks({ words: askedFor })}
      </h2>
      {hasAnswered && <p className="text-muted">{words.answered}</p>}
      <form onSubmit={form.submit} noValidate className="flex flex-col items-start gap-3">
        <div className="w-full max-w-xl">
          <TextAreaField label={words.answer} rows={2} maxLength={1000} {...form.field('words')} />
        </div>
        <FormError error={form.refusal} />
        <Button type="submit" variant="primary" busy={form.isPending} disabledReason={refusal}>
          {words.send}
        </Button>
      </form>
    </Card>
  )
}
