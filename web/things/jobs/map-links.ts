import type { JobForTechnician } from '#contract/jobs.ts'

/** Whom to help and where, for who does the work. */
export type Contact = NonNullable<JobForTechnician['request']['contact']>

/** Where the map app of this device is to be found. */
export type Platform = 'apple' | 'android' | 'other'

export interface MapLink {
  app: 'google' | 'apple' | 'device'
  href: string
}

export function platformOf(userAgent: string): Platform {
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return 'apple'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/**
 * The ways to a position ("30.085200,-97.840300"), the one that opens everywhere first: Google's https address opens its
 * app where there is one and a page elsewhere. Only Android knows what `geo:` is.
 */
export function mapLinks(position: string, platform: Platform): MapLink[] {
  const google: MapLink = {
    app: 'google',
    href: `https://www.google.com/maps/dir/?api=1&destination=${position}`,
  }
  if (platform === 'apple')
    return [google, { app: 'apple', href: `https://maps.apple.com/?daddr=${position}` }]
  if (platform === 'android')
    return [google, { app: 'device', href: `geo:${position}?q=${position}` }]
  return [google]
}

/** The place as a map app takes it; null where only words are known. */
export const positionOf = ({ lat, lng }: Contact): string | null =>
  lat !== null && lng !== null ? `${lat.toFixed(6)},${lng.toFixed(6)}` : null
