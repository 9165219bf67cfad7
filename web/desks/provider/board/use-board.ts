import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { effects, type OnBoard } from '#contract/event-effects.ts'
import type { EventName } from '#contract/event-names.ts'
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
import { expectQuietly, hearOf } from './arrivals.ts'
import { boardAfter, type Pages } from './board-news.ts'
import { boardKey, declinedKey } from './keys.ts'
import { useTakeBack } from './use-declined.ts'

/** Open requests that this provider matches, newest first. */
export const useBoard = (refetchInterval: number | false) =>
  usePages(listBoard, { key: boardKey, pageSize: 'board', refetchInterval })

export const isOnBoard = (client: QueryClient, requestId: string): boolean =>
  boardIn(client)
    ?.pages.flat()
    .some(({ id }) => id === requestId) ?? false

const boardIn = (client: QueryClient) =>
  client.getQueryData<InfiniteData<RequestForBoard[]>>(boardKey)

const declining: ReadonlySet<EventName> = new Set(['request_declined', 'decline_taken_back'])
const ownDeeds: ReadonlySet<EventName> = new Set(['bid_withdrawn', 'decline_taken_back'])
const bringsBack: ReadonlySet<OnBoard> = new Set(['comes', 'unclear'])

/** Brings the board in memory up to a live message. */
export function hearOnBoard(client: QueryClient, message: LiveMessage): void {
  const board = boardIn(client)
  // Its first reading may be older than this.
  if (!board) return void client.invalidateQueries({ queryKey: boardKey })
  const { name, requestId } = message
  if (requestId && bringsBack.has(effects[name].board))
    // The shop's own deed, perhaps in another window, calls nobody.
    (ownDeeds.has(name) ? expectQuietly : hearOf)(requestId)
  if (declining.has(name)) client.invalidateQueries({ queryKey: declinedKey })
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

/** What this provider has just bid on or declined leaves its board at once, as if the news had come already. */
export function takeOffBoard(client: QueryClient, requestId: string): void {
  hearOnBoard(client, { name: 'request_declined', requestId, bidId: null, jobId: null, at: '' })
}

/** Takes a request off the own board; while the toast stands, one press puts it back. */
export function useDecline() {
  const client = useQueryClient()
  const words = providers.board
  const takeBack = useTakeBack()
  return useMutation({
    mutationFn: (id: string) => call(declineRequest, { params: { id }, outlivesPage: true }),
    onSuccess: (_, id) => {
      takeOffBoard(client, id)
      toast({
        title: words.declined,
        action: { label: words.undo, onPress: () => takeBack.mutate(id) },
      })
    },
    onError: (error) =>
      toast({
        title: words.declineFailed,
        description: sentenceOf(error, words.tryAgain),
        tone: 'danger',
      }),
  })
}
