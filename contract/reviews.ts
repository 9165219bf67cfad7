import * as z from 'zod/mini'
import { serviceTypes } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { sides } from './photos.ts'
import { byId, instant, page, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { jobFields } from './words/en/fields/job.ts'

/** The three scores of a review (rules C19). Of a customer they say: easy to find and reach, ready, paid as agreed. */
export const scoreNames = ['service', 'onTime', 'price'] as const
export type ScoreName = (typeof scoreNames)[number]

const mostStars = 5
const score = (name: ScoreName) => {
  const wrong = jobFields.score({ score: name, most: mostStars })
  return z.int(wrong).check(z.minimum(1, wrong), z.maximum(mostStars, wrong))
}

export const reviewForm = z.object({
  service: score('service'),
  onTime: score('onTime'),
  price: score('price'),
  words: z.optional(text(settings.longestText, 'review')),
})

const scores = { service: z.number(), onTime: z.number(), price: z.number() }

/** A review as the parties of its job read it. */
export const review = z.object({
  id: uuid,
  side: z.enum(sides),
  ...scores,
  words: z.nullable(z.string()),
  writtenAt: instant,
  /** Null while it is hidden: until both have written, or the time is over. */
  publishedAt: z.nullable(instant),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(instant),
})
export type Review = z.infer<typeof review>

export const jobReviews = z.object({
  /** Which side the reader is. */
  side: z.enum(sides),
  mine: z.nullable(review),
  /** The other side's, once it is published. */
  theirs: z.nullable(review),
  /** Until when a review may be written; null before the job is closed. */
  until: z.nullable(instant),
  can: z.object({ write: z.boolean(), reply: z.boolean() }),
})
export type JobReviews = z.infer<typeof jobReviews>

/** A review as anybody reads it on the provider's page: no name of the customer, no place. */
export const publicReview = z.object({
  id: uuid,
  serviceType: z.enum(serviceTypes),
  ...scores,
  words: z.nullable(z.string()),
  publishedAt: instant,
  reply: z.nullable(z.string()),
})
export type PublicReview = z.infer<typeof publicReview>

export const readJobReviews = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/reviews',
  caller: 'request_party',
  tag: 'reviews',
  summary:
    'The reviews of a job, for its two parties; both hidden until both are written (rules C19).',
  params: byId,
  response: jobReviews,
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/reviews',
  caller: 'request_party',
  tag: 'reviews',
  summary: 'Review the other party of a closed job, once, within 7 days (rules C19).',
  params: byId,
  body: reviewForm,
  status: 201,
  response: jobReviews,
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/reply',
  caller: 'request_party',
  tag: 'reviews',
  summary: 'The reviewed party answers a published review, once.',
  params: byId,
  body: z.object({ reply: textFrom(3, 1000, 'reply', jobFields.reply) }),
  response: review,
})

export const listProviderReviews = endpoint({
  method: 'GET',
  path: '/api/providers/:id/reviews',
  turn: 'last',
  caller: 'anyone',
  tag: 'reviews',
  summary: "A provider's published reviews, newest first.",
  params: byId,
  query: page,
  response: z.array(publicReview),
})
