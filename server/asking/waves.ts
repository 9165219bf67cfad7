import type { Urgency } from '#contract/catalogue.ts'
import type { Rules, Wave } from '#contract/rules.ts'
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

/** Is this request told in waves (rules C3)? Those that press and have a position are; the others reach all at once. */
const hasWaves = (urgency: Urgency, lat: number | null) =>
  lat !== null && (urgency === 'emergency' || urgency === 'urgent')

/** The first alert of a request: to who was asked for by name, to whom the fleet prefers, to those nearest, or to all. */
export function firstAlert(
  {
    urgency,
    lat,
    first,
  }: { urgency: Urgency; lat: number | null; first: 'named' | 'preferred' | null },
  { waves, headStart }: Rules,
  now: Date,
): Alert {
  if (first === 'preferred')
    return {
      wave: null,
      ring: null,
      nextAt: new Date(now.getTime() + settings.preferredHeadStartMs),
    }
  if (first === 'named') return { wave: null, ring: null, nextAt: after(now, headStart.minutes) }
  return hasWaves(urgency, lat)
    ? waveAlert(waves, 0, now)
    : { wave: null, ring: null, nextAt: null }
}

/** The alert after `wave`; null = the head start was before it. */
export function nextAlert(
  { urgency, lat, wave }: { urgency: Urgency; lat: number | null; wave: number | null },
  { waves }: Rules,
  now: Date,
): Alert {
  if (!hasWaves(urgency, lat)) return { wave: null, ring: null, nextAt: null }
  return waveAlert(waves, wave === null ? 0 : wave + 1, now)
}

/**
 * The alert of one wave. The waves may have been changed while a request was waiting for its next one: where none is
 * left, all beyond the widest ring hear at last; better twice than not at all.
 */
function waveAlert(waves: readonly Wave[], wave: number, now: Date): Alert {
  const [before, current, next] = [waves[wave - 1], waves[wave], waves[wave + 1]]
  return {
    wave,
    ring: { from: (current ? before : waves.at(-1))?.miles ?? 0, to: current?.miles ?? null },
    nextAt: current && next ? after(now, next.afterMinutes - current.afterMinutes) : null,
  }
}

/** How far the alerts have gone by now; null where everybody in reach has heard. */
export const ringSoFar = (wave: number | null, { waves }: Rules): Ring | null =>
  wave === null ? null : { from: 0, to: waves[wave]?.miles ?? null }

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Has so far only the provider heard of it who was asked for by name? */
export const isInHeadStart = (request: {
  named_provider_id: string | null
  alert_wave: number | null
  next_alert_at: Date | null
}): boolean =>
  request.named_provider_id !== null &&
  request.alert_wave === null &&
  request.next_alert_at !== null

/** The fleet's preferred providers, while only they have heard of it; null once the others have. */
export const preferredAlone = (request: {
  preferred_first: readonly string[]
  alert_wave: number | null
  next_alert_at: Date | null
}): readonly string[] | null =>
  request.preferred_first.length > 0 &&
  request.alert_wave === null &&
  request.next_alert_at !== null
    ? request.preferred_first
    : null
