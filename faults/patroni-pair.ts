import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../server/postgres/free-port.ts'
import { query } from './query.ts'
import { NotHere } from './row.ts'
import type { Scene } from './scene.ts'
import { until } from './wait.ts'

const templates = resolve(import.meta.dirname, '../ops/patroni')
const names = ['one', 'two'] as const
export type NodeName = (typeof names)[number]

interface Node {
  name: NodeName
  port: number
  restPort: number
  dataDir: string
  process: ChildProcess | undefined
}

interface Member {
  name: NodeName
  role: string
  state: string
}

export interface Pair {
  /** By way of HAProxy: whichever is the primary. */
  url: string
  primary(): Promise<NodeName>
  /** Both are up, and a commit is on both before it is answered. */
  untilInStep(): Promise<void>
  killNode(name: NodeName): void
  killPostmaster(name: NodeName): void
  startNode(name: NodeName): void
  switchOver(from: NodeName): Promise<void>
}

/** A synchronous pair on loopback, from the files that operators take (ops/patroni/), with an empty database. */
export async function openPair(scene: Scene): Promise<Pair> {
  const programs = findPrograms()
  const folder = join(scene.folder, 'pair')
  mkdirSync(folder)
  const user = process.getuid?.() === 0 ? postgresUser() : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const running: ChildProcess[] = []

  const etcdPort = await freePort(undefined)
  const peerPort = await freePort(undefined)
  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  start(programs.etcd, [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `etcd=${peerUrl}`],
  ])

  const passwords = { superuser: secret(), replication: secret(), rewind: secret() }
  const nodes = new Map<NodeName, Node>()
  for (const name of names) {
    const node: Node = {
      name,
      port: await freePort(undefined),
      restPort: await freePort(undefined),
      dataDir: join(folder, name),
      process: undefined,
    }
    nodes.set(name, node)
    write(`${name}.yml`, 'node.yml', {
      NAME: name,
      ADDRESS: '127.0.0.1',
      REST_PORT: node.restPort,
      DATABASE_PORT: node.port,
      ETCD: `127.0.0.1:${etcdPort}`,
      DATA_DIR: node.dataDir,
      BIN_DIR: programs.postgres,
      NETWORK: '127.0.0.1/32',
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
      REWIND_PASSWORD: passwords.rewind,
    })
  }
  const [one, two] = names.map((name) => nodeOf(name))
  const port = await freePort(undefined)
  write('haproxy.cfg', 'haproxy.cfg', {
    LISTEN_PORT: port,
    ONE_ADDRESS: '127.0.0.1',
    ONE_PORT: one?.port ?? 0,
    ONE_REST_PORT: one?.restPort ?? 0,
    TWO_ADDRESS: '127.0.0.1',
    TWO_PORT: two?.port ?? 0,
    TWO_REST_PORT: two?.restPort ?? 0,
  })
  scene.after(() => {
    for (const name of names) killNode(name)
    for (const child of running) child.kill('SIGKILL')
  })
  for (const name of names) startNode(name)
  start(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')])
  await untilInStep()

  const superuserUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`
  const password = secret()
  const isThrough = await until(
    () =>
      query(superuserUrl, 'select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  )
  if (isThrough === null) throw new Error('HAProxy leads to no primary')
  await query(superuserUrl, `create role roadcall login password '${password}'`)
  await query(superuserUrl, 'create database roadcall owner roadcall')

  return {
    url: `postgres://roadcall:${password}@127.0.0.1:${port}/roadcall`,
    primary,
    untilInStep,
    killNode,
    startNode,
    killPostmaster(name) {
      const pid = postmasterOf(nodeOf(name))
      if (pid) process.kill(pid, 'SIGKILL')
    },
    async switchOver(from) {
      const candidate = from === 'one' ? 'two' : 'one'
      const answer = await fetch(`http://127.0.0.1:${nodeOf(from).restPort}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from, candidate }),
      })
      if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
    },
  }

  function nodeOf(name: NodeName): Node {
    const node = nodes.get(name)
    if (!node) throw new Error(`no node ${name}`)
    return node
  }

  function start(program: string, args: string[]): ChildProcess {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user })
    const log = createWriteStream(join(folder, `${running.length}.log`))
    child.stdout.pipe(log)
    child.stderr.pipe(log)
    child.on('error', () => {})
    running.push(child)
    return child
  }

  function startNode(name: NodeName): void {
    nodeOf(name).process = start(programs.patroni, [join(folder, `${name}.yml`)])
  }

  /** As when the machine loses its power: nothing of it says a word more. */
  function killNode(name: NodeName): void {
    const node = nodeOf(name)
    node.process?.kill('SIGKILL')
    const postmaster = postmasterOf(node)
    if (!postmaster) return
    for (const pid of [postmaster, ...childrenOf(postmaster)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Over in the meantime.
      }
    }
  }

  async function members(): Promise<Member[]> {
    for (const name of names) {
      try {
        const answer = await fetch(`http://127.0.0.1:${nodeOf(name).restPort}/cluster`, {
          signal: AbortSignal.timeout(2_000),
        })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {
        // Down: the other one knows.
      }
    }
    return []
  }

  async function primary(): Promise<NodeName> {
    const leader = (await members()).find(({ role }) => role === 'leader')
    if (!leader) throw new Error('there is no primary')
    return leader.name
  }

  async function untilInStep(): Promise<void> {
    const isInStep = async () => {
      const all = await members()
      return (
        all.some(({ role, state }) => role === 'leader' && state === 'running') &&
        all.some(({ role }) => role === 'sync_standby')
      )
    }
    if ((await until(isInStep, 120_000)) === null) throw new Error('the pair is not in step')
  }

  function write(name: string, template: string, values: Record<string, string | number>): void {
    // The longest names first: one may be the beginning of another.
    const words = Object.entries(values).toSorted(([a], [b]) => b.length - a.length)
    const text = words.reduce(
      (read, [word, value]) =>
        read.replaceAll(new RegExp(`(?<![A-Z_])${word}(?![A-Z_])`, 'g'), `${value}`),
      readFileSync(join(templates, template), 'utf8'),
    )
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    if (user.uid !== undefined) chownSync(join(folder, name), user.uid, user.gid)
  }
}

const secret = () => randomBytes(12).toString('hex')

function findPrograms() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions
    .filter((version) => existsSync(`/usr/lib/postgresql/${version}/bin/postgres`))
    .toSorted((a, b) => Number(b) - Number(a))[0]
  const which = (program: string) =>
    spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], {
      encoding: 'utf8',
    }).stdout.trim()
  const found = { patroni: which('patroni'), etcd: which('etcd'), haproxy: which('haproxy') }
  const missing = Object.entries(found)
    .filter(([, path]) => !path)
    .map(([name]) => name)
  if (!newest) missing.push('postgresql')
  if (missing.length > 0)
    throw new NotHere(
      `${missing.join(', ')} is not installed; ops/patroni/try.sh does it on Debian`,
    )
  return { ...found, postgres: `/usr/lib/postgresql/${newest}/bin` }
}

function postgresUser(): { uid: number; gid: number } | { uid?: undefined; gid?: undefined } {
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function postmasterOf({ dataDir }: Node): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10) || null
  } catch {
    return null
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(
          readFileSync(`/proc/${pid}/status`, 'utf8'),
        )
      } catch {
        return false
      }
    })
}
