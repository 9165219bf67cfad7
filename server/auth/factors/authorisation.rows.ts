import { readCurrentUser } from '#contract/auth.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  confirmAuthenticator,
  endOtherSessions,
  endSession,
  listSessions,
  loginByPasskey,
  prove,
  readSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
} from '#contract/security.ts'
import { asAnybody, asCustomer, ownedRow, row } from '../../testing/authorisation-row.ts'
import type { TestApp } from '../../testing/open-test-app.ts'
import { insertPasskey } from './passkey-queries.ts'

/** Of the right form, by no passkey of ours. */
const answer = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'AAAA' },
  clientExtensionResults: {},
}

const asOwnerOfDevice = async ({ given }: TestApp) => {
  const caller = await given.customer()
  const [session] = (await caller.call(listSessions)).body
  return { caller, params: { id: session?.id ?? '' } }
}

const asOwnerOfPasskey = async ({ given, services }: TestApp) => {
  const caller = await given.customer()
  const { id } = (await caller.call(readCurrentUser)).body
  await services.deeds.own().transaction((tx) =>
    insertPasskey(tx, {
      credential_id: `of ${id}`,
      user_id: id,
      name: 'Work phone',
      public_key: Buffer.of(1),
      counter: 0,
      transports: [],
      created_at: services.clock.now(),
    }),
  )
  const { passkeys } = (await caller.call(readSecurity)).body
  return { caller, params: { id: passkeys[0]?.id ?? '' } }
}

export const securityRows = [
  row(readSecurity, asCustomer),
  row(startAuthenticator, asCustomer),
  row(confirmAuthenticator, asCustomer, { body: { code: '123456' } }),
  row(removeAuthenticator, asCustomer),
  row(renewRecoveryCodes, asCustomer),
  row(beginPasskey, asCustomer),
  row(addPasskey, asCustomer, { body: { name: 'Phone', answer } }, { refusesRightful: 400 }),
  ownedRow(removePasskey, asOwnerOfPasskey),
  row(askPasskey, asAnybody),
  row(loginByPasskey, asAnybody, { body: { answer } }),
  // Without the right password nobody proves anything.
  row(prove, asCustomer, { body: { password: 'wrong' } }, { refusesRightful: 401 }),
  row(listSessions, asCustomer),
  ownedRow(endSession, asOwnerOfDevice),
  row(endOtherSessions, asCustomer),
]
