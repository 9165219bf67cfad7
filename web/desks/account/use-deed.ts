import { useMutation } from '@tanstack/react-query'
import { security } from '#contract/words/en/security.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { toast } from '../../kit/ui/toast.ts'

/** Something done by a button of the account's page: a toast says that it is done, or why not. */
export function useDeed<Given, Answer>(
  deed: (given: Given) => Promise<Answer>,
  { done, onDone }: { done?: string; onDone: (answer: Answer) => void },
) {
  return useMutation({
    mutationFn: deed,
    onSuccess(answer) {
      if (done) toast({ title: done, tone: 'success' })
      onDone(answer)
    },
    onError: (error) => toast({ title: sentenceOf(error, security.notDone), tone: 'danger' }),
  })
}
