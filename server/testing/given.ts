import { randomBytes } from 'node:crypto'
import { listFleetsForAdmin, listOutbox, setProviderStanding } from '#contract/admin.ts'
import { changePassword, login, register } from '#contract/auth.ts'
import type { BidLine } from '#contract/bid-lines.ts'
import { acceptBidByLink, type OwnBid, submitBid } from '#contract/bids.ts'
import type { OfferedService } from '#contract/catalogue.ts'
import { addDriver } from '#contract/drivers.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { advanceJob, confirmJob, type ProviderStep, providerSteps } from '#contract/jobs.ts'
import { inviteToProvider, joinProvider } from '#contract/provider-people.ts'
import { confirmPhone } from '#contract/provider-phone.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { prove } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { addTechnician, assignTechnician } from '#contract/technicians.ts'
import {
  approveSubmission,
  readVerificationStatus,
  startBackgroundCheck,
  submitDocument,
} from '#contract/verification.ts'
import { requiredSteps, type StepId } from '#contract/verification-steps.ts'
import type { Sms } from '../platform/sms/sms-sender.ts'
import { type Caller, withToken } from './caller.ts'
import { documentForm, givenPdf } from './given-document.ts'
import { newPhone } from './new-phone.ts'
import { begunJob } from './read-answers.ts'
import { testAdmin, testAdminCode } from './test-admin.ts'

/** The world of a test, built through the API as people would. */
export interface Given {
  /** Signed in with a second factor; signs in again where that has run out, and types the password where it is asked for. */
  admin(): Promise<Caller>
  /** A code of the admin's authenticator app that was not used yet. */
  adminCode(): Promise<string>
  customer(): Promise<Caller>
  /** A fleet's manager. */
  manager(): Promise<Caller>
  /** The id of a new fleet. */
  fleet(): Promise<string>
  driver(): Promise<Caller>
  /** A fleet with its first manager; more people and drivers by the functions below. */
  company(): Promise<GivenCompany>
  /** A driver of the fleet, with a password of their own already. */
  fleetDriver(company: GivenCompany, options?: DriverOptions): Promise<GivenDriver>
  /** A provider near Austin that an admin has approved, unless said otherwise. */
  provider(options?: ProviderOptions): Promise<GivenProvider>
  /** A document that waits for its review; gives its id. */
  submission(provider: GivenProvider, stepId: StepId, fields?: Facts): Promise<string>
  /** Steps that an admin has approved; the insurance for a year unless said otherwise. */
  verified(provider: GivenProvider, stepIds?: readonly StepId[], fields?: Facts): Promise<void>
  /** The newest code that was texted to a business. */
  codeFor(businessName: string): Promise<string>
  request(options?: RequestOptions): Promise<GivenRequest>
  bid(provider: GivenProvider, request: GivenRequest, options?: BidOptions): Promise<OwnBid>
  /** A guest's request with an accepted bid, as far along as `until` says. */
  job(options?: JobOptions): Promise<GivenJob>
  /** One of a provider's people, on a job where one is given, calling with the link that an SMS brought. */
  technician(provider: GivenProvider, job?: { id: string }): Promise<GivenTechnician>
  /** The token of a new invitation to sign in for a provider, out of its SMS. */
  invitation(
    provider: Pick<GivenProvider, 'caller'>,
    to: { role: ProviderRole; phone: string; technicianId?: string | undefined },
  ): Promise<string>
  /** One of a provider's people with a login, who has joined by the link of an SMS; of `technicianId` where that is the role. */
  colleague(
    provider: Pick<GivenProvider, 'caller'>,
    role: ProviderRole,
    more?: { fullName?: string; technicianId?: string },
  ): Promise<GivenColleague>
  /** The token of the newest link that an SMS brought to a number, but for those that are known. */
  linkTo(phone: string, known?: readonly string[]): Promise<string>
}

export interface ProviderOptions {
  services?: OfferedService[]
  address?: string
  radius?: number
  approved?: boolean
  /** By the code that is texted at the sign-up; true unless said. */
  phoneConfirmed?: boolean
  phone?: string
}
export interface GivenProvider {
  caller: Caller
  id: string
  username: string
  password: string
  phone: string
  businessName: string
}
/** What stands on a document. */
export interface Facts {
  documentNumber?: string
  issuer?: string
  expiresOn?: string
}
export interface RequestOptions {
  as?: Caller
  /** More of the wizard's form. */
  form?: Record<string, unknown>
}
export interface GivenRequest {
  id: string
  token: string
}
export interface GivenCompany {
  id: string
  manager: Caller
  /** The manager's. */
  username: string
  password: string
}
export interface DriverOptions {
  /** Both another one for each driver unless said. */
  fullName?: string
  phone?: string
  spendingLimit?: string
  currentLocation?: string
}
export interface GivenDriver {
  id: string
  caller: Caller
  username: string
  /** Of the driver's own choice. */
  password: string
  fullName: string
  phone: string
}
export interface JobOptions {
  provider?: GivenProvider
  request?: GivenRequest
  until?: ProviderStep | 'accepted' | 'closed'
  price?: string
  /** What the price is made of. */
  lines?: BidLine[]
}
export interface GivenJob {
  id: string
  bidId: string
  provider: GivenProvider
  request: GivenRequest
}
export interface GivenTechnician {
  id: string
  fullName: string
  phone: string
  token: string
  byLink: Caller
}
export interface GivenColleague {
  id: string
  caller: Caller
  fullName: string
  username: string
  password: string
}
export interface BidOptions {
  price?: string | undefined
  lines?: BidLine[] | undefined
  estimatedDuration?: string
  message?: string
}

export const guestForm = {
  fullName: 'Dale Whitcomb',
  phone: '+15125550143',
  email: 'dale.whitcomb@example.com',
  location: 'Austin, TX',
  serviceType: 'roadside_tire',
  preferredServiceTime: 'asap',
  tireIssue: 'blowout',
  problemDescription:
    'Left steer tire blew out, call me on 512-555-0143 or dale.whitcomb@example.com',
  lat: 30.2699,
  lng: -97.7412,
}

/** A press as a phone sends it that stands at the truck: an arrival is proved by it. */
export const stepAtPlace = (
  step: ProviderStep,
  at: Date,
  { lat, lng }: { lat: number | null; lng: number | null } = guestForm,
) => ({
  step,
  ...(step === 'arrive' &&
    lat !== null &&
    lng !== null && { fix: { lat, lng, accuracyM: 10, fixedAt: at.toISOString() } }),
})

const fleetForm = {
  userType: 'business_customer',
  companyName: 'Lone Star Freight',
  vehicleCount: 40,
  accountManagerName: 'Robin Sample',
}

/** A day as documents say it, so many days from the system's today. */
export const inDays = (days: number, from = new Date()): string =>
  new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Letters alone: ten digits in a row would pass for a phone number. */
const unique = () =>
  randomBytes(5)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghjkmnpqrs'.charAt(Number(digit)))

/** The six digits of an SMS. */
export const codeIn = (sms: string): string | undefined => /\b\d{6}\b/.exec(sms)?.[0]

export interface GivenWorld {
  anybody: () => Caller
  /** Does what the worker would do, where none runs: tells events and sends what waits. */
  sendNow?: () => Promise<void>
  /** What the server takes for now. */
  timeNow?(): Date
  /** A technician's link without its SMS, where the database is at hand. */
  issueLink?: (technicianId: string) => Promise<string | null>
  /**
   * A provider's phone is confirmed as people do it: by the code out of an SMS, typed into the API. Where a worker runs
   * beside the server, the SMS leaves by itself a moment later, and is found by the name of the business; where none runs
   * (openTestApp), this does that one task by hand and reads what it texts, without the outbox's files.
   */
  textedCode?: (providerId: string) => Promise<string>
  /** The token of an invitation to a provider without its SMS, where the database is at hand. */
  invitationToken?: (invitationId: string) => Promise<string>
  /** What has been texted, the newest first, where the server tells it; elsewhere the outbox is read. */
  texted?: () => readonly Sms[]
}

/** An SMS leaves up to a second after its deed, of a worker beside much other work long after it; looked for this often, so far apart. */
const tries = 1_200
const pauseMs = 50
const { codeStepMs: stepMs } = securitySettings
/** Until the app shows another code. */
const triesForCode = 90

export function givenOn({
  anybody,
  sendNow = async () => {},
  issueLink,
  textedCode,
  invitationToken,
  texted,
  timeNow = () => new Date(),
}: GivenWorld): Given {
  let admin: Promise<Caller> | undefined
  /** When the admin has last shown who it is, in milliseconds. */
  let provenAt = 0
  const showWhoItIs = async (call: Caller['call']) => {
    provenAt = Date.now()
    await call(prove, { body: { password: testAdmin.password } })
  }
  /** No code is taken twice. */
  let lastStep = 0

  async function signedUp(
    body: Record<string, unknown>,
  ): Promise<{ caller: Caller; username: string; password: string }> {
    const caller = anybody()
    const id = unique()
    const account = {
      username: `user-${id}`,
      password: `pass-${id}`,
      email: `${id}@example.com`,
      fullName: 'Robin Sample',
      phone: '+15125550100',
    }
    const answer = await caller.call(register, { body: { ...account, ...body } })
    if (answer.status !== 201) throw new Error(`not registered: ${answer.refusal.message}`)
    return { caller, username: account.username, password: account.password }
  }

  /** What is found in the texts of the newest SMS, which come a moment after their deed. */
  async function inTexts(find: (texts: readonly Sms[]) => string | undefined): Promise<string> {
    for (let tried = 0; tried < tries; tried++) {
      await sendNow()
      const texts = texted?.() ?? (await (await given.admin()).call(listOutbox)).body
      const found = find(texts)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    throw new Error('no such SMS came')
  }

  const codeFor = (businessName: string) =>
    inTexts((texts) =>
      // A code comes without a link.
      texts
        .filter(({ text }) => text.includes(businessName) && !text.includes('://'))
        .map(({ text }) => codeIn(text))
        .find((code) => code !== undefined),
    )

  const given: Given = {
    codeFor,
    async admin() {
      admin ??= (async () => {
        const caller = anybody()
        const plain = caller.call
        const signIn = async () => {
          const answer = await plain(login, {
            body: { ...testAdmin, code: await given.adminCode() },
          })
          if (answer.status !== 200) throw new Error('the admin could not sign in')
          provenAt = Date.now()
        }
        await signIn()
        let times = 0
        let underWay: Promise<void> | undefined
        // A code is good once: calls that were refused at the same moment share one sign-in.
        const signInAgain = () => {
          underWay ??= signIn()
            .then(() => void times++)
            .finally(() => {
              underWay = undefined
            })
          return underWay
        }
        caller.call = async (endpoint, options) => {
          const before = times
          const answer = await plain(endpoint, options)
          // As the page does: a new day begins with signing in, and what is dangerous with the password. No session opens
          // what only a technician's link does.
          if (answer.status === 401 && endpoint.caller !== 'technician') {
            if (times === before) await signInAgain()
          } else if (answer.status === 403 && answer.refusal?.code === 'proof_needed')
            await showWhoItIs(plain)
          else return answer
          return plain(endpoint, options)
        }
        return caller
      })()
      const caller = await admin
      // A page is not asked for the password in the middle of what it is opened for.
      if (Date.now() - provenAt > securitySettings.proofMs / 2) await showWhoItIs(caller.call)
      return caller
    },
    async adminCode() {
      for (let tried = 0; tried < triesForCode; tried++) {
        const { headers } = await anybody().call(readSessionEnd)
        const now = Math.floor(Date.parse(headers.get('date') ?? '') / stepMs)
        const step = Math.max(now, lastStep + 1)
        if (step <= now + 1) {
          lastStep = step
          return testAdminCode(new Date(step * stepMs))
        }
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      throw new Error('too many codes were asked for at one moment')
    },
    customer: async () => (await signedUp({ userType: 'customer' })).caller,
    manager: async () => (await signedUp(fleetForm)).caller,
    async fleet() {
      const { username } = await signedUp(fleetForm)
      const fleets = await (await given.admin()).call(listFleetsForAdmin)
      const newest = fleets.body[0]
      if (!newest) throw new Error(`no fleet of ${username}`)
      return newest.id
    },
    driver: async () =>
      (
        await signedUp({
          userType: 'driver',
          licenseNumber: 'TX1234567',
          vehicleInfo: 'Freightliner Cascadia 2021',
          currentLocation: 'Waco, TX',
        })
      ).caller,
    async company() {
      const { caller: manager, username, password } = await signedUp(fleetForm)
      const own = await manager.call(readOwnFleet)
      return { id: own.body.id, manager, username, password }
    },
    async fleetDriver({ manager }, { fullName: named, ...known } = {}) {
      const username = `driver-${unique()}`
      const fullName = named ?? `Sam ${username}`
      const [first, own] = [`first-${unique()}`, `own-${unique()}`]
      const phone = known.phone ?? newPhone()
      const added = await manager.call(addDriver, {
        body: { fullName, username, password: first, ...known, phone },
      })
      const caller = anybody()
      await caller.call(login, { body: { username, password: first } })
      await caller.call(changePassword, { body: { newPassword: own } })
      return { id: added.body.id, caller, username, password: own, fullName, phone }
    },
    async provider({
      services = ['tire_service'],
      address,
      radius = 50,
      approved = true,
      phoneConfirmed = true,
      phone = '+15125550177',
    } = {}) {
      const businessName = `Shop ${unique()}`
      const { caller, username, password } = await signedUp({
        userType: 'service_provider',
        phone,
        businessName,
        address: address ?? '1100 Congress Ave, Austin, TX 78701',
        services,
        serviceRadius: radius,
        // On duty whatever the clock says.
        serviceHours: '24/7',
      })
      const own = await caller.call(readOwnProvider)
      if (phoneConfirmed) {
        const code = await (textedCode?.(own.body.id) ?? codeFor(businessName))
        const confirmed = await caller.call(confirmPhone, { body: { code } })
        if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.refusal.message}`)
      }
      if (approved)
        await (await given.admin()).call(setProviderStanding, {
          params: { id: own.body.id },
          body: { status: 'active' },
        })
      return { caller, id: own.body.id, username, password, phone, businessName }
    },
    async submission({ caller }, stepId, fields = {}) {
      if (stepId === 'background_check') {
        const started = await caller.call(startBackgroundCheck)
        if (started.status !== 200) throw new Error(`no check: ${started.refusal.message}`)
        const status = await caller.call(readVerificationStatus)
        const check = status.body.steps.find((step) => step.stepId === stepId)?.submissions[0]
        if (!check) throw new Error('no check is running')
        return check.id
      }
      const answer = await caller.call(submitDocument, {
        form: documentForm(stepId, givenPdf(), { ...fields }),
      })
      return answer.body.id
    },
    async verified(provider, stepIds = requiredSteps, fields = {}) {
      const admin = await given.admin()
      for (const stepId of stepIds) {
        const id = await given.submission(provider, stepId, fields)
        const expiresOn = stepId === 'insurance' ? inDays(365) : undefined
        const approved = await admin.call(approveSubmission, {
          params: { id },
          body: {
            ...(!fields.expiresOn && expiresOn && { expiresOn }),
            ...(stepId === 'business_license' && { hasNoEnd: true }),
          },
        })
        if (approved.status !== 200) throw new Error(`not approved: ${approved.refusal.message}`)
      }
    },
    async request({ as = anybody(), form = {} } = {}) {
      const answer = await as.call(createIndividualRequest, {
        body: { ...guestForm, ...form },
      })
      return { id: answer.body.requestId, token: answer.body.accessToken }
    },
    async bid(
      provider,
      request,
      { price = '185.00', lines, estimatedDuration = '45 minutes', message } = {},
    ) {
      const answer = await provider.caller.call(submitBid, {
        body: { serviceRequestId: request.id, price, lines, estimatedDuration, message },
      })
      return answer.body
    },
    async job({ provider, request, until = 'accepted', price, lines } = {}) {
      const by = provider ?? (await given.provider())
      const of = request ?? (await given.request())
      const bid = await given.bid(by, of, { price, lines })
      const accepted = await anybody().call(acceptBidByLink, {
        params: { id: bid.id },
        token: of.token,
        body: {},
      })
      const params = { id: begunJob(accepted.body) }
      const steps = until === 'accepted' ? [] : providerSteps
      let place: { lat: number | null; lng: number | null } | undefined
      for (const step of steps) {
        const body = stepAtPlace(step, timeNow(), place)
        const moved = await by.caller.call(advanceJob, { params, body })
        place = moved.body.request.contact ?? undefined
        if (step === until) break
      }
      if (until === 'closed') await anybody().call(confirmJob, { params, token: of.token })
      return { ...params, bidId: bid.id, provider: by, request: of }
    },
    async technician(provider, job) {
      const fullName = `Lee ${unique()}`
      const phone = newPhone()
      const added = await provider.caller.call(addTechnician, {
        body: { fullName, phone, vehicleInfo: 'Wrecker 7' },
      })
      const { id } = added.body
      if (job)
        await provider.caller.call(assignTechnician, {
          params: { id: job.id },
          body: { technicianId: id },
        })
      const token = (await issueLink?.(id)) ?? (await given.linkTo(phone))
      return { id, fullName, phone, token, byLink: withToken(anybody(), token) }
    },
    async invitation(provider, to) {
      const invited = await provider.caller.call(inviteToProvider, { body: to })
      if (invited.status !== 201) throw new Error(`not invited: ${invited.refusal.message}`)
      return (
        (await invitationToken?.(invited.body.id)) ??
        inTexts((texts) =>
          texts
            .filter((sms) => sms.to === to.phone)
            .flatMap(({ text }) => /\/join-provider#(\S+)/.exec(text)?.[1] ?? [])
            .at(0),
        )
      )
    },
    async colleague(provider, role, { fullName = `Kim ${unique()}`, technicianId } = {}) {
      const phone = newPhone()
      const token = await given.invitation(provider, { role, phone, technicianId })
      const caller = anybody()
      const id = unique()
      const [username, password] = [`colleague-${id}`, `pass-${id}`]
      const joined = await caller.call(joinProvider, {
        body: { token, fullName, phone, username, password },
      })
      if (joined.status !== 201) throw new Error(`not joined: ${joined.refusal.message}`)
      return { id: joined.body.id, caller, fullName, username, password }
    },
    linkTo: (phone, known = []) =>
      inTexts((texts) =>
        texts
          .filter(({ to }) => to === phone)
          .flatMap(({ text }) => /\/technician#token=(\S+)/.exec(text)?.[1] ?? [])
          .find((link) => !known.includes(link)),
      ),
  }
  return given
}
