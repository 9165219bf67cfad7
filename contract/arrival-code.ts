import { settings } from './settings.ts'

/** No I and no O, no 0 and no 1: a code is read aloud through an open window. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 4

/** Which stretch of five minutes a moment is in, in milliseconds since 1970. */
export const codeStep = (at: number): number => Math.floor(at / settings.arrival.codeEveryMs)

/** What a key signs, to make the code of a stretch: as in RFC 4226, with SHA-256. */
export const codeMessage = (step: number): string => `arrival ${step}`

/** The code in the first bytes of a signature. */
export const codeOf = (signature: Uint8Array): string =>
  Array.from(
    { length: codeLength },
    (_, at) => letters[(signature[at] ?? 0) % letters.length],
  ).join('')

/** As somebody types it who has heard it. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
