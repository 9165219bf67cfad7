/** What is bad is seen first. */
const COLOURS: Readonly<Record<string, string>> = {
  fatal: '\x1b[1;31m',
  error: '\x1b[31m',
  warn: '\x1b[33m',
  debug: '\x1b[90m',
  trace: '\x1b[90m',
}
const PLAIN = '\x1b[0m'

/** A JSON line of the log as one line for people: time, level, message, then the other fields; a stack below it. */
export function readableLine(line: string): string {
  const { time, level, msg, err, ...fields } = JSON.parse(line)
  const clock = String(time).slice(11, 19)
  const colour = COLOURS[level] ?? ''
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`)
  const head = `${clock} ${colour}${String(level).padEnd(5)}${colour && PLAIN}`
  const stack = err?.stack ? `\n${err.stack}` : ''
  return `${[head, msg ?? err?.message, ...rest].filter(Boolean).join(' ')}${stack}\n`
}

function shown(value: unknown): string {
  return typeof value === 'string' && !/\s/.test(value) ? value : JSON.stringify(value)
}
