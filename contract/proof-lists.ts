/** What each service asks proof of (trips §5): pure, for the pages' lists, the server's rules and the invoice. */
import { type DetailForm, type ServiceType, services } from './services.ts'

/** Before the work, in the course of it, of what costs extra, of a place where nobody is, and when it is done. */
export const proofStages = ['before', 'during', 'charge', 'gone', 'after'] as const
export type ProofStage = (typeof proofStages)[number]

/** By what something is proved: any of these where there are several. */
export const proofWays = ['photo', 'reading', 'signature'] as const
export type ProofWay = (typeof proofWays)[number]

/** How something is on the list's record: given in one of the ways, or skipped. */
export const proofKinds = [...proofWays, 'skip'] as const

/** Why something was not proved. */
export const skipReasons = ['not_safe', 'too_dark', 'no_camera', 'nobody_there', 'other'] as const
export type SkipReason = (typeof skipReasons)[number]

export const proofItems = [
  'tire',
  'tire_position',
  'tire_size',
  'new_tire',
  'dot_code',
  'old_tire',
  'torque',
  'fault',
  'odometer',
  'parts',
  'odometer_after',
  'work_done',
  'battery',
  'before',
  'after',
  'corners',
  'damage',
  'hook_up',
  'place',
  'vin',
  'plate',
  'corners_after',
  'drop_off_sign',
  'recipient',
  'extra',
  'charge',
  'gone',
  'signature',
] as const
export type ProofItem = (typeof proofItems)[number]

export interface ListedProof {
  item: ProofItem
  stage: ProofStage
  by: readonly ProofWay[]
  /** How many photos it takes, where it takes photos. */
  photos: number
  /** False: welcome, and nothing is missing without it. */
  isAsked: boolean
}

const photo = (item: ProofItem, stage: ProofStage, photos = 1): ListedProof => ({
  item,
  stage,
  by: ['photo'],
  photos,
  isAsked: true,
})
const reading = (item: ProofItem, stage: ProofStage): ListedProof => ({
  ...photo(item, stage),
  by: ['reading'],
})
const either = (item: ProofItem, stage: ProofStage): ListedProof => ({
  ...photo(item, stage),
  by: ['photo', 'reading'],
})
const signature = (item: ProofItem): ListedProof => ({ ...photo(item, 'after'), by: ['signature'] })
const welcome = (proof: ListedProof): ListedProof => ({ ...proof, isAsked: false })

/** Asked with the last step of every job, and given with it. */
export const saidAtFinish = 'work_done' satisfies ProofItem
/** What is asked where it is needed, and not by the list: with the last step, with a change, and where nobody is. */
export const askedElsewhere: readonly ProofItem[] = [saidAtFinish, 'charge', 'gone']

const repair = [
  photo('fault', 'before'),
  either('odometer', 'before'),
  photo('parts', 'after', 2),
  either('odometer_after', 'after'),
  reading(saidAtFinish, 'after'),
]

const lists: Record<DetailForm, readonly ListedProof[]> = {
  tow: [
    photo('corners', 'before', 4),
    welcome(photo('damage', 'before')),
    photo('hook_up', 'before'),
    photo('place', 'before'),
    welcome(reading('vin', 'before')),
    welcome(reading('plate', 'before')),
    photo('corners_after', 'after', 4),
    photo('drop_off_sign', 'after'),
    signature('recipient'),
  ],
  tire: [
    photo('tire', 'before'),
    reading('tire_position', 'before'),
    either('tire_size', 'before'),
    photo('new_tire', 'after'),
    either('dot_code', 'after'),
    photo('old_tire', 'after'),
    either('torque', 'after'),
  ],
  repair,
  auto: repair,
  battery: [either('battery', 'after')],
  wash: [photo('before', 'before'), photo('after', 'after')],
}

const ofEveryJob: readonly ListedProof[] = [
  welcome(reading(saidAtFinish, 'after')),
  welcome(photo('extra', 'during')),
  welcome(photo('charge', 'charge')),
  welcome(photo('gone', 'gone')),
  // Never required: a guest need not be there when the work is done.
  welcome(signature('signature')),
]

/** The proofs of a service, in the order in which they are given. */
export function proofListOf(service: ServiceType): readonly ListedProof[] {
  const own = lists[services[service].form]
  return [...own, ...ofEveryJob.filter(({ item }) => !own.some((listed) => listed.item === item))]
}

interface Given {
  item: ProofItem
  kind: ProofWay | 'skip'
  isHidden: boolean
}

/** What is asked for, neither given nor skipped. */
export const missingOf = (
  list: readonly ListedProof[],
  given: readonly Given[],
  stage?: ProofStage,
): ListedProof[] =>
  list.filter(
    (listed) =>
      listed.isAsked && (!stage || listed.stage === stage) && standingOf(listed, given) === 'open',
  )

/** How it stands with one of the list: all photos of it are here or it was read or signed; it was skipped; or it is open. */
export function standingOf(
  { item, photos }: ListedProof,
  given: readonly Given[],
): 'given' | 'skipped' | 'open' {
  const own = given.filter((one) => one.item === item && !one.isHidden)
  const isGiven =
    own.some(({ kind }) => kind === 'reading' || kind === 'signature') ||
    own.filter(({ kind }) => kind === 'photo').length >= photos
  if (isGiven) return 'given'
  return own.some(({ kind }) => kind === 'skip') ? 'skipped' : 'open'
}

/** How many of the list are given, skipped and open. */
export function countsOf(list: readonly ListedProof[], given: readonly Given[]) {
  const counts = { given: 0, skipped: 0, open: 0 }
  for (const listed of list) counts[standingOf(listed, given)]++
  return counts
}
