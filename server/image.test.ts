import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const docker = (...args: string[]) =>
  spawnSync('docker', args, { cwd: root, encoding: 'utf8', timeout: 20 * 60_000 })

/** Elsewhere the Dockerfile is held against the product by what it says (ops/image.test.mjs). */
const hasDocker = docker('version', '--format', '{{.Server.Version}}').status === 0

describe.runIf(hasDocker)('the image', () => {
  const name = `roadcall-test-${randomBytes(4).toString('hex')}`
  beforeAll(() => {
    const built = docker('build', '--tag', name, '.')
    expect(built.status, built.stderr).toBe(0)
  }, 20 * 60_000)
  afterAll(() => {
    docker('rm', '--force', '--volumes', name)
    docker('image', 'rm', '--force', name)
  })

  it('opens on its embedded PostgreSQL as an ordinary user, is healthy, and shows its pages', async () => {
    const started = docker(
      'run',
      '--detach',
      '--init',
      '--name',
      name,
      '-p',
      '127.0.0.1::3000',
      name,
    )
    expect(started.status, started.stderr).toBe(0)
    const address = docker('port', name, '3000').stdout.trim()
    const status = async (path: string) => (await fetch(`http://${address}${path}`)).status
    await expect
      .poll(() => status('/readyz').catch(() => 0), { timeout: 90_000, interval: 500 })
      .toBe(200)
    expect(await status('/request-service')).toBe(200)
    expect(docker('exec', name, 'id', '-u').stdout.trim()).not.toBe('0')
    const health = () =>
      docker('inspect', '--format', '{{.State.Health.Status}}', name).stdout.trim()
    await expect.poll(health, { timeout: 90_000, interval: 1_000 }).toBe('healthy')
    const doctor = docker('exec', name, 'node', 'cli/main.ts', 'doctor')
    expect(doctor.stdout).not.toContain('WRONG')
    expect(doctor.status, doctor.stderr).toBe(0)
  })
})
