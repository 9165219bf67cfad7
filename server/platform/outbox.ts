import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from './clock.ts'

/** A message that was not carried anywhere but can be looked at. */
export type OutboxMessage = {
  id: string
  channel: 'mail' | 'sms'
  to: string
  /** Null for an SMS. */
  subject: string | null
  text: string
  html: string | null
  /** ISO instant. */
  at: string
}

export type NewOutboxMessage = Omit<OutboxMessage, 'id' | 'at'> & {
  /** The same key again leaves the first message alone. */
  idempotencyKey?: string
}

export type Outbox = {
  put(message: NewOutboxMessage): Promise<void>
  /** The newest first. */
  list(limit: number): Promise<OutboxMessage[]>
  /** Removes every message that is meant. */
  remove(isMeant: (message: OutboxMessage) => boolean): Promise<void>
}

/**
 * The local twin of mail and SMS: one JSON file per message in a folder (made when needed), complete or not there at
 * all. The files hold links that sign people in, so only their owner may read them.
 */
export function createOutbox(folder: string, clock: Clock = systemClock): Outbox {
  return {
    async put({ idempotencyKey, ...message }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const id = idempotencyKey === undefined ? randomUUID() : idOf(message.channel, idempotencyKey)
      const file = join(folder, `${id}.json`)
      if (await exists(file)) return
      const whole: OutboxMessage = { id, ...message, at: clock.now().toISOString() }
      const unfinished = join(folder, `${id}.${randomUUID()}.part`)
      await writeFile(unfinished, `${JSON.stringify(whole, null, 2)}\n`, {
        mode: 0o600,
        flush: true,
      })
      await rename(unfinished, file)
    },
    async list(limit) {
      const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'))
      const dated = await Promise.all(files.map((name) => withTime(join(folder, name))))
      const there = dated.filter((file) => file !== null)
      const newest = there.toSorted((a, b) => Number(b.time - a.time)).slice(0, limit)
      const messages = await Promise.all(newest.map(({ file }) => readMessage(file)))
      return messages.filter((message) => message !== null)
    },
    async remove(isMeant) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name)
        const message = name.endsWith('.json') ? await readMessage(file) : null
        if (message && isMeant(message)) await rm(file, { force: true })
      }
    },
  }
}

function idOf(channel: string, key: string): string {
  return createHash('sha256').update(`${channel}\n${key}`).digest('base64url').slice(0, 22)
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Null of what is not there: nothing was sent yet, or another process has just removed it. */
async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
    throw error
  }
}

const namesIn = async (folder: string) => (await ifThere(readdir(folder))) ?? []

/** In nanoseconds: two messages of one millisecond keep their order. */
async function withTime(file: string) {
  const stats = await ifThere(stat(file, { bigint: true }))
  return stats && { file, time: stats.mtimeNs }
}

/** Null for a damaged file, or one that is no message of ours: it must not hide the others. */
async function readMessage(file: string): Promise<OutboxMessage | null> {
  const text = await ifThere(readFile(file, 'utf8'))
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return isMessage(read) ? read : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isMessage = (read: unknown): read is OutboxMessage =>
  typeof read === 'object' && read !== null && 'id' in read && 'channel' in read && 'text' in read
