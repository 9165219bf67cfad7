import { createSocket } from 'node:dgram'
import { type LookupAddress, Resolver } from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer, type LookupFunction } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../../testing/webhook-receiver.ts'
import { postOut } from './post-out.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
})
beforeEach(() => {
  receiver.received.length = 0
  Object.assign(receiver.says, { status: 200, body: 'thank you', headers: {} })
})
afterAll(() => receiver.close())

const options = { headers: {}, body: '{}', timeoutMs: 1_000, answerBytes: 1024, isTrusted: false }
const trusted = { ...options, isTrusted: true }

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '255.255.255.255', '224.0.0.1', '192.0.2.1', '198.18.0.1', '192.0.0.192'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...['::ffff:10.0.0.1', '::ffff:a00:1', '64:ff9b::a00:1', '64:ff9b:1::1', '2002:a00:1::1'],
  ...['2001:db8::1', '2001::1', '3fff::1', 'nonsense', ''],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('names of machines nearby are known by their letters, all others are looked up', () => {
  for (const host of [
    'localhost',
    'tms.local',
    'a.internal',
    'db',
    '[::1]',
    '127.0.0.1',
    'a.localhost.',
  ])
    expect([host, isPublicHost(host)]).toEqual([host, false])
  for (const host of ['tms.example.com', '8.8.8.8', '[2606:4700::1111]'])
    expect([host, isPublicHost(host)]).toEqual([host, true])
})

test('a private address is not called, however it is written', async () => {
  const { port } = receiver
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::1]'])
    expect((await postOut(new URL(`http://${host}:${port}/`), options)).failure).toBe(
      'private_address',
    )
  expect(receiver.received).toEqual([])
})

test('a name that means a private address is not called, even when another of its addresses is public', async () => {
  const both: LookupAddress[] = [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const lookup: LookupFunction = (_host, _options, done) => done(null, both)
  const url = new URL(`http://hook.example.com:${receiver.port}/`)
  expect((await postOut(url, { ...options, lookup })).failure).toBe('private_address')
  expect(receiver.received).toEqual([])
})

/** A name server that says something else each time it is asked. */
async function openNameServer(answers: readonly string[]) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { port, address }) => {
    const question = query.subarray(12)
    const end = question.indexOf(0) + 5
    const said = answers[Math.min(asked.length, answers.length - 1)] ?? ''
    asked.push(said)
    const head = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from('818000010001' + '00000000', 'hex'),
    ])
    const answer = Buffer.concat([
      Buffer.from('c00c00010001000000000004', 'hex'),
      Buffer.from(said.split('.').map(Number)),
    ])
    socket.send(Buffer.concat([head, question.subarray(0, end), answer]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver()
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  const lookup: LookupFunction = (host, _options, done) =>
    resolver.resolve4(host, (error, found) =>
      done(error, error ? [] : found.map((one) => ({ address: one, family: 4 }))),
    )
  return { lookup, asked, close: () => socket.close() }
}

test('a name that was public when it was looked at and private when it is called gains nothing', async () => {
  const names = await openNameServer(['198.51.100.7', '127.0.0.1'])
  const url = new URL(`http://rebind.example.com:${receiver.port}/`)
  // TEST-NET-2 stands for the public address here; it is refused, so that nothing leaves this machine.
  const first = await postOut(url, { ...options, lookup: names.lookup })
  const second = await postOut(url, { ...options, lookup: names.lookup })
  expect([first.failure, second.failure]).toEqual(['private_address', 'private_address'])
  expect([names.asked, receiver.received]).toEqual([['198.51.100.7', '127.0.0.1'], []])
  names.close()
})

test('a call looks its name up once, and goes to the very address that was looked at', async () => {
  // After the first answer the name would lead elsewhere.
  const names = await openNameServer(['127.0.0.1', '127.0.0.2'])
  const url = new URL(`http://rebind.example.com:${receiver.port}/`)
  const posted = await postOut(url, { ...trusted, lookup: names.lookup })
  expect(posted).toMatchObject({ status: 200, answer: 'thank you', failure: null })
  expect(names.asked).toEqual(['127.0.0.1'])
  expect(receiver.received[0]?.headers.host).toBe(`rebind.example.com:${receiver.port}`)
  names.close()
})

test('TLS is asked for by the name of the host, not by the address', async () => {
  const names: (string | undefined)[] = []
  const server = createTlsServer({
    SNICallback(name, done) {
      names.push(name)
      done(new Error('no certificate here'))
    },
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])
  const posted = await postOut(new URL(`https://hook.example.com:${port}/`), { ...trusted, lookup })
  expect([posted.status, names]).toEqual([null, ['hook.example.com']])
  server.close()
})

test('a redirect is an answer like any other, and is not followed', async () => {
  Object.assign(receiver.says, { status: 302, body: '', headers: { location: receiver.address } })
  const posted = await postOut(new URL(receiver.address), trusted)
  expect([posted.status, receiver.received.length]).toEqual([302, 1])
})

test('of a long answer only the beginning is read', async () => {
  receiver.says.body = 'x'.repeat(5_000_000)
  const posted = await postOut(new URL(receiver.address), trusted)
  expect([posted.status, posted.answer]).toEqual([200, 'x'.repeat(1024)])
})

test('who takes the call and never answers is left after the time is over', async () => {
  const server = createTcpServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const posted = await postOut(new URL(`http://127.0.0.1:${port}/`), { ...trusted, timeoutMs: 200 })
  expect([posted.status, posted.failure]).toEqual([null, 'timeout'])
  expect(posted.tookMs).toBeGreaterThanOrEqual(150)
  server.close()
})

test('nobody there and no such name are told apart', async () => {
  const nobody = await postOut(new URL('http://127.0.0.1:1/'), trusted)
  const lookup: LookupFunction = (_host, _options, done) =>
    done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), [])
  const unknown = await postOut(new URL('http://no.example.com/'), { ...options, lookup })
  expect([nobody.failure, unknown.failure]).toEqual(['network', 'not_found'])
})
