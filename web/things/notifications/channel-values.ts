import type { Channels } from '#contract/notifications.ts'

/** As the form holds them: an hour of a list is text there, and none is empty. */
export interface ChannelValues {
  mail: boolean
  sms: boolean
  quietFrom: string
  quietTo: string
  timeZone: string
}

/** Who has no quiet hours yet has chosen no time zone either: the browser's own is the best guess. */
export const valuesOf = (
  { mail, sms, quietFrom, quietTo, timeZone }: Channels,
  ownZone: string,
): ChannelValues => ({
  mail,
  sms,
  quietFrom: quietFrom === null ? '' : String(quietFrom),
  quietTo: quietTo === null ? '' : String(quietTo),
  timeZone: quietFrom === null ? ownZone : timeZone,
})

const hourOf = (text: string) => (text === '' ? null : Number(text))

export const readValues = ({ quietFrom, quietTo, ...rest }: ChannelValues): Channels => ({
  ...rest,
  quietFrom: hourOf(quietFrom),
  quietTo: hourOf(quietTo),
})

/** The zones to choose from: the usual ones, and those of this reader, each once. */
export const zonesFor = (usual: readonly string[], ...own: readonly string[]): string[] => [
  ...new Set([...usual, ...own]),
]
