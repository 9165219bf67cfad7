import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StartProblem } from '../platform/start-problem.ts'
import { readConfig, variableNames } from './config.ts'

const refusal = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartProblem)
    return (error as StartProblem).message
  }
  throw new Error('The configuration was taken.')
}

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    admin: undefined,
    trustProxy: false,
    logLevel: 'info',
  })
})

/** The rows of the settings' table: what may be set, and what counts unless it is. */
const table = readFileSync(resolve(import.meta.dirname, '../../docs/operator.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| `([A-Z][A-Z0-9_]+)` \| (.*?) ?\| .+ \|$/.exec(line))
  .flatMap((row) => (row ? [[row[1] ?? '', row[2] ?? ''] as const] : []))

test('what may be set and what the operator’s guide says may be set are the same', () => {
  expect(table.map(([name]) => name).sort()).toEqual([...variableNames].sort())
})

test('the operator’s guide says what counts unless it is set', () => {
  const unset = readConfig({})
  const told = Object.fromEntries(table)
  expect(told).toMatchObject({
    PORT: `\`${unset.port}\``,
    HOST: `\`${unset.host}\``,
    PUBLIC_URL: `\`${unset.publicUrl.replace(`${unset.port}`, 'PORT')}\``,
    DATA_DIR: `\`./${relative(process.cwd(), unset.dataDir)}\``,
    MAIL_FROM: `\`${unset.mailFrom}\``,
    LOG_LEVEL: `\`${unset.logLevel}\``,
    PSEUDO_LANGUAGE: `\`${unset.isPseudoOn ? 'yes' : 'no'}\``,
  })
})

test('the pseudo-language is not for production', () => {
  expect(readConfig({ PSEUDO_LANGUAGE: 'yes' }).isPseudoOn).toBe(true)
  expect(refusal({ PSEUDO_LANGUAGE: 'yes', NODE_ENV: 'production' })).toMatch(/PSEUDO_LANGUAGE/)
  expect(refusal({ PSEUDO_LANGUAGE: 'de' })).toBe('PSEUDO_LANGUAGE must be yes or no.')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 })
})

test('contact messages go to their own address, else to the admin’s', () => {
  const admin = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'secret-1', ADMIN_EMAIL: 'a@x.example' }
  expect(readConfig({}).contactEmail).toBeUndefined()
  expect(readConfig(admin).contactEmail).toBe('a@x.example')
  expect(readConfig({ ...admin, CONTACT_EMAIL: 'desk@x.example' }).contactEmail).toBe(
    'desk@x.example',
  )
  expect(readConfig(admin).operator.email).toBeNull()
  expect(() => readConfig({ CONTACT_EMAIL: 'desk' })).toThrow(/CONTACT_EMAIL must be/)
})

test('the public address has no slash at the end and the default follows the port', () => {
  expect(readConfig({ PUBLIC_URL: 'https://roadcall.example/' }).publicUrl).toBe(
    'https://roadcall.example',
  )
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
    'loopback',
  ])
})

test.each([
  [{ PORT: 'http' }, /^PORT must be a whole number/],
  [{ PORT: '65536' }, /^PORT/],
  [{ PUBLIC_URL: 'roadcall.example' }, /^PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://roadcall.example/path' }, /^PUBLIC_URL/],
  [{ DATABASE_URL: 'mysql://db/roadcall' }, /^DATABASE_URL must be a URL/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ ADMIN_USERNAME: 'root' }, /^ADMIN_USERNAME needs ADMIN_PASSWORD as well\.$/],
])('%o stops the start with a sentence that names the variable', (env, sentence) => {
  expect(refusal(env)).toMatch(sentence)
})

test('a secret is never repeated', () => {
  expect(refusal({ DATABASE_URL: 'mysql://me:hunter2@db/x', ADMIN_PASSWORD: 'abcde' })).not.toMatch(
    /hunter2|abcde/,
  )
})
