import { expect, test } from 'vitest'
import { isComplete } from './is-complete.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const lock = {
  packages: {
    '': { dependencies: { sharp: '1.0.0' } },
    'node_modules/sharp': {
      version: '1.0.0',
      optionalDependencies: { '@sharp/linux-x64': '1.0.0', '@sharp/anywhere': '1.0.0' },
    },
    'node_modules/@sharp/linux-x64': { version: '1.0.0', optional: true, os: ['linux'] },
    'node_modules/@sharp/anywhere': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
    // It says of no machine whose it is, and only what is for another one wants it.
    'node_modules/@sharp/wasm': { version: '1.0.0', optional: true },
  },
}
lock.packages['node_modules/@sharp/anywhere'].dependencies = { '@sharp/wasm': '1.0.0' }

const complete = (present, isThere = () => true) => isComplete(lock, present, isThere, machine)
const here = {
  'node_modules/sharp': { version: '1.0.0' },
  'node_modules/@sharp/linux-x64': { version: '1.0.0' },
}

test('what somebody has installed with npm is not installed again for packages of other machines', () => {
  expect(complete(here)).toBe(true)
})

test('another version, a package that lacks, and one that is in the record alone are installed', () => {
  expect(complete({ ...here, 'node_modules/sharp': { version: '0.9.0' } })).toBe(false)
  expect(complete({ 'node_modules/sharp': { version: '1.0.0' } })).toBe(false)
  expect(complete(here, (path) => path !== 'node_modules/sharp')).toBe(false)
  expect(complete({})).toBe(false)
})
