import { eventNames } from '../../contract/event-names.ts'
import { eventMeanings } from '../../server/core/event-meanings.ts'
import { eventsFor } from '../../server/notifications/webhooks/offered.ts'

const begin = '<!-- events: made by node ops/make-client.mjs -->'
const end = '<!-- end of events -->'

/** The document with the table of events as the code has it. */
export function withEvents(text) {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error('docs/api.md has no place for the table of events.')
  return `${before}${begin}\n${table()}\n${end}${after}`
}

/** Of all events those that reach anybody's screen or webhook. */
function table() {
  const columns = ['service_provider', 'business_customer', 'customer', 'admin']
  const heard = columns.map((kind) => new Set(eventsFor(kind)))
  const rows = eventNames
    .filter((name) => heard.some((names) => names.has(name)))
    .map((name) => {
      const marks = heard.map((names) => (names.has(name) ? '✓' : ''))
      return `| \`${name}\` | ${eventMeanings[name]} | ${marks.join(' | ')} |`
    })
  return [
    '| event | what has happened | provider | fleet | customer | operator |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
