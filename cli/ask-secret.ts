import { createInterface } from 'node:readline'
import { StartProblem } from '../server/platform/start-problem.ts'

let piped: AsyncIterator<string> | undefined

/** A line that is typed on the terminal without being shown, or the next line of what is piped in. */
export async function askSecret(question: string): Promise<string> {
  if (process.stdin.isTTY) return typed(question)
  piped ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  const { value, done } = await piped.next()
  return done ? '' : value
}

const enter = new Set(['\r', '\n', '\u0004'])
const backspace = new Set(['\u007f', '\b'])

function typed(question: string): Promise<string> {
  const { stdin, stderr } = process
  stderr.write(question)
  stdin.setEncoding('utf8').setRawMode(true).resume()
  return new Promise((resolve, reject) => {
    let text = ''
    const end = () => {
      stdin.off('data', read).setRawMode(false).pause()
      stderr.write('\n')
    }
    const read = (keys: string) => {
      for (const key of keys) {
        if (key === '\u0003') {
          end()
          return reject(new StartProblem('Nothing was changed.'))
        }
        if (enter.has(key)) {
          end()
          return resolve(text)
        }
        text = backspace.has(key) ? [...text].slice(0, -1).join('') : text + key
      }
    }
    stdin.on('data', read)
  })
}
