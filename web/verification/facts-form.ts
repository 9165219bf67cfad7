import { approveSubmission, type Submission } from '#contract/verification.ts'
import { resolverOf } from '../api/form.ts'

/** What stands on a document, in the order of the fields. */
export const factsFields = ['documentNumber', 'issuer', 'expiresOn'] as const
export type FactsValues = Record<(typeof factsFields)[number], string>

export const noFacts: FactsValues = { documentNumber: '', issuer: '', expiresOn: '' }

export const factsOf = ({ documentNumber, issuer, expiresOn }: Submission): FactsValues => ({
  documentNumber: documentNumber ?? '',
  issuer: issuer ?? '',
  expiresOn: expiresOn ?? '',
})

export const factsResolver = resolverOf<typeof approveSubmission.body, FactsValues>(
  approveSubmission.body,
)
