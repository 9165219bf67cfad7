import { bySession } from './by-session.ts'
import { session, userKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { type Item, openShelf, type Shelf } from './shelf.ts'

/**
 * The shelf of what is kept on the device by the right of a session. It goes with the session (`changeUser`): what was read in it and
 * comes to be kept only afterwards is not kept, and whoever signs in next finds none of it.
 */
export function openSessionShelf<T extends Item>(): Shelf<T> {
  let shelf = openShelf<T>(bySession)
  let { changes } = session
  function own(): Shelf<T> {
    // What the page itself holds, where the browser keeps nothing, goes too.
    if (changes !== session.changes) shelf = openShelf<T>(bySession)
    changes = session.changes
    return shelf
  }
  const isSignedOut = () => queryClient.getQueryData(userKey) === null
  return {
    all: () => own().all(),
    put: async (item) => {
      if (!isSignedOut()) await own().put(item)
    },
    remove: (id) => own().remove(id),
  }
}
