import { openBook } from './book.ts'
import { openEvents } from './events.ts'
import { openFaults } from './faults.ts'
import { createTwin } from './server.ts'

/**
 * The card processor of the demo and of tests, as a process of its own: it answers as Stripe does, refuses what Stripe
 * refuses, and has nobody's money. It says its address once it listens, and ends when who has started it is gone.
 */
const {
  TWIN_HOST = '127.0.0.1',
  TWIN_PORT = '0',
  TWIN_PAGE_URL,
  TWIN_FILE,
  TWIN_EVENTS_URL,
} = process.env
const { TWIN_KEY, TWIN_SECRET } = process.env
if (!TWIN_KEY || !TWIN_SECRET) throw new Error('TWIN_KEY and TWIN_SECRET are needed')

let port = Number(TWIN_PORT)
const server = createTwin({
  book: openBook(TWIN_FILE),
  events: openEvents({ url: TWIN_EVENTS_URL, secret: TWIN_SECRET }),
  faults: openFaults(),
  key: TWIN_KEY,
  pageUrl: () => TWIN_PAGE_URL ?? `http://localhost:${port}`,
})
server.listen(port, TWIN_HOST, () => {
  const address = server.address()
  if (typeof address === 'object' && address) port = address.port
  console.log(`listening on ${port}`)
})
process.stdin.on('end', () => process.exit(0)).resume()
