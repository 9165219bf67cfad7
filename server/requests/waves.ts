import type { Urgency } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'

/** How far from the place an alert goes, in miles; `to` null = to the provider's own radius. */
export interface Ring {
  from: number
  to: number | null
}

export interface Alert {
  /** Null where everybody in reach hears at once. */
  wave: number | null
  ring: Ring | null
  /** When the next ones are to hear; null after the last. */
  nextAt: Date | null
}

const { waves } = settings

/** Is this request told in waves (rules C3)? Those that press and have a position are; the others reach all at once. */
const hasWaves = (urgency: Urgency, lat: number | null) =>
  lat !== null && (urgency === 'emergency' || urgency === 'urgent')

/** The first alert of a request: to who was asked for by name, or to those who are nearest, or to all. */
export function firstAlert(
  { urgency, lat, isNamed }: { urgency: Urgency; lat: number | null; isNamed: boolean },
  now: Date,
): Alert {
  if (isNamed) return { wave: null, ring: null, nextAt: after(now, settings.headStartMs) }
  return hasWaves(urgency, lat) ? waveAlert(0, now) : { wave: null, ring: null, nextAt: null }
}

/** The alert after `wave`; null = the head start was before it. */
export function nextAlert(
  { urgency, lat, wave }: { urgency: Urgency; lat: number | null; wave: number | null },
  now: Date,
): Alert {
  if (!hasWaves(urgency, lat)) return { wave: null, ring: null, nextAt: null }
  return waveAlert(wave === null ? 0 : wave + 1, now)
}

function waveAlert(wave: number, now: Date): Alert {
  const [before, current, next] = [waves[wave - 1], waves[wave], waves[wave + 1]]
  return {
    wave,
    ring: { from: before?.miles ?? 0, to: current?.miles ?? null },
    nextAt: current && next ? after(now, next.afterMs - current.afterMs) : null,
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Has so far only he heard of it who was asked for by name? */
export const isInHeadStart = (request: {
  named_provider_id: string | null
  alert_wave: number | null
  next_alert_at: Date | null
}): boolean =>
  request.named_provider_id !== null &&
  request.alert_wave === null &&
  request.next_alert_at !== null
