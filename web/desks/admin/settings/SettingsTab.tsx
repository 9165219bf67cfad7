import type { ReactNode } from 'react'
import { capNames } from '#contract/caps.ts'
import type { RuleName } from '#contract/rules.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { capWords } from '#contract/words/en/caps.ts'
import { setNow } from '#contract/words/en/set-now.ts'
import { SectionLinks } from '../../../kit/SectionLinks.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { SavedSections } from '../../../kit/unsaved/SavedSections.tsx'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { tabLink } from '../tab-link.ts'
import { LandingFigures } from './LandingFigures.tsx'
import { MinutesForm } from './MinutesForm.tsx'
import { type SettingsSection, settingsSections } from './sections.ts'
import { useRulesForAdmin } from './use-rules-form.ts'
import { WavesForm } from './WavesForm.tsx'

type Rules = NonNullable<ReturnType<typeof useRulesForAdmin>['data']>

/** What the operator decides: the numbers of the rules, the claims of the landing page, and what programs may do. */
export function SettingsTab() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{adminSettings.lead}</p>
      <ListOf
        rows={useRulesForAdmin()}
        failed={adminSettings.failed}
        waiting={<SectionsSkeleton />}
      >
        {(rules) => <Sections {...rules} />}
      </ListOf>
    </div>
  )
}

const titleOf = (section: SettingsSection): string =>
  section === 'figures'
    ? adminSettings.figures
    : section === 'programs'
      ? apiAccess.open
      : adminSettings.titles[section]

function Sections({ rules, changedAt }: Rules) {
  const words = adminSettings
  const { emergency, urgent, standard, scheduled } = words.urgency

  /** Made anew when the server has another value. */
  const numbers = (name: Exclude<RuleName, 'waves'>, labels: Record<string, string>) => () => (
    <MinutesForm
      key={JSON.stringify(rules[name])}
      name={name}
      labels={labels}
      value={rules[name]}
      changedAt={changedAt[name]}
    />
  )
  const panels: Record<SettingsSection, () => ReactNode> = {
    waves: () => (
      <WavesForm
        key={JSON.stringify(rules.waves)}
        value={rules.waves}
        changedAt={changedAt.waves}
      />
    ),
    headStart: numbers('headStart', { minutes: words.headStart }),
    bidExpiry: numbers('bidExpiry', { emergency, urgent, standard, scheduled }),
    requestExpiry: numbers('requestExpiry', { emergency, urgent, standard }),
    deskMail: numbers('deskMail', { hour: words.mailHour }),
    caps: numbers('caps', Object.fromEntries(capNames.map((name) => [name, capWords[name]]))),
    figures: () => <LandingFigures />,
    programs: () => (
      <div id="programs">
        <h3 id="programs-title" tabIndex={-1} className="sr-only">
          {titleOf('programs')}
        </h3>
        <LateProgramAccess />
      </div>
    ),
  }
  // The limits on messages are too many for a line.
  const holds: Partial<Record<SettingsSection, string>> = {
    waves: words.holds.waves(rules.waves),
    headStart: words.holds.headStart(rules.headStart),
    bidExpiry: words.holds.bidExpiry(rules.bidExpiry),
    requestExpiry: words.holds.requestExpiry(rules.requestExpiry),
    deskMail: words.holds.deskMail(rules.deskMail),
  }
  const lineOf = (section: SettingsSection) => {
    if (section === 'figures' || section === 'programs') return undefined
    const at = changedAt[section]
    const since = at ? words.changedAt(formatDate(at)) : words.isDefault
    return [holds[section], since].filter(Boolean).join(' · ')
  }

  return (
    <SavedSections
      tab="settings"
      sections={settingsSections}
      list={(open) => (
        <SectionLinks
          label={words.sections}
          open={open}
          sections={settingsSections.map((id) => ({
            id,
            title: titleOf(id),
            to: tabLink('settings', { section: id }),
            line: lineOf(id),
          }))}
        />
      )}
      all={setNow.all}
      panels={panels}
    />
  )
}

/** The list of sections, and beside it the first at a desk. */
const SectionsSkeleton = () => (
  <Loading className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,46rem)]">
    <Card className="flex flex-col gap-4">
      {settingsSections.map((key) => (
        <Skeleton key={key} className="h-10" />
      ))}
    </Card>
    <Card className="flex flex-col gap-4 max-lg:hidden">
      <Skeleton className="w-1/3" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-64" />
    </Card>
  </Loading>
)
