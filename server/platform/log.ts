import { type DestinationStream, type Logger, pino } from 'pino'
import { readableLine } from './log-lines.ts'
import { PLAIN_NAMES, REMOVED, withoutSecrets, withoutTokens } from './log-redaction.ts'

export type Log = Logger

export type LogOptions = {
  /** pino's names: fatal, error, warn, info, debug, trace, silent. */
  level: string
  /** One line for people instead of JSON for machines; the default on a terminal. */
  pretty?: boolean
  /** Where the lines go; standard output by default. */
  write?: (line: string) => void
}

/**
 * The log of the process. Secrets and personal data never reach it, whatever object is logged: values under telling
 * names are replaced at any depth, `?token=` is cut out of every line, and of errors only the harmless fields stay.
 */
export function createLog({ level, pretty = process.stdout.isTTY, write }: LogOptions): Log {
  const stream: DestinationStream = write ? { write } : pino.destination(1)
  const lines: DestinationStream = pretty
    ? { write: (line) => stream.write(readableLine(line)) }
    : stream
  return pino(
    {
      level,
      // No process id and host name: whoever runs several knows better which is which.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // What a child logger is given at its making passes no formatter.
      redact: { paths: PLAIN_NAMES, censor: REMOVED },
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
      serializers: { err: errorFields, error: errorFields, req: requestFields },
      hooks: { streamWrite: withoutTokens },
    },
    lines,
  )
}

/** PostgreSQL's `detail` and nodemailer's `envelope` quote the data of people; these do not. */
const HARMLESS = [
  'code',
  'status',
  'statusCode',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
] as const

function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const fields: Record<string, unknown> = {
    type: error.name,
    message: error.message,
    stack: error.stack,
  }
  for (const name of HARMLESS) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value
  }
  if (error.cause !== undefined) fields.cause = errorFields(error.cause)
  if (error instanceof AggregateError) fields.errors = error.errors.map(errorFields)
  return fields
}

/** Of a request only how it was called and by whom; no header at all. */
function requestFields(request: { method?: string; url?: string; ip?: string }): object {
  return { method: request.method, url: request.url, ip: request.ip }
}
