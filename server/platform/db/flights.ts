import { channel } from 'node:diagnostics_channel'
import type { Writable } from 'node:stream'
import type { Client } from 'pg'

const sentStatements = channel('roadcall:statement')

/** A statement on its way to the database, for who listens; those of one flight share an object. */
interface SentStatement {
  text: string
  flight: object
}

export function tellSent(text: string, flight: object): void {
  if (sentStatements.hasSubscribers)
    sentStatements.publish({ text, flight } satisfies SentStatement)
}

/** The statements that are sent while something happens, flight by flight: what tests count. */
export async function flightsOf(happening: () => Promise<unknown>): Promise<string[][]> {
  const flights = new Map<object, string[]>()
  const hear = (message: unknown) => {
    // Nobody else publishes here.
    const { text, flight } = message as SentStatement
    flights.set(flight, [...(flights.get(flight) ?? []), text])
  }
  sentStatements.subscribe(hear)
  try {
    await happening()
  } finally {
    sentStatements.unsubscribe(hear)
  }
  return [...flights.values()]
}

/**
 * Statements that are sent without waiting for each other leave as one write: the connection gathers them until the
 * sender has nothing more to say for now. So a deed makes as many trips to the database as it waits for answers. To be
 * called before each statement.
 */
export function gatherFlights(client: Client): (text: string) => void {
  let flight: object | null = null
  // Missing in the driver's types, as is that the stream is another before the connection is made.
  const { stream } = client.connection as unknown as { stream: Writable }
  const takeOff = () => {
    flight = null
    stream.uncork()
  }
  return (text) => {
    if (!flight) {
      flight = {}
      stream.cork()
      process.nextTick(takeOff)
    }
    tellSent(text, flight)
  }
}
