import { expect, it } from 'vitest'
import { formatMoney } from '../../../kit/ui/format.ts'
import { asNamed } from './as-named.ts'

it('what a provider owes back is no credit of it: the parts add up to what stands beside them', () => {
  const parts = [
    ['provider_payable', '25.00'],
    ['providers_owe', '116.50'],
  ] as const
  expect(parts.map(([account, amount]) => formatMoney(asNamed(account, amount)))).toEqual([
    '-$25.00',
    '$116.50',
  ])
  expect(asNamed('provider_payable', '-25.00')).toBe('25.00')
  expect(asNamed('dispute_reserve', '-40.00')).toBe('40.00')
})
