import { confirmAuthenticator, startAuthenticator } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { codeAt } from '../auth/factors/totp.ts'
import type { Caller } from './caller.ts'
import type { TestApp } from './open-test-app.ts'

/** Somebody sets an authenticator app up; it then shows the codes of the app's clock. */
export async function withAuthenticator({ clock }: TestApp, caller: Caller) {
  const { secret } = (await caller.call(startAuthenticator)).body
  const code = () => codeAt(secret, clock.now())
  const confirmed = await caller.call(confirmAuthenticator, { body: { code: code() } })
  return {
    secret,
    code,
    /** The code of the next step of time. */
    nextCode() {
      clock.advance(securitySettings.codeStepMs)
      return code()
    },
    recoveryCodes: confirmed.body.recoveryCodes ?? [],
  }
}
