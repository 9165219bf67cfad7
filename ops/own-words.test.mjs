import { expect, test } from 'vitest'
import { ownWords, withOwnWords } from './vite/own-words.ts'
import { web } from './vite/web-root.ts'

const at = '#contract/words/en/bids.ts'
const written = (code) => withOwnWords(`import { bids } from '${at}'\n${code}`, `${web}/kit/a.tsx`)
const modulesOf = (code) => [...code.matchAll(/from '([^']*\?words=[^']*)'/g)].map(([, id]) => id)
const load = async (id) => (await ownWords().load.handler(id)).code

test('a page loads the words that it says, and not all of their area', async () => {
  const code = written('say(bids.card.accept)')
  const [id, ...more] = modulesOf(code)
  expect(more).toEqual([])
  expect(code).not.toContain(`from '${at}'`)
  expect(code).toMatch(/say\(bids\$\d+\.card\.accept\)/)
  const words = await load(id)
  expect(words).toContain('accept:')
  expect(words).not.toContain('End all links to this request?')
})

test('words under another name, or taken apart, are the same words', () => {
  expect(written('const words = bids\nsay(words.card.accept)')).toMatch(
    /say\(bids\$\d+\.card\.accept\)/,
  )
  expect(written('const { card: words } = bids\nsay(words.accept)')).toContain('card:')
  expect(written('const { accept } = bids.card\nsay(accept)')).toMatch(
    /const \{ accept \} = \{ accept: bids\$\d+\.card\.accept \}/,
  )
})

test('an area that is handed on, or whose name means something else here, stays whole', () => {
  for (const code of ['hand(bids)', 'const count = (bids) => bids.card', 'say(bids[name])'])
    expect(written(code)).toContain(`import { bids } from '${at}'\n${code}`)
})
