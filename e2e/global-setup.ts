import { startTestServer } from '../server/testing/fresh-database.ts'

/** One PostgreSQL for the run; every worker's server gets a database of its own on it. */
export default async function globalSetup() {
  return startTestServer()
}
