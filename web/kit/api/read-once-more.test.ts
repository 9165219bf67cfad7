import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { readOnceMore } from './read-once-more.ts'

const left: (() => void)[] = []
afterEach(() => {
  for (const leave of left.splice(0)) leave()
})

const queryKey = ['board']

/** A board whose readings are answered by hand, in any order, each with what the server saw when it was asked. */
function watch() {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  })
  readOnceMore(client)
  const asked: ((answer: string[] | Error) => void)[] = []
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn:
      // A page that goes takes its reading with it.
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', reject)
          asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
        }),
  })
  const comeBack = () => left.push(observer.subscribe(() => {}))
  const leave = () => left.pop()?.()
  comeBack()
  const answer = async (at: number, what: string[] | Error) => {
    asked[at]?.(what)
    await settled()
  }
  const shown = () => observer.getCurrentResult().data
  return { client, asked, answer, shown, leave, comeBack }
}
const settled = () => new Promise((done) => setTimeout(done, 5))

test('what came while the list was being read is not lost to the older answer', async () => {
  const { client, asked, answer, shown } = watch()
  await answer(0, [])
  client.invalidateQueries({ queryKey })
  client.setQueryData(queryKey, ['tire'])
  await settled()
  await answer(1, [])
  expect(shown()).toEqual(['tire'])
  expect(asked).toHaveLength(3)
  await answer(2, ['tire'])
  expect(shown()).toEqual(['tire'])
})

test('what came during the first reading is read once more', async () => {
  const { client, asked, answer, shown } = watch()
  client.invalidateQueries({ queryKey })
  client.invalidateQueries({ queryKey })
  await answer(0, [])
  expect(asked).toHaveLength(2)
  await answer(1, ['tire'])
  expect(shown()).toEqual(['tire'])
  expect(asked).toHaveLength(2)
})

test('it is read once more also when the first reading fails', async () => {
  const { client, asked, answer } = watch()
  client.invalidateQueries({ queryKey })
  await answer(0, new Error('lost'))
  expect(asked).toHaveLength(2)
})

test('what came during the second try of a first reading that failed is read once more', async () => {
  const { client, asked, answer, shown } = watch()
  await answer(0, new Error('lost'))
  client.refetchQueries({ queryKey })
  client.invalidateQueries({ queryKey })
  await answer(1, [])
  expect(asked).toHaveLength(3)
  await answer(2, ['tire'])
  expect(shown()).toEqual(['tire'])
  expect(asked).toHaveLength(3)
})

test('what came while the list stood on no page, and then during its reading, is read once more', async () => {
  const { client, asked, answer, shown, leave, comeBack } = watch()
  leave()
  client.invalidateQueries({ queryKey })
  comeBack()
  client.invalidateQueries({ queryKey })
  await answer(1, [])
  expect(asked).toHaveLength(3)
  await answer(2, ['tire'])
  expect(shown()).toEqual(['tire'])
})

test('news that come while nothing is read cost no reading', async () => {
  const { client, asked, answer } = watch()
  await answer(0, [])
  client.setQueryData(queryKey, ['tire'])
  await settled()
  expect(asked).toHaveLength(1)
})

test('somebody who asks for more keeps it, and what came meanwhile is read after it', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  })
  readOnceMore(client)
  let board = ['first', 'second']
  let isSlow = false
  const observer = new InfiniteQueryObserver<string, Error, string[], string[], number>(client, {
    queryKey,
    queryFn: async ({ pageParam }) => {
      const seen = board[pageParam] ?? ''
      if (isSlow) await settled()
      return seen
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
    select: ({ pages }) => pages,
  })
  left.push(observer.subscribe(() => {}))
  await settled()
  isSlow = true
  const more = observer.fetchNextPage()
  board = ['tire', 'second']
  client.setQueryData(queryKey, { pages: ['tire'], pageParams: [0] })
  await more
  await settled()
  await settled()
  await settled()
  expect(observer.getCurrentResult().data).toEqual(['tire', 'second'])
})
