import { parseArgs } from 'node:util'
import { sentence } from '#contract/words/sayings.ts'
import { Refusal } from '../server/platform/http/refusal.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import type { Command, Shell } from './command.ts'

/** Runs `args` as one of the commands and gives the exit code; what a person can put right is one sentence. */
export async function runCommand(
  commands: Record<string, Command>,
  args: string[],
  shell: Shell,
): Promise<number> {
  const [name = '--help', ...rest] = args
  if (['--help', '-h', 'help'].includes(name)) {
    shell.print(helpOf(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new StartProblem(`There is no command ${name}; --help lists all.`)
    const { words, options } = read(name, command, rest)
    if (options.help) {
      shell.print(`npm run cli -- ${name} ${command.usage}\n${command.summary}`)
      return 0
    }
    return await command.run(words, options, shell)
  } catch (error) {
    if (error instanceof Refusal) shell.complain(sentence(error.saying))
    else shell.complain(error instanceof StartProblem ? error.message : error)
    return 1
  }
}

function read(name: string, { words, usage, options = {} }: Command, args: string[]) {
  const problem = new StartProblem(`Use it like this: npm run cli -- ${name} ${usage}`)
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
    if (!values.help && positionals.length !== words) throw problem
    return { words: positionals, options: values }
  } catch {
    throw problem
  }
}

function helpOf(commands: Record<string, Command>): string {
  const calls = Object.entries(commands).map(
    ([name, { usage, summary }]) => [`${name} ${usage}`, summary] as const,
  )
  const width = Math.max(...calls.map(([call]) => call.length))
  const lines = calls.map(([call, summary]) => `  ${call.padEnd(width)}  ${summary}`)
  return ['npm run cli -- <command>', '', ...lines].join('\n')
}
