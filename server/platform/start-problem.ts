/**
 * Something the person who starts Roadcall can put right. The message is one finished sentence and is
 * printed alone, without a stack; it never holds a secret.
 */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
