import * as z from 'zod/mini'

/** Which wording of the consent to texts stands beside the phone of a request (`consent.request`). Other words get another number. */
export const textsConsent = 1

/** With the phone of a request: which wording its owner had before their eyes. */
export const consentShape = {
  textsConsent: z.optional(z.int().check(z.minimum(1), z.maximum(textsConsent))),
}
