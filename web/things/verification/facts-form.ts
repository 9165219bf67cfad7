import type { Submission } from '#contract/verification.ts'

/** What stands on a document, in the order of the fields. */
export const noFacts = { issuer: '', documentNumber: '', expiresOn: '' }
export type FactsValues = typeof noFacts

export const factsOf = ({ documentNumber, issuer, expiresOn }: Submission): FactsValues => ({
  issuer: issuer ?? '',
  documentNumber: documentNumber ?? '',
  expiresOn: expiresOn ?? '',
})
