/** A refusal of the server: its code is for programs, its message for people. */
export class RoadcallError extends Error {
  constructor(status, problem) {
    super(problem.message)
    this.name = 'RoadcallError'
    this.status = status
    this.code = problem.code
    this.details = problem.details
    this.requestId = problem.requestId
  }
}

/** What a response that is not OK says. */
export async function refusalOf(response) {
  const problem = await response.json().catch(() => null)
  const unknown = { code: 'internal_error', message: `The server answered ${response.status}.` }
  return new RoadcallError(response.status, problem?.code ? problem : unknown)
}
