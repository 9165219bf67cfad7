import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, money, ok } from './primitives.ts'
import { closingReason } from './requests.ts'
import { settings } from './settings.ts'
import { textFrom } from './texts.ts'

/** What stands of a copy that somebody has asked for; `fetched`: it was downloaded, which it can be once. */
export const copyStates = ['making', 'ready', 'fetched', 'failed', 'expired'] as const
export type CopyState = (typeof copyStates)[number]

const ownCopy = z.object({ state: z.enum(copyStates), askedAt: instant, until: instant })

export const erasure = z.object({
  askedAt: instant,
  dueAt: instant,
  /** The operator has asked for it, not the account itself. */
  byOperator: z.boolean(),
})

/** What the deletion of an account would take with it now, and what is in its way. */
export const deletion = z.object({
  /** Why the account cannot be deleted now; null where it can. */
  hindered: z.nullable(z.string()),
  /** The business or fleet goes with the account, since nobody else owns it. */
  endsCompany: z.nullable(z.string()),
  /** What the business or fleet that goes with the account owes: whom to ask for it is kept until it is paid. */
  owes: z.nullable(money),
  /** What the account, or the fleet that goes with it, has left with us as credit: it is lost with the account. */
  credit: z.nullable(money),
})
export type Deletion = z.infer<typeof deletion>

const ownData = z.object({
  copy: z.nullable(ownCopy),
  /** When another copy may be asked for; null: now. */
  nextCopyAt: z.nullable(instant),
  erasure: z.nullable(erasure),
  ...deletion.shape,
})
export type OwnData = z.infer<typeof ownData>

const password = z.object({ password: textFrom(1, settings.password.max, 'password') })

export const readOwnData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'How a copy of the caller’s data and the deletion of the account stand.',
  response: ownData,
})

export const askForCopy = endpoint({
  method: 'POST',
  path: '/api/account/copy',
  caller: 'signed_in',
  tag: 'accounts',
  summary:
    'Have a copy made of everything that is held about the caller; a mail says when it is ready.',
  body: password,
  response: ownData,
})

export const fetchCopy = endpoint({
  method: 'POST',
  path: '/api/account/copy/download',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'The copy as a ZIP file, once within seven days.',
  response: 'document',
})

export const askForErasure = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  caller: 'signed_in',
  tag: 'accounts',
  summary:
    'Have the account deleted in 14 days: names, numbers, addresses, locations, messages and photos go.',
  body: password,
  response: ownData,
})

export const takeBackErasure = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'Keep the account after all.',
  response: ownData,
})

export const askForErasureOf = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/erasure',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary: 'Have the account of a person who asked for it deleted in 14 days.',
  params: byId,
  body: closingReason,
  response: ok,
})

export const takeBackErasureOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/erasure',
  caller: 'admin',
  tag: 'admin',
  summary: 'Keep the account of a person after all.',
  params: byId,
  response: ok,
})
