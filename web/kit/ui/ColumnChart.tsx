import { type KeyboardEvent, useState } from 'react'
import { roundTop } from './chart-scale.ts'

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
}

/** More columns than this are dense. */
const mostWithRoom = 12

/** More labels than this run together on a phone: there every other one stands, counted from the newest. */
const mostLabelsOnPhone = 6

/**
 * Columns over time on a scale of two lines; the numbers stand in a table too. The column that is pointed at, tapped or reached by the
 * arrow keys says its value above, the last known one until then.
 */
export function ColumnChart({
  title,
  points,
  mark,
}: {
  title: string
  points: readonly ChartPoint[]
  /** A value of the scale, as short as can be. */
  mark: (value: number) => string
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const top = roundTop(Math.max(...points.map(({ value }) => value ?? 0)))
  const isDense = points.length > mostWithRoom
  const said =
    points.find(({ key }) => key === chosen) ?? points.findLast(({ value }) => value !== null)
  /** To the column beside the one that is said, or to the first and the last. */
  function step(event: KeyboardEvent) {
    const at = said ? points.indexOf(said) : 0
    const last = points.length - 1
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setChosen(points[Math.min(last, Math.max(0, to))]?.key ?? null)
  }

  return (
    <figure className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-sign text-lg font-semibold">{title}</span>
        {said && (
          <span className="text-sm text-muted" aria-hidden="true">
            {said.name ?? said.label}{' '}
            <span className="numerals text-lg font-semibold text-ink">{said.text}</span>
          </span>
        )}
      </figcaption>
      {/* A slider to the keys and to readers: each step is a column, and what it says is its value. */}
      <div
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={said ? points.indexOf(said) + 1 : 1}
        aria-valuetext={said && `${said.name ?? said.label} ${said.text}`}
        onKeyDown={step}
        className="flex gap-2 rounded-sm"
      >
        <div className="numerals flex h-40 flex-col justify-between text-right text-xs text-muted">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2 leading-4">
              {mark(value)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 grow">
          <Lines />
          <div
            className={`relative flex items-stretch ${isDense ? 'gap-px sm:gap-1' : 'gap-1 sm:gap-2'}`}
          >
            {points.map((point, index) => (
              <Column
                key={point.key}
                point={point}
                percent={(100 * (point.value ?? 0)) / top}
                isChosen={point.key === chosen}
                isLast={isDense && index === points.length - 1}
                isLabelledOnPhone={hasLabelOnPhone(points.length, index)}
                onChoose={() => setChosen(point.key)}
              />
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}

/** Of the top and of half of it; the ground is drawn by the columns. */
const Lines = () => (
  <>
    <span className="absolute inset-x-0 top-0 border-t border-line" />
    <span className="absolute inset-x-0 top-20 border-t border-line" />
  </>
)

interface ColumnProps {
  point: ChartPoint
  percent: number
  isChosen: boolean
  /** A label is wider than its column; the last one must not leave the frame. */
  isLast: boolean
  isLabelledOnPhone: boolean
  onChoose: () => void
}

function Column({ point, percent, isChosen, isLast, isLabelledOnPhone, onChoose }: ColumnProps) {
  return (
    <div
      className="flex min-w-0 flex-1 flex-col"
      onPointerEnter={onChoose}
      onPointerDown={onChoose}
    >
      <span className="flex h-40 items-end">
        <span
          className={`mx-auto block w-full max-w-10 rounded-t-xs inset-ring inset-ring-amber-ink ${isChosen ? 'bg-amber-ink' : 'bg-amber'}`}
          style={{ height: `${percent}%` }}
        />
      </span>
      <span
        className={`flex h-6 border-t-2 border-edge pt-1 text-xs whitespace-nowrap text-muted ${
          isLast ? 'justify-end' : 'justify-center'
        } ${isLabelledOnPhone ? '' : 'max-sm:invisible'}`}
      >
        {point.label}
      </span>
    </div>
  )
}

const hasLabelOnPhone = (count: number, index: number) =>
  count <= mostLabelsOnPhone || count > mostWithRoom || (count - 1 - index) % 2 === 0
