import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { AnswerOf, Endpoint, SentQueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import { call } from './call.ts'
import { drawWithPage } from './with-page.ts'

type RowOf<E extends Endpoint> =
  AnswerOf<E> extends readonly (infer Row extends { id: string | number })[] ? Row : never
type Pages<E extends Endpoint> = InfiniteData<RowOf<E>[]>

interface PagesOptions<E extends Endpoint> {
  key: QueryKey
  params?: Record<string, string>
  /** Beside the cursor. */
  query?: SentQueryOf<E>
  /** Where the next page begins: before its last row, or after it in a list with the oldest first. */
  cursor?: 'before' | 'after'
  pageSize?: keyof typeof settings.pageSize
  /** All pages as one list. */
  select?: (data: Pages<E>) => RowOf<E>[]
  /** Shows the list of before while another filter is read. */
  keepsPrevious?: boolean
  staleTime?: number
  refetchInterval?: number | false | (() => number | false)
}

/** A list that is read page after page; each next one begins at the last row one has. */
export function usePages<E extends Endpoint>(endpoint: E, options: PagesOptions<E>) {
  const {
    key,
    params,
    query,
    cursor = 'before',
    pageSize = 'list',
    keepsPrevious,
    ...rest
  } = options
  // What is stale at once would be asked for a second time.
  if (rest.staleTime !== 0)
    drawWithPage(
      key,
      endpoint,
      { ...(params && { params }), ...(query && { query }) },
      (first) => ({
        pages: [first],
        pageParams: [undefined],
      }),
    )
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      // That the call is one of pages is said by `RowOf`, which TypeScript cannot follow to the query and the answer.
      call(endpoint, {
        ...(params && { params }),
        query: { ...query, [cursor]: pageParam } as SentQueryOf<E>,
        signal,
      }) as Promise<RowOf<E>[]>,
    select: allRows<RowOf<E>>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize[pageSize] ? undefined : String(last.at(-1)?.id),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  })
}

// One function for all readings: of the same pages it is the same array.
const allRows = <Row>(data: InfiniteData<Row[]>): Row[] => data.pages.flat()
