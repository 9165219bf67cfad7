import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '#contract/auth.ts'
import type { Problem } from '#contract/problem.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What comes back for these very bytes; the address in it is cut off where the answer has been read. */
function sent(bytes: string, to = app): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(to.baseUrl).port), '127.0.0.1', () => socket.write(bytes))
    let said = ''
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      said += chunk
      // A stream has no end.
      if (said.includes('retry:')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
  })
}
const asked = (line: string, headers = '') =>
  `${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`

function read(said: string) {
  const [head = '', body = ''] = said.split('\r\n\r\n', 2)
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((one) => {
      const [name = '', ...value] = one.split(':')
      return [name.toLowerCase(), value.join(':').trim()]
    }),
  )
  return { status: Number(line.split(' ')[1]), headers, body }
}

const secured = {
  'content-security-policy': /frame-ancestors 'none'/,
  'permissions-policy': /geolocation=\(self\).*camera=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
}
function expectSecured(headers: ReadonlyMap<string, string>) {
  for (const [name, form] of Object.entries(secured))
    expect([name, headers.get(name) ?? '']).toEqual([name, expect.stringMatching(form)])
}

const long = 'x'.repeat(300)
const refused: [what: string, bytes: string, status: number][] = [
  ['no call at all', 'NONSENSE\r\n\r\n', 400],
  [
    'a length and chunks at once',
    asked('POST /api/login', 'content-length: 3\r\ntransfer-encoding: chunked\r\n'),
    400,
  ],
  ['an address that cannot be read', asked('GET /api/photos/%E0%A4%A'), 400],
  ['an address with half a letter', asked('GET /%ff'), 400],
  ['an address that is too long', asked(`GET /api/service-requests/${long}/bids/public`), 414],
  ['no host', 'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['headers without an end', asked('GET /api/user', `x-long: ${'x'.repeat(20_000)}\r\n`), 431],
  ['an expectation that nobody knows', asked('GET /api/nothing', 'expect: a-lot\r\n'), 404],
  ['what is not there', asked('GET /api/nothing'), 404],
  ['another method', asked('PUT /api/login', 'content-length: 0\r\n'), 404],
  ['a method of others', asked('PROPFIND /api/user'), 404],
  ['nobody', asked('GET /api/user'), 401],
  [
    'a body that is too large',
    asked('POST /api/login', 'content-type: application/json\r\ncontent-length: 1000000\r\n'),
    413,
  ],
  [
    'a body that is no JSON',
    `${asked('POST /api/login', 'content-type: application/json\r\ncontent-length: 1\r\n')}{`,
    400,
  ],
]

describe('every refusal', () => {
  it.each(refused)(
    'of %s has the same headers, one shape and nothing of the address',
    async (_, bytes, status) => {
      const answer = read(await sent(bytes))
      expect(answer.status).toBe(status)
      expectSecured(answer.headers)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      const problem = JSON.parse(answer.body) as Problem
      expect(Object.keys(problem).slice(0, 3)).toEqual(['code', 'message', 'error'])
      expect(problem.message).toMatch(/^[A-Z].*\.$/)
      expect(answer.body).not.toMatch(/%|xxx|NONSENSE|nothing\/|PROPFIND/)
    },
  )
})

describe('every answer', () => {
  it.each([
    '/healthz',
    '/api/docs',
    '/api/docs/start.js',
    '/api/docs/swagger-ui.css',
    '/api/openapi.json',
    '/robots.txt',
  ])('to GET and HEAD of %s has the same headers', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = read(await sent(asked(`${method} ${path}`)))
      expect([method, answer.status]).toEqual([method, 200])
      expectSecured(answer.headers)
    }
  })

  it('that streams has them too; its HEAD is refused and opens nothing', async () => {
    const { cookie } = await app.given.customer()
    const stream = read(await sent(asked('GET /api/live', `cookie: ${cookie}\r\n`)))
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
    expectSecured(stream.headers)
    const said = await sent(asked('HEAD /api/live', `cookie: ${cookie}\r\n`))
    expect(read(said).status).toBe(404)
    expect(said).not.toContain('retry:')
    await expect.poll(() => app.services.hub.size).toBe(0)
  })

  it('to what leads nowhere counts for its address, what is no call too', async () => {
    const limited = await openTestApp({ limits: true })
    const stray = () => fetch(`${limited.baseUrl}/api/photos/%E0%A4%A`)
    const most = settings.limits.perAddress
    for (let at = 0; at < most; at += 50) await Promise.all(Array.from({ length: 50 }, stray))
    const { status, headers } = await stray()
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await sent('NONSENSE\r\n\r\n', limited)).toBe('')
    await limited.close()
  })
})

describe('a write', () => {
  const from = (headers: string) =>
    asked('POST /api/login', `${headers}content-type: application/json\r\ncontent-length: 2\r\n`) +
    '{}'
  const isRefused = async (headers: string, to = app) =>
    read(await sent(from(headers), to)).status === 403

  it('from a page comes from the address that people open, not from one that only calls itself so', async () => {
    const open = await openTestApp({ env: { PUBLIC_URL: 'https://roadcall.example' } })
    expect(await isRefused('origin: https://roadcall.example\r\n', open)).toBe(false)
    expect(await isRefused('', open)).toBe(false)
    for (const origin of [
      'http://localhost',
      'http://roadcall.example',
      'https://a.roadcall.example',
      'null',
    ])
      expect([origin, await isRefused(`origin: ${origin}\r\n`, open)]).toEqual([origin, true])
    await open.close()
  })

  it('on a machine of one’s own comes from it, and not from a name that somebody has made lead here', async () => {
    for (const own of [
      'http://localhost',
      'http://localhost:5173',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ])
      expect([own, await isRefused(`origin: ${own}\r\n`)]).toEqual([own, false])
    const rebound = from('origin: http://evil.example\r\n').replace(
      'host: localhost',
      'host: evil.example',
    )
    expect(read(await sent(rebound)).status).toBe(403)
    const inOwnNetwork = from('origin: http://192.168.1.7:3000\r\n')
    expect(read(await sent(inOwnNetwork)).status).toBe(403)
    const asAsked = inOwnNetwork.replace('host: localhost', 'host: 192.168.1.7:3000')
    expect(read(await sent(asAsked)).status).not.toBe(403)
  })

  it('of which the browser says that it comes from another site is refused, also without an origin', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect([site, await isRefused(`sec-fetch-site: ${site}\r\n`)]).toEqual([site, true])
    for (const site of ['same-origin', 'none'])
      expect([site, await isRefused(`sec-fetch-site: ${site}\r\n`)]).toEqual([site, false])
  })
})

describe('cookies', () => {
  const account = {
    userType: 'customer' as const,
    username: 'host-cookies',
    password: 'quiet-lantern-40',
    email: 'host-cookies@example.com',
    fullName: 'Robin Sample',
    phone: '+15125550100',
  }

  it('by https belong to this very host; those of older names are read once more and replaced', async () => {
    const open = await openTestApp({ env: { PUBLIC_URL: 'https://roadcall.example' } })
    const { headers } = await open.anybody().call(register, { body: account })
    const kept = headers.getSetCookie().filter((one) => !/Expires=Thu, 01 Jan 1970/.test(one))
    expect(kept.length).toBeGreaterThan(2)
    for (const cookie of kept) {
      expect(cookie).toMatch(/^__Host-roadcall_\w+=.*; Path=\/; .*Secure; SameSite=Lax$/)
      expect(cookie).not.toMatch(/Domain/)
    }
    // The browser comes by https from then on, and no other site reads an answer.
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000.*includeSubDomains/i)
    expect(headers.has('access-control-allow-origin')).toBe(false)
    const token = /__Host-roadcall_session=([\w-]+)/.exec(kept.join('\n'))?.[1] ?? ''
    const old = await fetch(`${open.baseUrl}/api/user`, {
      headers: { cookie: `roadcall_session=${token}; roadcall_signed_in=1` },
    })
    expect(old.status).toBe(200)
    const anew = old.headers.getSetCookie().join('\n')
    expect(anew).toContain(`__Host-roadcall_session=${token};`)
    expect(anew).toContain('__Host-roadcall_signed_in=1;')
    expect(anew).toMatch(/^roadcall_session=; .*Expires=Thu, 01 Jan 1970/m)
    await open.close()
  })

  it('on a machine of one’s own have plain names; the mark of a session that is over goes', async () => {
    const { headers } = await app.anybody().call(register, { body: account })
    expect(headers.getSetCookie().join('\n')).toMatch(/^roadcall_session=/m)
    const over = await fetch(`${app.baseUrl}/api/user`, {
      headers: { cookie: 'roadcall_session=over; roadcall_signed_in=1' },
    })
    expect(over.status).toBe(401)
    expect(over.headers.getSetCookie().join('\n')).toMatch(/^roadcall_signed_in=; .*Expires=/m)
  })
})

describe('figures', () => {
  const status = async (headers: Record<string, string> = {}, of = app) =>
    (await fetch(`${of.baseUrl}/metrics`, { headers })).status

  it('are told to this machine alone, and not through a proxy on it', async () => {
    expect(await status()).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([header, await status({ [header]: '127.0.0.1' })]).toEqual([header, 404])
  })

  it('are told to whoever shows the key, where there is one', async () => {
    const keyed = await openTestApp({ env: { METRICS_TOKEN: 'a-key-for-prometheus' } })
    expect(await status({}, keyed)).toBe(401)
    expect(await status({ authorization: 'Bearer another-key' }, keyed)).toBe(401)
    const shown = { authorization: 'Bearer a-key-for-prometheus', 'x-forwarded-for': '192.0.2.1' }
    expect(await status(shown, keyed)).toBe(200)
    await keyed.close()
  })
})
