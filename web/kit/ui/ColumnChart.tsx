export interface ChartPoint {
  key: string
  /** Below the column; with many of them only now and then one has any. */
  label: string
  /** What the column is, where its label does not say it. */
  name?: string
  /** Null: nothing is known. */
  value: number | null
  /** The value as people read it. */
  text: string
  /** The same, short enough to stand above the column. */
  short?: string
}

/** More columns than this have no room for a number each. */
const mostWithNumbers = 12

/** More labels than this run together on a phone: there every other one stands, counted from the newest. */
const mostLabelsOnPhone = 6

/** Columns over time, for eyes; the numbers stand in a table for everybody else. */
export function ColumnChart({ title, points }: { title: string; points: readonly ChartPoint[] }) {
  const most = Math.max(...points.map(({ value }) => value ?? 0), 1)
  const isDense = points.length > mostWithNumbers
  return (
    <figure className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <figcaption className="font-sign text-lg font-semibold">{title}</figcaption>
      <div
        className={`flex h-48 items-end ${isDense ? 'gap-px sm:gap-1' : 'gap-1 sm:gap-2'}`}
        aria-hidden="true"
      >
        {points.map(({ key, label, name = label, value, text, short = text }, index) => (
          <div key={key} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            {!isDense && (
              <span className="numerals truncate text-xs font-semibold max-sm:hidden">
                {value ? short : ''}
              </span>
            )}
            <span
              className="mx-auto block w-full max-w-10 rounded-t-xs bg-amber inset-ring inset-ring-amber-ink"
              style={{ height: `${(70 * (value ?? 0)) / most}%` }}
              title={`${name}: ${text}`}
            />
            <span
              // A label is wider than its column; the last one must not leave the frame.
              className={`flex h-6 border-t-2 border-edge pt-1 text-xs whitespace-nowrap text-muted ${
                isDense && index === points.length - 1 ? 'justify-end' : 'justify-center'
              } ${hasLabelOnPhone(points.length, index) ? '' : 'max-sm:invisible'}`}
            >
              {label}
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}

const hasLabelOnPhone = (count: number, index: number) =>
  count <= mostLabelsOnPhone || count > mostWithNumbers || (count - 1 - index) % 2 === 0
