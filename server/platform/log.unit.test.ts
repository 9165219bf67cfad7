import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function collected(pretty = false) {
  const lines: string[] = []
  const log = createLog({ level: 'debug', pretty, write: (line) => lines.push(line) })
  return { log, lines, all: () => lines.join('') }
}

test('a line is JSON with time, level and message', () => {
  const { log, lines } = collected()
  log.info({ requestId: 'r1', ms: 3 }, 'answered')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: 'r1',
    ms: 3,
    msg: 'answered',
  })
})

test('secrets and personal data are removed at any depth, whatever way their names are written', () => {
  const { log, all } = collected()
  log.info({
    headers: { authorization: 'SECRET', cookie: 'SECRET', 'X-Access-Token': 'SECRET' },
    body: {
      contactPhone: 'SECRET',
      people: [{ email: 'SECRET', at: { lat: 30.26, lng: -97.74 } }],
    },
    accessToken: 'SECRET',
    reset_token: 'SECRET',
    newPassword: 'SECRET',
    'set-cookie': ['SECRET'],
    'Idempotency-Key': 'SECRET',
    platform: 'kept',
    a: { b: { c: { d: { e: { f: { password: 'SECRET', kept: 'too' } } } } } },
  })
  log.child({ token: 'SECRET' }).info('child')
  expect(all()).not.toMatch(/SECRET|30\.26|97\.74/)
  expect(all()).toContain('"platform":"kept"')
  expect(all()).toContain('"kept":"too"')
})

test('tokens are cut out of addresses wherever they stand', () => {
  const { log, all } = collected()
  const url = '/bids/7?token=SECRET-1_x&sort=price'
  log.info({ req: { method: 'GET', url, ip: '10.0.0.1', headers: { cookie: 'SECRET' } } }, 'asked')
  log.info(`redirected to https://roadcall.example${url}`)
  log.error(new Error(`cannot open ${url}`))
  log.info({ next: `/auth?to=${encodeURIComponent(url)}` })
  log.info({ req: { method: 'GET', url: '/s/SECRET-1_xyz' } }, 'asked')
  log.info('texted https://roadcall.example/s/SECRET-1_xyz to somebody')
  expect(all()).not.toContain('SECRET')
  expect(all()).toContain('/bids/7?token=[removed]&sort=price')
})

test('of an error stay its message, stack, codes and causes, but not what it quotes', () => {
  const { log, lines } = collected()
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(rosa@example.com) already exists.',
  })
  log.error({ err: new Error('cannot register', { cause }) }, 'failed')
  log.error(cause)
  expect(lines.join('')).not.toContain('rosa@')
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err).toMatchObject({ type: 'Error', message: 'cannot register' })
  expect(err.stack).toContain('log.unit.test')
  expect(err.cause).toMatchObject({ code: '23505', constraint: 'users_email' })
})

test('what is below the level is not written', () => {
  const lines: string[] = []
  createLog({ level: 'warn', pretty: false, write: (line) => lines.push(line) }).info('quiet')
  expect(lines).toEqual([])
})

test('on a terminal a line is for people', () => {
  const { log, lines } = collected(true)
  log.info({ port: 3000, url: 'http://localhost:3000' }, 'listening')
  log.error(new Error('no such table'))
  expect(lines[0]).toMatch(
    /^\d\d:\d\d:\d\d info {2}listening port=3000 url=http:\/\/localhost:3000\n$/,
  )
  expect(lines[1]).toMatch(/error.*no such table.*\nError: no such table\n {4}at /s)
})

test('the requests of a Fastify server are logged without their tokens', async () => {
  const { log, all } = collected()
  const app = fastify({ loggerInstance: log })
  app.get('/bids/:id', async () => 'ok')
  app.get('/boom', async () => {
    throw new Error('boom')
  })
  await app.inject({ url: '/bids/7?token=SECRET', headers: { 'x-access-token': 'SECRET' } })
  await app.inject('/boom?accessToken=SECRET')
  await app.close()
  expect(all()).toContain('"url":"/bids/7?token=[removed]"')
  expect(all()).toContain('"statusCode":200')
  expect(all()).toContain('boom')
  expect(all()).not.toContain('SECRET')
})
