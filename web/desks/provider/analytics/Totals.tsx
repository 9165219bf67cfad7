import type { Analytics, AnalyticsFigures } from '#contract/analytics.ts'
import { settings } from '#contract/settings.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { formatMoney, formatNumber, formatScore } from '../../../kit/ui/format.ts'
import { percentOf } from './shares.ts'

interface Measure {
  label: string
  value: (figures: AnalyticsFigures) => string
  note?: (figures: AnalyticsFigures) => string
  /** Nothing was measured before either: then there is nothing to compare. */
  isKnown?: (figures: AnalyticsFigures) => boolean
}

const orNone = (value: number | null, words: (value: number) => string) =>
  value === null ? analytics.none : words(value)

const figuresOf = (): Measure[] => {
  const words = analytics
  return [
    {
      label: words.earnings,
      value: ({ earnings }) => formatMoney(earnings),
      note: () => words.earningsNote,
    },
    {
      label: words.perJob,
      value: ({ earnings, jobs }) =>
        jobs === 0 ? words.none : formatMoney(Number(earnings) / jobs),
      note: () => words.perJobNote,
      isKnown: ({ jobs }) => jobs > 0,
    },
    { label: words.jobs, value: ({ jobs }) => formatNumber(jobs) },
    { label: words.bids, value: ({ bids }) => formatNumber(bids) },
    {
      label: words.winRate,
      value: ({ won, decided }) => orNone(percentOf(won, decided), words.percent),
      note: ({ won, decided }) => words.winRateNote(won, decided),
      isKnown: ({ decided }) => decided > 0,
    },
    {
      label: words.response,
      value: ({ responseMinutes }) => orNone(responseMinutes, words.minutes),
      note: () => words.responseNote,
      isKnown: ({ responseMinutes }) => responseMinutes !== null,
    },
    {
      label: words.onTime,
      value: ({ onTime, arrivals }) => orNone(percentOf(onTime, arrivals), words.percent),
      note: ({ onTime, arrivals }) => words.onTimeNote(onTime, arrivals),
      isKnown: ({ arrivals }) => arrivals > 0,
    },
    {
      label: words.rating,
      value: ({ rating }) => orNone(rating, formatScore),
      note: ({ reviews, rating }) =>
        rating === null
          ? words.ratingFrom(reviews, settings.ratingShownFrom)
          : words.ratingNote(reviews),
      isKnown: ({ rating }) => rating !== null,
    },
  ]
}

/**
 * The whole time in figures, each beside the same time before where that can be compared: cards at a desk; on a phone lines of
 * one sheet, so that all of them are seen at once.
 */
export function Totals({ total, before }: Analytics) {
  return (
    <dl
      aria-label={analytics.figures}
      className="max-md:divide-y max-md:divide-line max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface md:grid md:grid-cols-4 md:gap-3"
    >
      {figuresOf().map(({ label, value, note, isKnown = () => true }) => (
        <Figure
          key={label}
          label={label}
          value={value(total)}
          note={note?.(total)}
          before={before && isKnown(before) ? analytics.was(value(before)) : undefined}
        />
      ))}
    </dl>
  )
}

interface FigureProps {
  label: string
  value: string
  note: string | undefined
  before: string | undefined
}

const Figure = ({ label, value, note, before }: FigureProps) => (
  <div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 max-md:px-4 max-md:py-2 md:flex md:flex-col md:rounded-md md:border md:border-line md:bg-surface md:p-4">
    <dt className="md:text-sm md:text-muted">{label}</dt>
    <dd className="numerals text-2xl font-bold max-md:text-right md:text-[min(1.875rem,18cqi)] md:leading-9">
      {value}
    </dd>
    {note && <dd className="col-start-1 text-sm text-muted">{note}</dd>}
    {before && (
      <dd className="numerals col-start-2 text-sm max-md:text-right text-muted">{before}</dd>
    )}
  </div>
)
