import { connect } from 'node:net'
import { register } from '#contract/auth.ts'
import { shareRequest } from '#contract/links.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { guestForm } from '../../server/testing/given.ts'
import type { World } from '../world.ts'
import { newAddress, newName, type Probe, unless } from './probe.ts'

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'keys', rule, run })

/** What comes back for these very bytes. */
const answered = ({ baseUrl }: World, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => socket.write(bytes))
    let said = ''
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      said += chunk
      if (said.includes('retry:')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
const asked = (line: string, headers = '') =>
  `${line} HTTP/1.1\r\nhost: attack\r\nconnection: close\r\n${headers}\r\n`
const hasHeaders = (said: string) =>
  /^content-security-policy: /im.test(said) && /^permissions-policy: /im.test(said)
const statusOf = (said: string) => Number(said.split(' ')[1])

export const keys: readonly Probe[] = [
  of('an answer that is kept belongs to who asked', async ({ app, given }) => {
    const [one, other] = [await given.customer(), await given.customer()]
    const idempotencyKey = newName('key')
    const ask = (as: typeof one) =>
      as.call(createIndividualRequest, { body: guestForm, idempotencyKey })
    const [first, second] = [await ask(one), await ask(other)]
    const stranger = await ask(app.anybody())
    const tokens = [first, second, stranger].map(({ body }) => body.accessToken)
    return unless(new Set(tokens).size === 3, 'one key gave several callers the same link')
  }),
  of('nothing is done by a token in an address', async ({ app, given }) => {
    const request = await given.request()
    const { status } = await app.anybody().call(shareRequest, {
      params: { id: request.id },
      query: { token: request.token },
    })
    return unless(status === 400, `sharing by ?token= → ${status}`)
  }),
  of('cookies belong to this very host', async ({ app }) => {
    const name = newName('cookie')
    const { headers } = await app.anybody().call(register, {
      body: {
        userType: 'customer',
        username: name,
        password: 'quiet-lantern-47',
        email: `${name}@example.com`,
        fullName: 'Pat Probe',
        phone: '+15125550124',
      },
      headers: newAddress(),
    })
    const kept = headers.getSetCookie().filter((set) => !/1970/.test(set))
    const loose = kept.filter((set) => !/^__Host-.*Secure/.test(set))
    return unless(kept.length > 0 && loose.length === 0, `set: ${loose[0] ?? 'nothing'}`)
  }),
  of('an address that cannot be read is answered like every other', async (world) => {
    const said = await answered(world, asked('GET /api/photos/%E0%A4%A'))
    return unless(
      statusOf(said) === 400 && hasHeaders(said) && !said.includes('%E0'),
      said.slice(0, 200),
    )
  }),
  of('what is no call is answered like every other', async (world) => {
    const said = await answered(world, 'NONSENSE\r\n\r\n')
    return unless(statusOf(said) === 400 && hasHeaders(said), said.slice(0, 200))
  }),
  of('a look at the head opens no stream', async (world) => {
    const { caller } = world.actors.find(({ type }) => type === 'customer') ?? {}
    const said = await answered(world, asked('HEAD /api/live', `cookie: ${caller?.cookie}\r\n`))
    return unless(!said.includes('retry:') && statusOf(said) === 404, said.slice(0, 60))
  }),
  of('private answers are kept by nobody', async (world) => {
    const { caller } = world.actors.find(({ type }) => type === 'customer') ?? {}
    const said = await answered(world, asked('GET /api/user', `cookie: ${caller?.cookie}\r\n`))
    return unless(/^cache-control: no-store/im.test(said), said.slice(0, 200))
  }),
  of('a write from another site is refused', async (world) => {
    for (const headers of [
      'origin: http://attack\r\n',
      'origin: https://evil.example\r\n',
      'sec-fetch-site: cross-site\r\n',
    ]) {
      const bytes = asked('POST /api/logout', `${headers}content-length: 0\r\n`)
      const said = await answered(world, bytes)
      if (statusOf(said) !== 403) return `${headers.trim()} → ${statusOf(said)}`
    }
    return null
  }),
  of('figures are the operator’s', async (world) => {
    const said = await answered(world, asked('GET /metrics', 'x-forwarded-for: 203.0.113.9\r\n'))
    return unless(statusOf(said) === 404, `figures through a proxy → ${statusOf(said)}`)
  }),
]
