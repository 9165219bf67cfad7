import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addPasskey, askPasskey, beginPasskey, type PasskeyAnswer } from '#contract/security.ts'
import { call } from '../../../kit/api/call.ts'

/** Browsers have passkeys on safe pages with a domain, not at a bare address. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

const library = () => import('@simplewebauthn/browser')

/** Asks the device for a passkey of ours; throws where its person turns away. */
export async function showPasskey(): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, options] = await Promise.all([library(), call(askPasskey)])
  // Options and answer are in the shapes of the standard, which only the library spells out.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAnswer
}

/** Has the device make one, and keeps it. */
export async function makePasskey(name: string) {
  const [{ startRegistration }, options] = await Promise.all([library(), call(beginPasskey)])
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer
  return call(addPasskey, { body: { name, answer } })
}
