import type { ParseArgsOptionsConfig } from 'node:util'

/** What a command may do with the world around it; tests give their own. */
export interface Shell {
  env: NodeJS.ProcessEnv
  print(line: string): void
  /** A sentence; or an error, where it is a bug. */
  complain(problem: unknown): void
  /** A person types: what cannot be seen is asked for twice. */
  isTerminal: boolean
  /** Asks for something that must not be seen; without a terminal it is the next line of standard input. */
  askSecret(question: string): Promise<string>
  /** Asks on the terminal. */
  ask(question: string): Promise<string>
}

export interface Command {
  /** The words after the name, as the help writes them. */
  usage: string
  summary: string
  /** How many words have to stand after the name. */
  words: number
  options?: ParseArgsOptionsConfig
  /** Gives the exit code. Throws StartProblem with a sentence for the person who called. */
  run(words: string[], options: Record<string, unknown>, shell: Shell): Promise<number>
}
