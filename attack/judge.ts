import { changePassword, forgotPassword, login, logout, resetPassword } from '#contract/auth.ts'
import {
  acceptOffer,
  answerDispute,
  appealDispute,
  objectAgain,
  offerInDispute,
  openDispute,
  withdrawDispute,
} from '#contract/disputes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { acceptInvitation, readInvitation } from '#contract/fleets.ts'
import { contestCustomerGone } from '#contract/jobs.ts'
import { chooseLanguage } from '#contract/language.ts'
import { askForCopy, askForErasure, fetchCopy, takeBackErasure } from '#contract/own-data.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { readProviderInvitation } from '#contract/provider-people.ts'
import { cancelRequest } from '#contract/requests.ts'
import { askPasskey, loginByPasskey } from '#contract/security.ts'
import { sendContactMessage } from '#contract/site.ts'
import type { Findings } from './findings.ts'
import type { Shot } from './generate.ts'
import { leakFinder, type Secret } from './secrets.ts'

export interface Heard {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  ms: number
}

/** Writes that ask for no standing of an account, and what wins it back. */
const open = new Set<Endpoint>([
  login,
  askPasskey,
  loginByPasskey,
  logout,
  forgotPassword,
  resetPassword,
  changePassword,
  readInvitation,
  acceptInvitation,
  readProviderInvitation,
  sendContactMessage,
  chooseLanguage,
  contestCustomerGone,
  openDispute,
  answerDispute,
  offerInDispute,
  acceptOffer,
  withdrawDispute,
  objectAgain,
  appealDispute,
  addConversationPhoto,
  cancelRequest,
  askForCopy,
  fetchCopy,
  askForErasure,
  takeBackErasure,
])
const ofOneType = ['service_provider', 'business_customer', 'driver', 'admin', 'technician']
/** Milliseconds after which a call hangs. */
const patience = 2_000

/** Holds every answer against what must be true of all of them. */
export function judgeOf(secrets: readonly Secret[], findings: Findings) {
  const leakIn = leakFinder(secrets)
  return (shot: Shot, { status, headers, body, ms }: Heard): void => {
    const { actor, endpoint, method, path } = shot
    const about = `${actor.name}: ${method} ${path.slice(0, 120)} → ${status} ${body.slice(0, 160)}`
    const wrong = (rule: string) => findings.add(rule, about)
    const isDone = status < 300
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method)

    if (status >= 500) wrong('no answer is 500 or above')
    if (ms > patience) wrong('no call hangs for more than 2 s')
    const leak = leakIn(body, actor)
    if (leak) findings.add('nobody reads what is others’', `${leak} · ${about}`)
    if (method === endpoint.method && isDone) {
      if (isWrite && actor.refused && !open.has(endpoint))
        wrong('who has no standing writes nothing')
      if (ofOneType.includes(endpoint.caller) && endpoint.caller !== actor.type)
        wrong('a call is for whom it is for')
      if (endpoint.caller === 'signed_in' && actor.type === null)
        wrong('who is not signed in is nobody')
    }
    if (
      !/nosniff/.test(`${headers['x-content-type-options']}`) ||
      !headers['content-security-policy']
    )
      wrong('every answer has the security headers')
    if (status >= 400 && !isProblem(body) && method !== 'HEAD')
      wrong('every refusal has the one shape')
    const kept = `${headers['cache-control']}`
    if (path.startsWith('/api/') && isDone && !/^(no-store|private\b.*)$/.test(kept))
      if (endpoint.caller !== 'anyone') wrong('private answers are kept by nobody')
    if (status >= 400 && path.includes('%E0%A4%A') && body.includes('%E0'))
      wrong('an address is not repeated')
  }
}

function isProblem(body: string): boolean {
  try {
    const { code, message, error } = JSON.parse(body)
    return [code, message, error].every((one) => typeof one === 'string' && one !== '')
  } catch {
    return false
  }
}
