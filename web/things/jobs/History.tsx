import type { EventName } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { Timeline } from '../../kit/ui/Timeline.tsx'

const tones: Partial<Record<EventName, 'green' | 'red'>> = {
  bid_accepted: 'green',
  job_confirmed: 'green',
  job_cancelled: 'red',
  job_handed_back: 'red',
  job_given_up: 'red',
  job_no_show: 'red',
  job_replaced: 'red',
  customer_gone: 'red',
  request_cancelled: 'red',
  request_expired: 'red',
}

/** Who reads it otherwise than everybody else: what they did themselves, and what they call their own people. */
export type HistoryReader = keyof typeof jobHistory.to

/** What happened to a request, newest first: what is known of it in our words, what somebody typed in quotation marks. */
export function History({
  entries,
  reader,
}: {
  /** `by`: who of one's own people did it. */
  entries: readonly (TimelineEntry & { by?: string | null })[]
  reader?: HistoryReader | undefined
}) {
  return (
    <Timeline
      label={jobs.history}
      entries={entries.toReversed().map(({ id, name, at, facts, note, decision, by }) => ({
        key: String(id),
        title: (reader && jobHistory.to[reader][name]) ?? jobHistory.events[name],
        time: <TickingTime at={at} />,
        description: (facts || note || decision || by) && (
          <>
            {[
              facts && jobHistory.facts(facts, name),
              facts?.pressedAt && sentLate(facts.pressedAt, at),
              decision && jobHistory.decision(decision),
            ]
              .filter(Boolean)
              .map((sentence) => `${sentence} `)}
            {note && <q>{note}</q>} {by && jobHistory.by({ name: by })}
          </>
        ),
        state: 'done',
        tone: tones[name],
      }))}
    />
  )
}

const sentLate = (pressedAt: string, at: string) =>
  jobHistory.sentLate({
    minutes: Math.round((new Date(at).getTime() - new Date(pressedAt).getTime()) / 60_000),
  })
