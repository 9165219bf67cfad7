import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { liveStream } from '../contract/events.ts'
import { readMetrics } from '../contract/operations.ts'
import { settings } from '../contract/settings.ts'
import { readConfig, variableNames } from '../server/core/config.ts'

// What an operator copies: units of systemd, the proxies' files, the settings. Held against the product.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name) => readFileSync(join(root, 'ops/deploy', name), 'utf8')
const { port } = readConfig({})
/** Photos are the largest; a form around a document is smaller. */
const largest = Math.max(
  settings.photos.maxBytes,
  settings.documents.maxBytes,
  settings.imports.maxBytes,
)

const units = readdirSync(join(root, 'ops/deploy')).filter((name) =>
  /\.(service|timer)$/.test(name),
)

describe('the settings to begin with', () => {
  const env = parseEnv(read('roadcall.env'))

  test('are settings that there are, and are taken', () => {
    const known = [...variableNames, 'NODE_ENV']
    const commented = [...read('roadcall.env').matchAll(/^# ([A-Z_0-9]+)=(.*)$/gm)]
    const all = { ...env, ...Object.fromEntries(commented.map(([, name, value]) => [name, value])) }
    expect(Object.keys(all).filter((name) => !known.includes(name))).toEqual([])
    expect(readConfig(all)).toMatchObject({ trustProxy: ['loopback'], port })
    expect(all.MAIL_FROM).toBe('Roadcall <no-reply@roadcall.example>')
  })

  test('keep the data where the unit lets the server write', () => {
    expect(read('roadcall.service')).toContain(
      `StateDirectory=${env.DATA_DIR.replace('/var/lib/', '')}\n`,
    )
    expect(read('roadcall.service')).toContain(`ReadWritePaths=${env.BACKUP_DIR}\n`)
  })
})

describe.each(units)('%s', (name) => {
  const lines = read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('['))

  test('says in its first line where it goes', () => {
    expect(read(name)).toMatch(
      new RegExp(`^# /etc/systemd/system/${name.replaceAll('.', '\\.')}: `),
    )
  })

  test('has nothing but settings of systemd, each once', () => {
    const names = lines.map((line) => /^([A-Z][A-Za-z]+)=/.exec(line)?.[1])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })

  test('starts files of the checkout', () => {
    const started = lines
      .filter((line) => line.startsWith('ExecStart='))
      .flatMap((line) => line.slice('ExecStart='.length).split(' '))
      .map((word) => word.replace('/opt/roadcall/', ''))
      .filter((word) => /^(server|ops)\//.test(word))
    expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([])
    if (name.endsWith('.service')) expect(started).not.toEqual([])
  })
})

describe.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/, 1024 * 1024],
  ['Caddyfile', /max_size (\d+)MB/, 1_000_000],
])('%s', (name, limit, unit) => {
  const text = read(name)

  test('passes calls on to where the server listens unless told otherwise', () => {
    expect(text).toMatch(new RegExp(`(server|reverse_proxy) 127\\.0\\.0\\.1:${port}\\b`))
  })

  test('lets the largest photo in, and not much more', () => {
    const bytes = Number(limit.exec(text)?.[1]) * unit
    expect(bytes).toBeGreaterThan(largest)
    expect(bytes).toBeLessThan(largest * 1.2)
  })

  test('keeps the figures inside', () => {
    expect(text).toMatch(new RegExp(`${readMetrics.path}( \\{\\s*return)? 404`))
  })
})

test('nginx passes live streams on as they come and waits longer than their silences', () => {
  const [, block] = new RegExp(`location = ${liveStream.path} \\{([^}]*)\\}`).exec(
    read('nginx.conf'),
  )
  expect(block).toContain('proxy_buffering off;')
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(block)
  expect(Number(seconds) * 1000).toBeGreaterThan(3 * settings.heartbeatMs)
})

test('nginx says who calls and which address was asked for', () => {
  expect(read('nginx.conf')).toContain('proxy_set_header Host $http_host;')
  expect(read('nginx.conf')).toContain(
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  )
})
