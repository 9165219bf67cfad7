import { parseArgs } from 'node:util'
import { NotHere, type Row } from './row.ts'
import { damagedOutbox } from './rows/damaged-outbox.ts'
import { descriptors } from './rows/descriptors.ts'
import { diskFull } from './rows/disk-full.ts'
import { flapping } from './rows/flapping.ts'
import { killWorker } from './rows/kill-worker.ts'
import { kills } from './rows/kills.ts'
import { manyStarts } from './rows/many-starts.ts'
import { patroni } from './rows/patroni.ts'
import { rolling } from './rows/rolling.ts'
import { endSessions } from './rows/sessions.ts'
import { soak } from './rows/soak.ts'
import { telling } from './rows/telling.ts'
import { openScene } from './scene.ts'
import { seconds } from './wait.ts'

/**
 * `npm run faults`: what the product promises to outlive, tried on worlds of its own in a temporary folder, with figures. Words
 * choose rows by name; `--soak N` is how many minutes the soak takes, 0 leaves it out; `patroni` runs only when it is named.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: 'string', default: '10' } },
})
const minutes = Number(values.soak)
const usual: Row[] = [
  ...kills,
  endSessions,
  killWorker,
  diskFull,
  descriptors,
  rolling,
  damagedOutbox,
  manyStarts,
  ...telling,
  flapping,
  ...(minutes > 0 ? [soak(minutes)] : []),
]
const all = [...usual, patroni]
const chosen =
  positionals.length === 0
    ? usual
    : all.filter(({ name }) => positionals.some((word) => name.startsWith(word)))

const counts = { kept: 0, broken: 0, notHere: 0 }
if (chosen.length === 0) {
  console.error(`There is no such row; these are: ${all.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 2
} else {
  const begun = performance.now()
  for (const row of chosen) await tryOut(row)
  const { kept, broken, notHere } = counts
  const left = notHere > 0 ? `, ${notHere} not tried` : ''
  console.log(`\n${kept} kept, ${broken} broken${left}, in ${seconds(performance.now() - begun)}`)
  process.exitCode = broken > 0 ? 1 : 0
}

async function tryOut({ name, fault, promise, run }: Row): Promise<void> {
  const begun = performance.now()
  const scene = await openScene()
  let mark: string
  let says: string
  try {
    const { kept, figures } = await run(scene)
    mark = kept ? '✓' : '✗'
    says = figures
  } catch (error) {
    mark = error instanceof NotHere ? '–' : '✗'
    says = error instanceof NotHere ? `not tried: ${error.message}` : String(error)
  } finally {
    await scene.close()
  }
  counts[mark === '✓' ? 'kept' : mark === '✗' ? 'broken' : 'notHere']++
  console.log(`${mark} ${name} (${seconds(performance.now() - begun)})`)
  console.log(`    ${fault}\n    promised: ${promise}\n    ${says}`)
}
