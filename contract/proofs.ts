import * as z from 'zod/mini'
import { codeLength } from './arrival-code.ts'
import { endpoint } from './endpoint.ts'
import { photo, photoTypes, sides } from './photos.ts'
import { byId, instant, latitude, longitude, uuid } from './primitives.ts'
import { proofItems, proofKinds, skipReasons } from './proof-lists.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { proofFields } from './words/en/fields/proof.ts'

/** What was drawn: strokes, each of them x and y in turns. Numbers alone, so nothing in it can be carried out. */
const coordinate = z.int().check(z.minimum(0), z.maximum(2_000))
export const strokes = z
  .array(z.array(coordinate).check(z.minLength(2)), proofFields.strokes)
  .check(
    z.minLength(1, proofFields.strokes),
    z.refine(
      (drawn) => JSON.stringify(drawn).length <= settings.proofs.strokesMostBytes,
      proofFields.strokesTooLong,
    ),
  )

/** One thing that was given, or skipped. */
export const proof = z.object({
  id: uuid,
  item: z.enum(proofItems),
  kind: z.enum(proofKinds),
  /** From whose device it came. */
  bySide: z.enum(sides),
  /** The technician's, where one gave it. */
  firstName: z.nullable(z.string()),
  takenAt: instant,
  receivedAt: instant,
  /** In meters from the place of the request; null where the device did not say where it was. */
  distanceM: z.nullable(z.number()),
  /** Null of what is no photo, was hidden, or is forgotten. */
  photo: z.nullable(photo),
  reading: z.nullable(z.string()),
  skipReason: z.nullable(z.enum(skipReasons)),
  words: z.nullable(z.string()),
  signer: z.nullable(z.string()),
  strokes: z.nullable(z.array(z.array(z.number()))),
  /** The fingerprint of the agreement that was signed for. */
  agreementHash: z.nullable(z.string()),
  /** Signed by a link to follow, with the code on the technician's phone. */
  isByLink: z.boolean(),
  isHidden: z.boolean(),
  hiddenBecause: z.nullable(z.string()),
})
export type Proof = z.infer<typeof proof>

/** What a job is to prove, and what of it is here; what is asked for stands in the list of its service. */
export const jobProofs = z.object({
  proofs: z.array(proof),
  /** Photos that were taken and have not come yet, as the phone said with the last one that did. */
  waitingPhotos: z.number(),
  /** Who does the work, while it can be proved. */
  canGive: z.boolean(),
  canSign: z.boolean(),
  /** What there is to sign for; null for a job from before agreements were kept. */
  agreementHash: z.nullable(z.string()),
  /** For who does the work: what the code is made with by which a follower signs; null while nobody can. */
  signerKey: z.nullable(z.string()),
  /** Of what "nobody is here" asks for, for who does the work and has arrived: how often they were seen at the place, and whether they have written. */
  nobodyThere: z.nullable(z.object({ seen: z.number(), hasWritten: z.boolean() })),
})
export type JobProofs = z.infer<typeof jobProofs>

const item = z.enum(proofItems, proofFields.item)

/** When it was given by the device's clock, and where, if it knows. */
const moment = {
  item,
  takenAt: z.iso.datetime({ offset: true, error: proofFields.takenAt }),
}
const where = {
  lat: z.optional(latitude),
  lng: z.optional(longitude),
  accuracyM: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
}

const onJob = { caller: 'request_party', tag: 'proofs', params: byId } as const

export const readProofs = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/proofs',
  ...onJob,
  summary:
    'The proof of work of a job: photos, readings, signatures, and what was skipped and why.',
  response: jobProofs,
})

export const proveByPhoto = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/proofs/photos',
  ...onJob,
  summary:
    'Who does the work shows something of it: a form with the photo, what it is for, and when and where it was taken.',
  perMinute: settings.limits.upload,
  upload: { types: photoTypes, maxBytes: settings.photos.maxBytes, form: 'photo' },
  /** How many more wait on the device: it changes between two tries of the same photo, so it is none of its fields. */
  query: z.object({
    waiting: z.optional(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(settings.proofs.perJob)),
    ),
  }),
  body: z.object({
    ...moment,
    lat: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
    accuracyM: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000))),
  }),
  status: 201,
  response: jobProofs,
})

export const proveByReading = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/proofs/readings',
  ...onJob,
  summary: 'Who does the work reads something off: an odometer, a tire size, a torque.',
  body: z.object({
    ...moment,
    ...where,
    reading: textFrom(1, settings.proofs.readingMost, 'reading', proofFields.reading),
  }),
  status: 201,
  response: jobProofs,
})

export const skipProofs = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/proofs/skips',
  ...onJob,
  summary: 'Who does the work says why something is not proved; both sides read it.',
  body: z.object({
    items: z
      .array(item, proofFields.item)
      .check(z.minLength(1, proofFields.item), z.maxLength(proofItems.length, proofFields.item)),
    reason: z.enum(skipReasons, proofFields.skipReason),
    words: z.optional(z.nullable(text(settings.proofs.wordsMost, 'reason'))),
    takenAt: moment.takenAt,
  }),
  status: 201,
  response: jobProofs,
})

/** The same for who follows the job: the work it is, or that the vehicle was received where the service asks for that. */
export const followedWork = z.object({
  /** Those of the request and of the work, where the maker of the link shows them. */
  photos: z.array(photo),
  /** What can be signed for now; null where nothing can, or all is signed. */
  toSign: z.nullable(z.enum(['signature', 'recipient'])),
})

export const readFollowedWork = endpoint({
  method: 'GET',
  path: '/api/follow/work',
  caller: 'anyone',
  tag: 'proofs',
  summary:
    'What the holder of a link to follow sees of the work, and whether there is something to sign for (X-Access-Token).',
  perMinute: settings.limits.follow,
  response: followedWork,
})

export const signAsFollower = endpoint({
  method: 'POST',
  path: '/api/follow/signatures',
  caller: 'anyone',
  tag: 'proofs',
  summary:
    'Who follows a job and stands beside the technician signs, with the code that the technician shows (X-Access-Token): for the agreement that stands.',
  perMinute: settings.limits.follow,
  body: z.object({
    name: textFrom(2, settings.proofs.signerMost, 'name', proofFields.signer),
    code: z
      .string(proofFields.code)
      .check(
        z.trim(),
        z.minLength(codeLength, proofFields.code),
        z.maxLength(settings.proofs.codeMost, proofFields.code),
      ),
    strokes: z.optional(z.nullable(strokes)),
    takenAt: moment.takenAt,
  }),
  bodyLimit: 64 * 1024,
  status: 201,
  response: followedWork,
})

export const signWork = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/proofs/signatures',
  ...onJob,
  summary:
    'Somebody signs for the work, or for having received the vehicle, with a name and perhaps a drawing: for exactly the agreement that stands.',
  body: z.object({
    item: z.enum(['signature', 'recipient'], proofFields.item),
    name: textFrom(2, settings.proofs.signerMost, 'name', proofFields.signer),
    strokes: z.optional(z.nullable(strokes)),
    agreementHash: z
      .string(proofFields.agreementHash)
      .check(z.regex(/^[0-9a-f]{64}$/, proofFields.agreementHash)),
    takenAt: moment.takenAt,
    ...where,
  }),
  bodyLimit: 64 * 1024,
  status: 201,
  response: jobProofs,
})

export const hideProof = endpoint({
  method: 'POST',
  path: '/api/proofs/:id/hide',
  ...onJob,
  summary:
    'Who gave a photo takes it out of sight, with a reason; the evidence of a dispute keeps it.',
  body: z.object({
    reason: textFrom(3, settings.proofs.wordsMost, 'reason', proofFields.hideReason),
  }),
  response: jobProofs,
})
