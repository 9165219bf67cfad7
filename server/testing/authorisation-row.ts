import type { Endpoint, ParamsOf, SentBodyOf } from '#contract/endpoint.ts'
import type { FleetRight } from '#contract/rights.ts'
import type { Caller, CallOptions } from './caller.ts'
import type { TestApp } from './open-test-app.ts'

/** A call as its endpoint takes it. */
export type CallOf<E extends Endpoint> = Omit<CallOptions, 'params' | 'body'> & {
  params?: Record<keyof ParamsOf<E>, string>
  body?: SentBodyOf<E>
}

/** Somebody who may make a call, and what of theirs it is about; made anew each time. */
export type Rightful<E extends Endpoint> = (app: TestApp) => Promise<{ caller: Caller } & CallOf<E>>

interface Exceptions<E extends Endpoint> {
  /** What another sends instead, where the right lies in the body. */
  otherSends?: CallOf<E>
  /** What a member of a fleet must have the right to; null where every member may. */
  right?: FleetRight | null
  /** What even the rightful caller is answered, where the row cannot do the deed itself. */
  refusesRightful?: number
}

/** Who may call an endpoint, and how; server/authorisation.test.ts tries everybody else. */
export interface Row {
  endpoint: Endpoint
  rightful: (app: TestApp) => Promise<{ caller: Caller; given: CallOptions }>
  /** Of the same role, but not theirs, is 404. */
  hasOwner: boolean
  otherSends: CallOptions
  /** Of a fleet's calls alone. */
  right: FleetRight | null | undefined
  refusesRightful: number | undefined
}

/** A call on nothing that belongs to somebody else. */
export const row = <E extends Endpoint>(
  endpoint: E,
  rightful: Rightful<E>,
  sends: CallOf<E> = {},
  { otherSends = {}, right, refusesRightful }: Exceptions<E> = {},
): Row => ({
  endpoint,
  async rightful(app) {
    const { caller, ...given } = await rightful(app)
    return { caller, given: { ...given, ...sends } }
  },
  hasOwner: false,
  otherSends,
  right,
  refusesRightful,
})

/** A call on what belongs to somebody. */
export const ownedRow = <E extends Endpoint>(...of: Parameters<typeof row<E>>): Row => ({
  ...row(...of),
  hasOwner: true,
})

export const asAnybody = async (app: TestApp) => ({ caller: app.anybody() })
export const asCustomer = async ({ given }: TestApp) => ({ caller: await given.customer() })
export const asDriver = async ({ given }: TestApp) => ({ caller: await given.driver() })
export const asManager = async ({ given }: TestApp) => ({ caller: await given.manager() })
export const asAdmin = async ({ given }: TestApp) => ({ caller: await given.admin() })
export const asProvider = async ({ given }: TestApp) => ({
  caller: (await given.provider()).caller,
})

interface Owned<Id extends string> {
  owner: Caller
  params: Record<Id, string>
}
interface Provided<Id extends string> {
  provider: { caller: Caller }
  params: Record<Id, string>
}

/** The customer whose request it is. */
export const itsOwner =
  <Id extends string>(of: (app: TestApp) => Promise<Owned<Id>>) =>
  async (app: TestApp) => {
    const { owner, params } = await of(app)
    return { caller: owner, params }
  }

/** The provider whose it is. */
export const itsProvider =
  <Id extends string>(of: (app: TestApp) => Promise<Provided<Id>>) =>
  async (app: TestApp) => {
    const { provider, params } = await of(app)
    return { caller: provider.caller, params }
  }

/** Anybody else, with the id of it. */
export const anotherOn =
  <Id extends string>(
    as: (app: TestApp) => Promise<{ caller: Caller }>,
    of: (app: TestApp) => Promise<{ params: Record<Id, string> }>,
  ) =>
  async (app: TestApp) => ({ ...(await as(app)), params: (await of(app)).params })
