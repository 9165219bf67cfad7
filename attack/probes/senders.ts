import sharp from 'sharp'
import { forgotPassword } from '#contract/auth.ts'
import { caps, streamCaps } from '#contract/caps.ts'
import { changeOwnFleet, inviteMember } from '#contract/fleets.ts'
import { addRequestPhoto } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { sendContactMessage } from '#contract/site.ts'
import type { World } from '../world.ts'
import { newAccount } from './account.ts'
import { newAddress, newName, type Probe, unless } from './probe.ts'

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'abuse', rule, run })

const waiting = async ({ services }: World, task: string): Promise<number> => {
  const { rows } = await services.pool.query(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
    [task],
  )
  return rows[0].n
}

/** One color: small to send, as much work as its pixels. */
const flatPicture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#445566' } })
      .png()
      .toBuffer(),
  )

/** What is sent, opened or decoded at others' expense. */
export const senders: readonly Probe[] = [
  of('nobody is sent reset links without end', async (world) => {
    const { email } = await newAccount(world)
    const before = await waiting(world, 'mail_reset_link')
    for (let at = 0; at < settings.resetLinks + 3; at++)
      await world.app.anybody().call(forgotPassword, { body: { email }, headers: newAddress() })
    const sent = (await waiting(world, 'mail_reset_link')) - before
    return unless(sent <= settings.resetLinks, `${sent} links in one hour`)
  }),
  of('nobody is invited again and again, by whomever', async ({ given }) => {
    const email = `${newName('again')}@example.com`
    let sent = 0
    for (let company = 0; company < 2; company++) {
      const { manager } = await given.company()
      for (let at = 0; at < 3; at++) {
        const { status } = await manager.call(inviteMember, { body: { email, role: 'viewer' } })
        if (status < 300) sent++
      }
    }
    return unless(sent <= caps.invitationsPerRecipient, `${sent} invitations of one address`)
  }),
  of('one network writes to us so often in a day', async (world) => {
    const before = await waiting(world, 'mail_contact_message')
    for (let at = 0; at < caps.contactsPerNetwork + 3; at++)
      await world.app.anybody().call(sendContactMessage, {
        body: {
          name: 'Pat Probe',
          email: 'pat@example.com',
          topic: 'request',
          message: `My truck was fixed before anybody came, ${at} times. What now?`,
        },
        headers: { 'x-forwarded-for': '192.0.2.77' },
      })
    const sent = (await waiting(world, 'mail_contact_message')) - before
    return unless(sent > 0 && sent <= caps.contactsPerNetwork, `${sent} messages in one day`)
  }),
  of('a number gets so many texts in a day', async ({ work }) => {
    let sent = 0
    for (let at = 0; at < caps.textsPerNumber + 5; at++)
      if ((await work('text', '+15125550177')) === null) sent++
    return unless(sent > 0 && sent <= caps.textsPerNumber, `${sent} texts to one number`)
  }),
  of('no text leaves for a country that is not served', async ({ work }) => {
    for (const to of ['+88213300000', '+447911123456'])
      if ((await work('text', to)) === null) return `a text to ${to} left`
    return null
  }),
  of('the name of a company that nobody knows is in no subject', async (world) => {
    const { manager } = await world.given.company()
    const name = 'Your account is locked'
    await manager.call(changeOwnFleet, { body: { companyName: name } })
    const email = `${newName('subject')}@example.com`
    const { body } = await manager.call(inviteMember, { body: { email, role: 'viewer' } })
    await world.work('invitation', body.id)
    const mail = (await world.services.outbox()).find(({ to }) => to === email)
    return unless(mail !== undefined && !mail.subject?.includes(name), `subject: ${mail?.subject}`)
  }),
  of('one link has so many streams open', async ({ given, baseUrl }) => {
    const { token } = await given.request()
    const leaving = new AbortController()
    const open = () =>
      fetch(`${baseUrl}/api/live`, {
        headers: { 'x-access-token': token, 'x-forwarded-for': '192.0.2.78' },
        signal: leaving.signal,
      })
    const streams = await Promise.all(Array.from({ length: streamCaps.link + 10 }, open))
    const taken = streams.filter(({ status }) => status === 200).length
    leaving.abort()
    return unless(taken > 0 && taken <= streamCaps.link, `${taken} streams of one link`)
  }),
  of('a picture with more pixels than a phone makes is not decoded', async ({ app, given }) => {
    const { id, token } = await given.request()
    const { status } = await app.anybody().call(addRequestPhoto, {
      params: { id },
      token,
      query: { shownToBidders: 'no' },
      file: await flatPicture(8_000, 7_000),
    })
    return unless(status >= 400 && status < 500, `56 megapixels → ${status}`)
  }),
  of('pictures are decoded a few at once, and too many are refused', async ({ app, given }) => {
    const requests = await Promise.all(Array.from({ length: 6 }, () => given.request()))
    const file = await flatPicture(4_000, 3_000)
    const send = ({ id, token }: { id: string; token: string }) =>
      app.anybody().call(addRequestPhoto, {
        params: { id },
        token,
        query: { shownToBidders: 'no' },
        file,
        headers: newAddress(),
      })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => send(requests[at % 6] ?? { id: '', token: '' })),
    )
    const refused = answers.filter(({ status }) => status === 503).length
    return unless(refused > 0, 'sixty pictures at once were all decoded')
  }),
]
