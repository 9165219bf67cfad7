import { describe, expect, it } from 'vitest'
import type { Channels } from '#contract/notifications.ts'
import { readValues, valuesOf, zonesFor } from './channel-values.ts'

const set: Channels = {
  mail: true,
  sms: false,
  quietFrom: 0,
  quietTo: 6,
  timeZone: 'America/Denver',
}

describe('the form of the channels', () => {
  it('gives back what it was given, midnight and no quiet hours too', () => {
    expect(readValues(valuesOf(set, 'America/Chicago'))).toEqual(set)
    const none = { ...set, quietFrom: null, quietTo: null }
    expect(readValues(valuesOf(none, 'America/Denver'))).toEqual(none)
  })

  it('starts in the time zone of the browser as long as there are no quiet hours', () => {
    const none = { ...set, quietFrom: null, quietTo: null }
    expect(valuesOf(none, 'Europe/Berlin').timeZone).toBe('Europe/Berlin')
    expect(valuesOf(set, 'Europe/Berlin').timeZone).toBe('America/Denver')
  })

  it('offers every time zone once', () => {
    expect(zonesFor(['America/Chicago', 'America/Denver'], 'America/Denver', 'UTC')).toEqual([
      'America/Chicago',
      'America/Denver',
      'UTC',
    ])
  })
})
