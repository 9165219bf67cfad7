// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources, and what people type who mean no good
import type { Random } from './random.ts'

/** What people type who mean no good, and what programs send by mistake. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202Egnp.exe',
  '\u200B\u200B\u200B',
  "' or 1=1 --",
  "'; drop table users; --",
  '$1; select pg_sleep(5)',
  '%27%20or%201=1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '=1+1',
  '@SUM(1)',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '👩‍🔧'.repeat(40),
  'ı̇'.repeat(60),
  'x'.repeat(300),
  'x'.repeat(5_000),
  'a@b'.repeat(500),
  '9'.repeat(200),
  '('.repeat(400),
]

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  9_007_199_254_740_991,
  -2_147_483_649,
  [],
  [[]],
  {},
  { toString: 'x' },
  { $ne: null },
  ['a', 'b'],
]

/** A value that no schema asks for. */
export const hostileValue = (random: Random): unknown =>
  random.chance(0.6) ? random.pick(hostileTexts) : random.pick(oddValues)

/** Bodies that are wrong as a whole. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
  `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
  `[${'1,'.repeat(9_000)}1]`,
  `{"message":"${'x'.repeat(40_000)}"}`,
  '{"price":1e400}',
  '\u{feff}{}',
  '{"a":1,"a":2}',
]

/** Parts of an address where an id is wanted. */
export const hostileIds: readonly string[] = [
  "1' or 1=1",
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc',
  '%2e%2e',
  'undefined',
  '0',
  '-1',
  '00000000-0000-4000-8000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  'x'.repeat(150),
  'x'.repeat(400),
]
