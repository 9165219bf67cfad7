import { type BidLine, lineCents, totalCents } from '#contract/bid-lines.ts'
import { signed } from '#contract/primitives.ts'
import { bidLineWords as words } from '#contract/words/en/bid-lines.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { typed } from '../requests/typed.ts'

/** What a price is made of, line by line, down to its total. */
export function PriceLines({
  lines,
  total = words.total,
}: {
  lines: readonly BidLine[]
  /** What its sum is called, where that is not all that is agreed. */
  total?: string
}) {
  return (
    <table className="w-full">
      <caption className="sr-only">{words.form.title}</caption>
      <tbody>
        {lines.map((line, index) => (
          // Lines have no names of their own, and their order stands.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {line.kind === 'other' && line.text ? (
                <span className="break-words">{typed(line.text)}</span>
              ) : (
                words.kinds[line.kind]
              )}
              {line.kind !== 'other' && line.text && (
                <span className="block text-sm break-words text-muted">{typed(line.text)}</span>
              )}
            </th>
            <td className="numerals py-2 text-right text-sm whitespace-nowrap text-muted">
              {lineQuantity(line)}
            </td>
            <td className="py-2 pl-3 text-right whitespace-nowrap">
              <Money amount={lineAmount(line)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className="py-2 text-left font-semibold">
            {total}
          </th>
          <td className="py-2 pl-3 text-right font-bold whitespace-nowrap">
            <Money amount={signed(totalCents(lines))} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** How many at how much; null of one alone, where the amount says it. */
export const lineQuantity = ({ quantity, unitPrice }: BidLine): string | null =>
  quantity === '1' ? null : words.each({ quantity, unitPrice: formatMoney(unitPrice) })

/** What a line comes to, as the wire writes money; below zero for a discount. */
export const lineAmount = (line: BidLine): string => signed(lineCents(line))
