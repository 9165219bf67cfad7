import { inviteToProvider, joinProvider } from '#contract/provider-people.ts'
import { sendInvitation } from '../people/send-invitation.ts'
import type { Caller } from './caller.ts'
import type { GivenProvider } from './given.ts'
import type { TestApp } from './open-test-app.ts'

let colleagues = 0

/** As `given.colleague`, but by the link of a mail: a provider that still applies has nothing texted. */
export async function givenColleague(
  app: TestApp,
  { caller: owner }: Pick<GivenProvider, 'caller'>,
  role: 'owner' | 'dispatcher',
): Promise<Caller> {
  const id = `${++colleagues}-${Math.random().toString(36).slice(2, 8)}`
  const email = `colleague-${id}@example.com`
  const sent = await owner.call(inviteToProvider, { body: { email, role } })
  await sendInvitation(app.services, { invitationId: sent.body.id })
  const mail = (await app.services.outbox()).find(({ to }) => to === email)
  const caller = app.anybody()
  const joined = await caller.call(joinProvider, {
    body: {
      token: /join-provider#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '',
      fullName: 'Maria Lopez',
      phone: '(512) 555-0188',
      username: `colleague-${id}`,
      password: 'pass-of-my-own',
    },
  })
  if (joined.status !== 201) throw new Error(`not joined: ${joined.refusal.message}`)
  return caller
}
