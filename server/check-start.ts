import { readConfig } from './core/config.ts'
import { refuseTakenPort } from './platform/http/free-port.ts'
import { StartProblem } from './platform/start-problem.ts'

/** What the environment gets wrong, said before the web app is built and not a minute later (ops/launch.mjs). */
try {
  await refuseTakenPort(readConfig(process.env))
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
