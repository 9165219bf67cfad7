import type { ReactNode } from 'react'
import type { Analytics, AnalyticsFigures } from '#contract/analytics.ts'
import { settings } from '#contract/settings.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { formatMoney, formatNumber, formatScore } from '../../../kit/ui/format.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'
import { percentOf } from './shares.ts'

interface Figure {
  label: string
  value: (figures: AnalyticsFigures) => string
  note?: (figures: AnalyticsFigures) => string
  /** Nothing was measured before either: then there is nothing to compare. */
  isKnown?: (figures: AnalyticsFigures) => boolean
}

const orNone = (value: number | null, words: (value: number) => string) =>
  value === null ? analytics.none : words(value)

const figuresOf = (): Figure[] => {
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

/** The whole time in figures, each beside the same time before where that can be compared. */
export function Totals({ total, before, by }: Analytics) {
  return (
    <dl aria-label={analytics.figures} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figuresOf().map(({ label, value, note, isKnown = () => true }) => (
        <StatCard
          key={label}
          label={label}
          value={value(total)}
          note={
            <Notes
              own={note?.(total)}
              before={
                before && isKnown(before) && analytics.was(value(before), analytics.before[by])
              }
            />
          }
        />
      ))}
    </dl>
  )
}

const Notes = ({ own, before }: { own: ReactNode; before: ReactNode }) => (
  <>
    {own && <span className="block">{own}</span>}
    {before && <span className="block">{before}</span>}
  </>
)
