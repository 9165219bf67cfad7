import { register } from '#contract/auth.ts'
import { listPublicBids, submitBid } from '#contract/bids.ts'
import { inviteMember } from '#contract/fleets.ts'
import { createIndividualRequest, listBoard } from '#contract/requests.ts'
import { guestForm } from '../../server/testing/given.ts'
import type { TestApp } from '../../server/testing/open-test-app.ts'
import { newAddress, newName, type Probe, unless } from './probe.ts'

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'abuse', rule, run })

const registered = ({ anybody }: TestApp, as: { username?: string; phone?: string }) => {
  const name = newName('abuse')
  const account = {
    userType: 'customer' as const,
    username: name,
    password: 'quiet-lantern-48',
    email: `${name}@example.com`,
    fullName: 'Pat Probe',
    phone: '+15125550125',
  }
  return anybody().call(register, { body: { ...account, ...as }, headers: newAddress() })
}

export const abuse: readonly Probe[] = [
  of('texts go to numbers of the countries that are served', async ({ app }) => {
    for (const phone of ['+88213300000', '+25261234567', '+447911123456', '+19005550123']) {
      const { status } = await registered(app, { phone })
      if (status < 300) return `${phone} → ${status}`
    }
    return null
  }),
  of('a name is written in one alphabet', async ({ app }) => {
    // The first letter is Cyrillic; the second name is wide.
    for (const username of [`ѕecadmin${newName('')}`, `ｓｅｃadmin${newName('')}`]) {
      const { status } = await registered(app, { username })
      if (status < 300) return `${username} → ${status}`
    }
    return null
  }),
  of('a company that nobody has approved invites few', async ({ given }) => {
    const { manager } = await given.company()
    let sent = 0
    for (let at = 0; at < 30; at++) {
      const email = `${newName('invited')}@example.com`
      const { status } = await manager.call(inviteMember, { body: { email, role: 'viewer' } })
      if (status < 300) sent++
    }
    return unless(sent < 30, `${sent} of 30 invitations went out`)
  }),
  of('a name has no letters that nobody sees', async ({ app }) => {
    const { status } = await registered(app, { username: `sec\u200badmin${newName('')}` })
    return unless(status >= 400, `sec(zero width)admin → ${status}`)
  }),
  of('contact details stay hidden however they are written', async ({ app, given }) => {
    const shop = await given.provider()
    for (const written of [
      '٥١٢٥٥٥٠١٩٧',
      'five one two five five five oh one nine six',
      '512_555/0195',
      '512\u200b555\u200b0194',
      '5l2-555-O193',
      'pat (at) hidden (dot) com',
      'pat at gmail',
      'hidden.com/pat',
    ]) {
      const { id, token } = await given.request()
      await shop.caller.call(submitBid, {
        body: {
          serviceRequestId: id,
          price: '99.00',
          estimatedDuration: '30 minutes',
          message: `Reach me: ${written} any time`,
        },
      })
      const { body } = await app.anybody().call(listPublicBids, { params: { id }, token })
      const said = JSON.stringify(body)
      if (!said.includes('Reach me') || said.includes(written)) return `${written} was to be read`
    }
    return null
  }),
  of('contact details stay hidden until a bid is accepted', async ({ app, given }) => {
    const shop = await given.provider()
    const { body: asked } = await app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, problemDescription: 'Call 512-555-0199 or a.b@hidden.example' },
    })
    await shop.caller.call(submitBid, {
      body: {
        serviceRequestId: asked.requestId,
        price: '99.00',
        estimatedDuration: '30 minutes',
        message: 'Call me: 512-555-0198',
      },
    })
    const { body: board } = await shop.caller.call(listBoard)
    const { body: bids } = await app.anybody().call(listPublicBids, {
      params: { id: asked.requestId },
      token: asked.accessToken,
    })
    const said = JSON.stringify([board, bids])
    const found = /512-555-019[89]|a\.b@hidden\.example/.exec(said)?.[0]
    return unless(found === undefined, `${found} was to be read`)
  }),
]
