import { expect, it } from 'vitest'
import { base } from '#contract/words/languages.ts'
import { howPaid, type Money } from './how-paid.ts'

const nothing: Money = {
  owedCents: 100_00,
  terms: null,
  card: null,
  hasCheck: false,
}

it.each<[Partial<typeof nothing>, (string | null)[]]>([
  [{ owedCents: null }, [null, null]],
  [{ owedCents: 0 }, [null, null]],
  [{}, ['Directly', 'Not through Roadcall']],
  [{ hasCheck: true }, ['By fleet check', 'Not through Roadcall']],
  [{ card: { cents: 100_00, isCharged: false } }, ['By card', 'Not yet']],
  [{ card: { cents: 100_00, isCharged: true } }, ['By card', 'Yes']],
  [{ card: { cents: 80_00, isCharged: true } }, ['By card, rest directly', 'Card part only']],
  [{ card: { cents: 80_00, isCharged: false } }, ['By card, rest directly', 'Not yet']],
  [{ terms: { netDays: 30, bill: null } }, ['Fleet terms, net 30', 'Not yet']],
  [{ terms: { netDays: 30, bill: 'overdue' } }, ['Fleet terms, net 30', 'Not yet']],
  [{ terms: { netDays: 30, bill: 'paid' } }, ['Fleet terms, net 30', 'Yes']],
  [{ terms: { netDays: 30, bill: 'written_off' } }, ['Fleet terms, net 30', 'Written off']],
])('%j is paid so', (money, cells) => {
  expect(howPaid({ ...nothing, ...money }, base)).toEqual(cells)
})
