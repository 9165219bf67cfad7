import { Download } from 'lucide-react'
import { useState } from 'react'
import { dayIn, monthFrom } from '#contract/days.ts'
import { readStatement } from '#contract/payouts.ts'
import { statement as words } from '#contract/words/en/statement.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { formatMonth } from '../../../kit/ui/format.ts'
import { Select } from '../../../kit/ui/Select.tsx'
import { useOwnProvider } from '../use-own-provider.ts'

/** As many months back as a tax year and its last quarter need. */
const shown = 15

/** The statement of a month, as a paper. */
export function Statement() {
  const { data: provider } = useOwnProvider()
  const [back, setBack] = useState('0')
  if (!provider) return null
  const today = dayIn(provider.timeZone, new Date())
  const months = Array.from({ length: shown }, (_, index) => monthFrom(today, -index))
  const month = months[Number(back)] ?? monthFrom(today, 0)
  return (
    <section aria-label={words.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <div className="flex flex-wrap gap-3">
        <div className="w-52">
          <Select
            aria-label={words.month}
            placeholder={null}
            options={months.map(({ from }, index) => ({
              value: String(index),
              label: formatMonth(from),
            }))}
            value={back}
            onChange={({ target }) => setBack(target.value)}
          />
        </div>
        <a href={addressOf(readStatement, { query: month })} download className={buttonClass({})}>
          <Download className="size-5" aria-hidden="true" />
          {words.open}
        </a>
      </div>
    </section>
  )
}
