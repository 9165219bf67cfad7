import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '../server/testing/fresh-database.ts'
import { attack } from './attack.ts'
import { holes, type Planted } from './holes.ts'
import { moneyHoles } from './money-holes.ts'
import { probes } from './probes/all.ts'
import { type Probe, parts } from './probes/probe.ts'
import { ownTree, treeWith } from './tree.ts'
import { turnsRed } from './turns-red.ts'

/**
 * `npm run attack`: generated hostile calls and the tricks of people who know where to look, against a server and a world of its
 * own in a folder for the time being. `--requests N` (100,000), `--seed S` (1), `--json`; `--planted` takes out one rule after
 * the other and expects to notice, those about money by the test that knows each: `--planted money` tries these alone. Ends
 * with 1 where anything is wrong.
 */
const args = process.argv.slice(2)
const numberOf = (flag: string, otherwise: number) =>
  args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : otherwise
const json = args.includes('--json')
const say = (line: string) => {
  if (!json) console.log(line)
}
const seed = numberOf('--seed', 1)

const stopDatabase = await startTestServer()
const folder = await mkdtemp(join(tmpdir(), 'roadcall-attack-'))
try {
  process.exitCode = args.includes('--planted') ? await findHoles() : await attackOurselves()
} finally {
  await stopDatabase()
  await rm(folder, { recursive: true, force: true })
}

async function attackOurselves(): Promise<number> {
  const report = await attack(ownTree, {
    requests: numberOf('--requests', 100_000),
    seed,
    folder,
    withCells: !args.includes('--no-cells'),
    say,
  })
  const { findings, figures } = report
  if (json) console.log(JSON.stringify({ ...figures, findings: Object.fromEntries(findings) }))
  for (const [name, value] of Object.entries(figures)) say(`${name.padEnd(28)} ${value}`)
  for (const [rule, { times, example }] of findings) say(`✗ ${rule} (${times})\n    ${example}`)
  say(findings.size === 0 ? '✓ Nothing was found.' : `✗ ${findings.size} rules are broken.`)
  return findings.size === 0 ? 0 : 1
}

/** Each hole by the rules of its part alone and a little of everything, as nobody has the whole day. */
async function findHoles(): Promise<number> {
  // Words choose: of a part, or of a hole's name.
  const words = args.filter((arg) => /^[a-z]/i.test(arg))
  const isChosen = (part: string, { name }: Planted) =>
    words.every((word) => `${part}: ${name}`.includes(word))
  const chosen = holes.filter((hole) => isChosen(hole.part, hole))
  const ofMoney = moneyHoles.filter((hole) => isChosen('money', hole))
  let missed = 0
  const tell = ({ name }: Planted, found: readonly string[]) => {
    if (found.length === 0) missed++
    const [first] = found
    say(`${found.length > 0 ? '✓ found' : '✗ MISSED'}  ${name}${first ? `: ${first}` : ''}`)
  }
  for (const part of parts) {
    const ofPart: readonly Probe[] = probes.filter((probe) => probe.part === part)
    for (const hole of chosen.filter((one) => one.part === part)) {
      const { tree, remove } = await treeWith(hole)
      try {
        const { findings } = await attack(tree, {
          requests: numberOf('--requests', 300),
          seed,
          folder,
          withCells: false,
          probes: ofPart,
        })
        tell(hole, [...findings.keys()])
      } finally {
        await remove()
      }
    }
  }
  for (const hole of ofMoney)
    tell(
      hole,
      await turnsRed(hole).catch((error: Error) => {
        say(error.message)
        return []
      }),
    )
  const all = chosen.length + ofMoney.length
  say(`${all - missed} of ${all} holes found`)
  return missed === 0 ? 0 : 1
}
