import { readConfig } from '../server/core/config.ts'
import { refuseTakenPort } from '../server/platform/http/free-port.ts'
import { serve } from '../server/serve.ts'
import { startTwin } from '../stripe-twin/start-twin.ts'
import { openDemo } from './demo.ts'
import { readDemoPlace } from './demo-place.ts'

/** `npm run demo`: the product with the demo world in it, and a card processor that has nobody's money. */
async function startDemoTwin() {
  const twin = await startTwin(readDemoPlace(process.env)).catch(() => null)
  if (twin) Object.assign(process.env, twin.env)
  else console.error('The demo’s card processor did not start, so everything is paid directly.')
}

// The bills of the fleet on terms say where they would be paid.
process.env.OPERATOR_BANK ||= 'Demo Bank, account 0000 (nobody’s money)'

// Where the start is refused, nothing is made: what is wrong is said below.
await refuseTakenPort(readConfig(process.env)).then(startDemoTwin, () => {})
serve(openDemo)
