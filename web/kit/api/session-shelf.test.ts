import { expect, test } from 'vitest'
import { changeUser, userKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { openSessionShelf } from './session-shelf.ts'

const page = { id: 'page', who: 'Dana Ruiz', phone: '+15125550147' }

// Here the page itself holds what is kept, as in a private window.
test('what was kept by a session goes with it, and what it had read does not come after it', async () => {
  queryClient.setQueryData(userKey, { id: '1' })
  const shelf = openSessionShelf<typeof page>()
  await shelf.put(page)
  expect(await shelf.all()).toEqual([page])

  changeUser(null)
  expect(await shelf.all()).toEqual([])
  // Read before the press, and kept only now.
  await shelf.put(page)
  expect(await shelf.all()).toEqual([])
})
