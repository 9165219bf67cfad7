import * as z from 'zod/mini'

/** Which wording of the consent to texts stands beside the phone of a request (`consent.request`). Other words get another number. */
export const textsConsent = 1

/** All that there have been. */
const wordings = Array.from({ length: textsConsent }, (_, index) => index + 1)

/** With the phone of a request: which wording its owner had before their eyes. */
export const consentShape = {
  // Without zod's own integers, since a first load brings this.
  textsConsent: z.optional(z.number().check(z.refine((version) => wordings.includes(version)))),
}
