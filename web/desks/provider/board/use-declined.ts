import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listDeclined, takeBackDecline } from '#contract/requests.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { expectQuietly } from './arrivals.ts'
import { boardKey, declinedKey } from './keys.ts'

/** What was declined and is still open, newest first. */
export const useDeclined = () => usePages(listDeclined, { key: declinedKey, pageSize: 'board' })

/** Puts a declined request back on the board. */
export function useTakeBack() {
  const client = useQueryClient()
  const words = providers.declined
  return useMutation({
    mutationFn: (id: string) => call(takeBackDecline, { params: { id } }),
    onMutate: expectQuietly,
    onSuccess: () => toast({ title: words.back, tone: 'success' }),
    onError: (error) =>
      toast({
        title: words.failed,
        description: sentenceOf(error, providers.board.tryAgain),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all(
        [boardKey, declinedKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
