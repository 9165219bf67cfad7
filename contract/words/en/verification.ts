import type { Level } from '../../levels.ts'
import { settings } from '../../settings.ts'
import type { FileType } from '../../verification.ts'
import type { StepId, StepState } from '../../verification-steps.ts'
import { area } from '../words.ts'
import { list, percent, plural } from './grammar.ts'
import { trust } from './trust.ts'

const states: Record<StepState, string> = {
  pending: 'To do',
  in_progress: 'In review',
  completed: 'Completed',
  failed: 'Not approved',
}
export interface StepWords {
  title: string
  /** What to upload. */
  text: string
  issuer: string
  number: string
}
const steps: Record<StepId, StepWords> = {
  identity: {
    title: 'Identity',
    text: 'The owner’s driver license, passport or state ID.',
    issuer: 'Issued by',
    number: 'Document number',
  },
  business_license: {
    title: 'Business License',
    text: 'The license or registration of the business.',
    issuer: 'Issued by',
    number: 'License number',
  },
  insurance: {
    title: 'Insurance',
    text: 'Your certificate of liability insurance, showing its expiration date.',
    issuer: 'Insurance company',
    number: 'Policy number',
  },
  background_check: {
    title: 'Background Check',
    text: 'Takes 1-2 business days.',
    issuer: 'Checked by',
    number: 'Reference',
  },
  vehicle_equipment: {
    title: 'Vehicle and Equipment',
    text: 'Registration or inspection of your service trucks.',
    issuer: 'Issued by',
    number: 'Plate or document number',
  },
  certifications: {
    title: 'Certifications',
    text: 'ASE, DOT, OSHA, commercial license, Hazmat, EPA.',
    issuer: 'Certification',
    number: 'Certificate number',
  },
}
const files: Record<FileType, string> = { pdf: 'PDF', jpeg: 'JPG', png: 'PNG' }

/** A provider's verification, and what customers see of it. */
export const verification = area('verification', {
  title: 'Provider verification',
  /** Of which neither issuer nor number is known. */
  unnamedCertificate: 'Certificate',
  lead: 'Documents are seen by you and by our reviewers, nobody else. Customers see the badge and the level.',
  back: 'Back to the dashboard',
  failed: 'Your verification did not load',
  weak: 'Check the connection and try again.',
  offline: 'Showing the last update. Uploads need a connection.',
  notVerified: 'Not verified yet',
  verifiedText: 'All four required steps are completed.',
  notVerifiedText: 'Complete the four required steps to get the badge.',

  figures: {
    label: 'Your status',
    score: 'Trust Score',
    ofScore: (max: string) => `of ${max}`,
    safety: 'Safety Rating',
    ofSafety: (max: string) => `of ${max}`,
    notMeasured: 'Not measured yet',
    level: 'Current Level',
    steps: 'Completed Steps',
    ofSteps: (all: number) => `of ${all}`,
  },

  chooser: {
    heading: 'Which level do you want?',
    legend: 'Target level',
    from: (points: string) => `from ${points} points`,
    start: 'where everybody starts',
    reached: (level: Level) => `You have reached ${trust.levels[level]}.`,
    missing: (points: string, level: Level) => `${points} more points to ${trust.levels[level]}.`,
    follows: 'Your level follows your score automatically.',
    ways: 'How to earn points',
    points: (points: string) => `+${points}`,
    upTo: (points: string) => `up to +${points}`,
    inReview: 'in review',
    jobs: 'Your jobs: on time, completed, at the price you bid',
    jobsFrom: (left: number) =>
      plural(left, { one: 'counts after # more job', other: 'counts after # more jobs' }),
    nothing: 'Nothing left to do.',
  },

  stepsHeading: 'Verification steps',
  required: 'Required',
  optional: 'Optional',
  states,
  expired: 'Expired',
  steps,
  files,
  number: 'Number',
  issuer: 'Issuer',
  expires: 'Valid until',
  noExpiry: 'No end date',
  noExpiryHint: 'Only if the document has none.',
  notGiven: 'Not provided',
  reason: 'The reviewer says',
  handedIn: 'Submitted',
  renewal: 'Renewal',
  open: (type: FileType) => `Save ${files[type]}`,
  openOf: (type: FileType, step: string) => `Save ${files[type]}: ${step}`,

  upload: {
    first: 'Upload document',
    again: 'Upload again',
    renew: 'Upload renewal',
    add: 'Add another',
    of: (deed: string, step: string) => `${deed}: ${step}`,
    title: (step: string) => `Upload: ${step}`,
    file: 'Document',
    fileHint: (mb: number) => `PDF, JPG or PNG, at most ${mb} MB.`,
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    facts: 'Leave blank what you don’t know: the reviewer reads it from the document.',
    expires: 'Valid until',
    submit: 'Submit for review',
    sending: (done: number) => `Sending: ${percent(done)}`,
    checking: 'Checking the document',
    noFile: 'Choose a file first.',
    empty: 'The file is empty.',
    tooLarge: (mb: number) => `The file is too large: at most ${mb} MB.`,
    done: 'Document Uploaded',
    doneText: 'Your document was submitted for review.',
    refused: (sentence: string) => `Upload Failed. ${sentence}`,
    failed: 'Please try uploading your document again.',
  },

  takeBack: {
    deed: 'Withdraw',
    of: (step: string) => `Withdraw: ${step}`,
    title: 'Withdraw this document?',
    text: 'The file is deleted, and nobody reviews it. You can upload another one.',
    failed: 'The document was not withdrawn. Try again.',
  },

  check: {
    start: 'Start background check',
    title: 'Start the background check?',
    text: 'You agree to a check of the owner’s record. We tell you the result here and by email.',
    started: 'Background check started',
    startedText: 'It will complete within 1-2 business days.',
    failed: 'The background check was not started. Try again.',
  },

  benefits: {
    heading: 'Benefits',
    list: [
      [
        'The badge on every bid',
        'Customers see Verified and your level beside your name and price.',
      ],
      ['Easy to pick', 'Customers can show verified providers only.'],
      ['On your public page', 'Your badge and level show on your page and on the map.'],
      [
        'No surprises',
        `We remind you ${list(settings.documents.remindDays.map(String))} day before a document expires.`,
      ],
    ],
  },

  dashboard: {
    heading: 'Verification',
    open: 'Open verification',
    expiredTitle: 'You cannot bid now.',
    renew: 'Upload the current document',
    handIn: 'Upload your documents',
  },

  review: {
    tab: 'Documents',
    heading: 'Documents to review',
    lead: 'Oldest first.',
    failed: 'The queue did not load',
    emptyTitle: 'Nothing to review',
    emptyText: 'New documents and background checks show up here on their own.',
    more: 'Show more',
    columns: {
      provider: 'Provider',
      step: 'Step',
      file: 'Document',
      since: 'Submitted',
      actions: 'Actions',
    },
    noFile: 'No document',
    renewal: 'Renewal',
    open: 'Review',
    openOf: (step: string, provider: string) => `Review ${step} of ${provider}`,
    title: (step: string) => `Review: ${step}`,
    by: (business: string, owner: string) => `${business}, owner ${owner}`,
    documentOf: (step: string, business: string) => `${step} of ${business}`,
    pictureFailed: 'The document did not load',
    checkText:
      'Nothing is checked automatically: look up the owner’s record yourself and enter the result.',
    factsHint: 'Correct anything that does not match the document.',
    expiresNeeded: 'Copy it from the document. Insurance needs it.',
    approve: 'Approve',
    clear: 'Result is clear',
    rejectFirst: 'Reject',
    notClear: 'Result is not clear',
    reason: 'Reason',
    reasonHint: 'The provider reads it on the verification page.',
    reject: 'Reject the document',
    enterNotClear: 'Submit: not clear',
    back: 'Back',
    approved: 'Approved.',
    rejected: 'Rejected.',
    deedFailed: 'That didn’t work. Try again.',
  },
})
