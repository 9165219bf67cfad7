import { expect, test } from 'vitest'
import { slimCalls } from './vite/slim-calls.ts'

const declared = `import { endpoint } from './endpoint.ts'
export const words = { summary: 'Stays.', tag: 'stays' }
export const read = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  caller: 'anyone',
  tag: 'things',
  summary:
    'What it says, with a , in it.',
  response: z.object({ tag: z.string(), summary: z.string() }),
})
`

test('browsers load of a call what they send, and everything else as it is', () => {
  const { code } = slimCalls().transform.handler(declared, '/contract/things.ts')
  expect(code).not.toContain('What it says')
  expect(code).not.toContain("'things'")
  expect(code).toContain("words = { summary: 'Stays.', tag: 'stays' }")
  expect(code).not.toContain('z.object')
  expect(code).toMatch(/caller: 'anyone',\s+\}\)/)
  expect(code).toContain("path: '/api/things/:id'")
})
