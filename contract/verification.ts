import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { levels } from './levels.ts'
import { byId, instant, ok, spoken, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { jobRecord } from './trust.ts'
import { type StepId, stepIds, stepStates } from './verification-steps.ts'
import { verificationFields } from './words/en/fields/verification.ts'

export const fileTypes = ['pdf', 'jpeg', 'png'] as const
export type FileType = (typeof fileTypes)[number]

/** S1 §5: what may be uploaded. What it really is, is read from its bytes. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A day without a time, as a document says it: "2027-03-31". */
const day = z.string()
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
const dayField = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || isDay(value), verificationFields.day),
)

/** What a document says of itself; what is left out is read by the reviewer. */
const facts = {
  documentNumber: z.optional(text(80, 'documentNumber')),
  issuer: z.optional(text(120, 'issuer')),
  expiresOn: z.optional(dayField),
}

/** Other ways in which clients spell a step: letters only, in lower case. */
const spellings: Record<string, StepId> = {
  identity: 'identity',
  businesslicense: 'business_license',
  insurance: 'insurance',
  backgroundcheck: 'background_check',
  vehicle: 'vehicle_equipment',
  vehicles: 'vehicle_equipment',
  vehicleequipment: 'vehicle_equipment',
  vehicleandequipment: 'vehicle_equipment',
  certification: 'certifications',
  certifications: 'certifications',
}
const stepField = z.pipe(
  z.pipe(
    z.string(verificationFields.step).check(z.maxLength(40)),
    z.transform((word) => spellings[word.toLowerCase().replace(/[^a-z]/g, '')] ?? word),
  ),
  z.enum(stepIds, verificationFields.step),
)

/** One document, or one background check: its number and issuer are the owner's and the reviewers' business alone. */
export const submission = z.object({
  id: uuid,
  status: z.enum(stepStates),
  /** Null: a background check has no file. */
  fileType: z.nullable(z.enum(fileTypes)),
  /** The file is still kept. */
  hasFile: z.boolean(),
  documentNumber: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  expiresOn: z.nullable(day),
  /** The reviewer's, of a failed one. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
})
export type Submission = z.infer<typeof submission>

export const verificationStep = z.object({
  stepId: z.enum(stepIds),
  status: z.enum(stepStates),
  /** Why nothing can be handed in now, a sentence, or null. */
  submitRefusal: z.nullable(z.string()),
  /** Newest first; what a later one has replaced is gone. */
  submissions: z.array(submission),
})
export type VerificationStep = z.infer<typeof verificationStep>

export const verificationStatus = z.object({
  identityVerified: z.boolean(),
  businessLicenseVerified: z.boolean(),
  insuranceVerified: z.boolean(),
  backgroundCheckStatus: z.enum(['clear', 'pending', 'other']),
  vehiclesVerified: z.boolean(),
  /** What the approved certificates are called. */
  certifications: z.array(z.string()),
  trustScore: z.number(),
  /** Of 5; null until it is measured. */
  safetyRating: z.nullable(z.number()),
  verificationLevel: z.enum(levels),
  verified: z.boolean(),
  completedSteps: z.number(),
  jobs: jobRecord,
  steps: z.array(verificationStep),
})
export type VerificationStatus = z.infer<typeof verificationStatus>

export const readVerificationStatus = endpoint({
  method: 'GET',
  path: '/api/providers/verification-status',
  caller: 'service_provider',
  right: 'keepDocuments',
  tag: 'verification',
  summary: "The provider's own verification: steps, documents, trust score and level.",
  response: verificationStatus,
})

export const submitDocument = endpoint({
  method: 'POST',
  path: '/api/providers/upload-verification-document',
  caller: 'service_provider',
  right: 'keepDocuments',
  tag: 'verification',
  summary: 'Hand in a document for a step: a form with the file and what stands on it.',
  perMinute: settings.limits.upload,
  upload: { types: documentTypes, maxBytes: settings.documents.maxBytes, form: 'document' },
  body: z.object({ stepId: stepField, ...facts }),
  status: 201,
  response: z.object({ id: uuid, message: spoken }),
})

export const startBackgroundCheck = endpoint({
  method: 'POST',
  path: '/api/providers/initiate-background-check',
  caller: 'service_provider',
  right: 'keepDocuments',
  tag: 'verification',
  summary: 'Order the background check; only while none runs or is clear.',
  response: ok,
})

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/verification-documents/:id',
  caller: 'signed_in',
  tag: 'verification',
  summary: 'A document itself, for the provider who handed it in and for admins.',
  params: byId,
  response: 'document',
})

export const takeBackDocument = endpoint({
  method: 'DELETE',
  path: '/api/verification-documents/:id',
  caller: 'service_provider',
  right: 'keepDocuments',
  tag: 'verification',
  summary: 'Take back a document that waits for its review: it and its file are gone.',
  params: byId,
  response: ok,
})

/** One line of the reviewers' queue. */
export const submissionToReview = z.object({
  ...submission.shape,
  stepId: z.enum(stepIds),
  /** There is an approved one already; this one would take its place. */
  isRenewal: z.boolean(),
  provider: z.object({
    id: uuid,
    businessName: z.string(),
    ownerName: z.string(),
    location: z.nullable(z.string()),
  }),
})
export type SubmissionToReview = z.infer<typeof submissionToReview>

export const listSubmissionsToReview = endpoint({
  method: 'GET',
  path: '/api/admin/verifications',
  caller: 'admin',
  tag: 'verification',
  summary: 'What waits for a review, oldest first; `after` is the last one of the page before.',
  query: z.object({ after: z.optional(uuid) }),
  response: z.array(submissionToReview),
})

export const approveSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/approve',
  caller: 'admin',
  tag: 'verification',
  summary: 'Approve a document, with its facts put right where needed, or enter a clear check.',
  params: byId,
  body: z.object({
    ...facts,
    /** The reviewer has looked: there is no last day on it. A license needs this, or the day. */
    hasNoEnd: z.optional(z.boolean(verificationFields.hasNoEnd)),
  }),
  response: ok,
})

export const rejectSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/reject',
  caller: 'admin',
  tag: 'verification',
  summary: 'Reject a document, or enter a check that is not clear, with a reason.',
  params: byId,
  body: z.object({
    reason: textFrom(3, 500, 'reason', verificationFields.reason({ least: 3 })),
  }),
  response: ok,
})
