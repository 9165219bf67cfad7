import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import type { PasskeyAnswer } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Config } from '../../core/config.ts'
import type { Services } from '../../core/services.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPasskey, insertChallenge, setPasskeyUsed, takeChallenge } from './passkey-queries.ts'

/**
 * A passkey belongs to the domain of PUBLIC_URL and is used on its pages alone. It asks for a finger, a face or a PIN, so it
 * is two factors in one; and it names its account, so nobody types a name.
 */

/** Loaded with the first passkey: it brings parsers of many certificates, which most installations never see. */
const library = () => import('@simplewebauthn/server')

type Needs = Pick<Services, 'db' | 'clock' | 'config'>

const domainOf = ({ publicUrl }: Config) => new URL(publicUrl).hostname

/** Browsers make passkeys for domains, not for bare addresses. */
export const offersPasskeys = (config: Config): boolean =>
  isIP(domainOf(config).replace(/^\[|\]$/g, '')) === 0

async function keepChallenge({ db, clock }: Needs, challenge: string, userId: string | null) {
  const expires_at = new Date(clock.now().getTime() + securitySettings.challengeMs)
  await insertChallenge(db, { challenge, user_id: userId, expires_at })
}

/** What a browser needs to make a passkey for somebody; `known` are those that this person has. */
export async function creationOptions(
  needs: Needs,
  user: { id: string; username: string; full_name: string },
  known: readonly { credential_id: string }[],
) {
  if (!offersPasskeys(needs.config))
    throw new Refusal('wrong_state', refusals.accounts.noPasskeysHere)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Roadcall',
    rpID: domainOf(needs.config),
    userName: user.username,
    userDisplayName: user.full_name,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: securitySettings.challengeMs,
  })
  await keepChallenge(needs, options.challenge, user.id)
  return options
}

/** The passkey that a browser has made as it was asked to; throws a Refusal for anything else. */
export async function readNewPasskey(
  needs: Needs,
  userId: string,
  answer: PasskeyAnswer,
): Promise<WebAuthnCredential> {
  const { config } = needs
  const expectedChallenge = await takeAsked(needs, answer, userId)
  if (!expectedChallenge) throw notMade()
  const { verifyRegistrationResponse } = await library()
  const made = await verifyRegistrationResponse({
    // Everything in it is checked by the library.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: config.publicUrl,
    expectedRPID: domainOf(config),
    requireUserVerification: true,
  }).catch(() => null)
  if (!made?.verified) throw notMade()
  return made.registrationInfo.credential
}

/** What a browser needs to ask for any passkey of ours. */
export async function requestOptions(needs: Needs) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: domainOf(needs.config),
    userVerification: 'required',
    timeout: securitySettings.challengeMs,
  })
  await keepChallenge(needs, options.challenge, null)
  return options
}

/** Whose passkey has answered as it was asked; throws a Refusal for anything else. */
export async function readPasskey(needs: Needs, answer: PasskeyAnswer) {
  const { db, clock, config } = needs
  const expectedChallenge = await takeAsked(needs, answer, null)
  const known = await findPasskey(db, answer.id)
  if (!expectedChallenge || !known) throw wrong()
  const { verifyAuthenticationResponse } = await library()
  const shown = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: config.publicUrl,
    expectedRPID: domainOf(config),
    requireUserVerification: true,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.counter,
    },
  }).catch(() => null)
  if (!shown?.verified) throw wrong()
  await setPasskeyUsed(db, known.id, shown.authenticationInfo.newCounter, clock.now())
  return known
}

/** What the browser was asked, which is answered once; null where it was not asked by us, or not of this person. */
async function takeAsked({ db, clock }: Needs, answer: PasskeyAnswer, userId: string | null) {
  const asked = challengeIn(answer)
  return asked && (await takeChallenge(db, asked, userId, clock.now())) ? asked : null
}

function challengeIn({ response }: PasskeyAnswer): string | null {
  try {
    const said = Buffer.from(response.clientDataJSON, 'base64url').toString()
    const { challenge } = JSON.parse(said) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const notMade = () => new Refusal('bad_input', refusals.accounts.passkeyNotMade)
const wrong = () => new Refusal('wrong_credentials', refusals.accounts.wrongPasskey)
