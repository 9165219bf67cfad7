import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { effects, type OnBoard } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { declineRequest, listBoard, type RequestForBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { ownProviderKey } from '../use-own-provider.ts'
import { hearOf } from './arrivals.ts'
import { boardAfter, type Pages } from './board-news.ts'

export const boardKey = ['/api/service-requests', 'available']

/** Open requests that this provider matches, newest first. */
export const useBoard = (refetchInterval: number | false) =>
  usePages(listBoard, { key: boardKey, pageSize: 'board', refetchInterval })

const bringsBack: ReadonlySet<OnBoard> = new Set(['comes', 'unclear'])

/** Brings the board in memory up to a live message. */
export function hearOnBoard(client: QueryClient, message: LiveMessage): void {
  const board = client.getQueryData<InfiniteData<RequestForBoard[]>>(boardKey)
  if (!board) return
  if (message.requestId && bringsBack.has(effects[message.name].board)) hearOf(message.requestId)
  const base = client.getQueryData<OwnProvider>(ownProviderKey)
  const after = boardAfter(board.pages, message, base)
  if (after === 'read' || losesItsEnd(board.pages, after))
    client.invalidateQueries({ queryKey: boardKey })
  else if (after !== board.pages) client.setQueryData(boardKey, { ...board, pages: after })
}

/** A last page that is no longer full would look like the end of the board; what follows it is read instead. */
function losesItsEnd(before: Pages, after: Pages): boolean {
  const isFull = (pages: Pages) => (pages.at(-1)?.length ?? 0) >= settings.pageSize.board
  return isFull(before) && !isFull(after)
}

/** What this provider has answered himself leaves his board at once. */
export function takeOffBoard(client: QueryClient, requestId: string): void {
  hearOnBoard(client, { name: 'request_declined', requestId, bidId: null, jobId: null, at: '' })
}

/** Takes a request off the own board; there is no way back. */
export function useDecline() {
  const client = useQueryClient()
  const words = providers.board
  return useMutation({
    mutationFn: (id: string) => call(declineRequest, { params: { id } }),
    onSuccess: (_, id) => {
      takeOffBoard(client, id)
      toast({ title: words.declined })
    },
    onError: (error) =>
      toast({
        title: words.declineFailed,
        description: sentenceOf(error, words.tryAgain),
        tone: 'danger',
      }),
  })
}
