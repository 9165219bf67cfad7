import { vinYears } from '#contract/vin-years.ts'
import { vin as words } from '#contract/words/en/vin.ts'
import { Button } from '../../../kit/ui/Button.tsx'

/** What a right VIN says of the model year; while that field is asked and empty, a press fills it. */
export function VinYears({
  vin,
  year,
  onFill,
}: {
  vin: string
  /** What stands in the field of the year; null where nobody asks for it. */
  year: string | null
  onFill: (year: string) => void
}) {
  const [newer, older] = vinYears(vin).map(String)
  if (!newer) return null
  const fill = (value: string) => {
    onFill(value)
    // The button goes with the empty field, which may stand in a part that is closed.
    const field = document.querySelector<HTMLElement>('input[name="year"]')
    const here = document.querySelector<HTMLElement>('input[name="vin"]')
    ;(field?.checkVisibility() ? field : here)?.focus()
  }
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="text-muted">{older ? words.two(newer, older) : words.one(newer)}</p>
      {year?.trim() === '' &&
        [newer, older].map(
          (value) =>
            value && (
              <Button key={value} onClick={() => fill(value)}>
                {words.fill(value)}
              </Button>
            ),
        )}
    </div>
  )
}
