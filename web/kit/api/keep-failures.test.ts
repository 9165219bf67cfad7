import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepFailures } from './keep-failures.ts'

const queryKey = ['request']

/** A page on a request whose readings are answered by hand, and all that it has shown. */
function watch() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  keepFailures(client)
  const asked: ((answer: string | Error) => void)[] = []
  const observer = new QueryObserver<string>(client, {
    queryKey,
    queryFn: () =>
      new Promise((resolve, reject) =>
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
  })
  const shown: string[] = []
  const look = () => {
    const { data, error } = observer.getCurrentResult()
    const now = data ?? error?.message ?? 'loading'
    if (shown.at(-1) !== now) shown.push(now)
  }
  // As React looks: when all that happened at once has happened.
  const open = () => observer.subscribe(notifyManager.batchCalls(look))
  const answer = async (answer: string | Error) => {
    asked.shift()?.(answer)
    await settled()
  }
  const readAgain = async () => {
    client.invalidateQueries({ queryKey })
    await settled()
  }
  return { shown, open, answer, readAgain }
}
const settled = () => new Promise((done) => setTimeout(done, 5))

test('what failed is said until the reading has come, and never is the page loading in between', async () => {
  const { shown, open, answer, readAgain } = watch()
  const close = open()
  await answer(new Error('not found'))
  await readAgain()
  await answer(new Error('no network'))
  await readAgain()
  await answer('flat tire')
  await readAgain()
  await answer(new Error('no network'))
  expect(shown).toEqual(['not found', 'no network', 'flat tire'])
  close()
})

test('a page that is opened anew does not begin with the failure of its last visit', async () => {
  const { shown, open, answer } = watch()
  open()()
  const close = open()
  await answer(new Error('no network'))
  close()
  shown.splice(0)
  const closeAgain = open()
  await settled()
  expect(shown).not.toContain('no network')
  closeAgain()
})
