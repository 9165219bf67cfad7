import { capNames } from '#contract/caps.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { capWords } from '#contract/words/en/caps.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { LandingFigures } from './LandingFigures.tsx'
import { MinutesForm } from './MinutesForm.tsx'
import { useRulesForAdmin } from './use-rules-form.ts'
import { WavesForm } from './WavesForm.tsx'

/** What the operator decides himself: the numbers of the rules, and the claims of the landing page. */
export function SettingsTab() {
  const words = adminSettings
  const { emergency, urgent, standard, scheduled } = words.urgency
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="text-muted">{words.lead}</p>
        <ListOf rows={useRulesForAdmin()} failed={words.failed} waiting={<RulesSkeleton />}>
          {({ rules, changedAt }) => (
            <div className="grid gap-4 xl:grid-cols-2">
              <WavesForm
                key={JSON.stringify(rules.waves)}
                value={rules.waves}
                changedAt={changedAt.waves}
              />
              <div className="flex flex-col gap-4">
                <MinutesForm
                  key={JSON.stringify(rules.headStart)}
                  name="headStart"
                  labels={{ minutes: words.headStart }}
                  value={rules.headStart}
                  changedAt={changedAt.headStart}
                />
                <MinutesForm
                  key={`bid ${JSON.stringify(rules.bidExpiry)}`}
                  name="bidExpiry"
                  labels={{ emergency, urgent, standard, scheduled }}
                  value={rules.bidExpiry}
                  changedAt={changedAt.bidExpiry}
                />
                <MinutesForm
                  key={`request ${JSON.stringify(rules.requestExpiry)}`}
                  name="requestExpiry"
                  labels={{ emergency, urgent, standard }}
                  value={rules.requestExpiry}
                  changedAt={changedAt.requestExpiry}
                />
                <MinutesForm
                  key={JSON.stringify(rules.deskMail)}
                  name="deskMail"
                  labels={{ hour: words.mailHour }}
                  value={rules.deskMail}
                  changedAt={changedAt.deskMail}
                />
              </div>
              <div className="xl:col-span-2">
                <MinutesForm
                  key={`caps ${JSON.stringify(rules.caps)}`}
                  name="caps"
                  labels={Object.fromEntries(capNames.map((name) => [name, capWords[name]]))}
                  value={rules.caps}
                  changedAt={changedAt.caps}
                />
              </div>
            </div>
          )}
        </ListOf>
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{words.figures}</h2>
        <LandingFigures />
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{apiAccess.open}</h2>
        <LateProgramAccess />
      </section>
    </div>
  )
}

/** The forms before they are there, longer than a screen as they are: what stands below them does not come up first. */
const RulesSkeleton = () => (
  <Loading className="flex flex-col gap-4">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Card key={key} className="flex flex-col gap-4">
        <Skeleton className="w-1/3" />
        <Skeleton className="w-2/3" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Card>
    ))}
  </Loading>
)
