import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { capNames } from '#contract/caps.ts'
import type { RuleName } from '#contract/rules.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { capWords } from '#contract/words/en/caps.ts'
import { setNow } from '#contract/words/en/set-now.ts'
import { SectionLinks } from '../../../kit/SectionLinks.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts'
import { formatDate } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { tabLink } from '../tab-link.ts'
import { LandingFigures } from './LandingFigures.tsx'
import { MinutesForm } from './MinutesForm.tsx'
import { readSection, type SettingsSection, settingsSections } from './sections.ts'
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

/** One section at a time: on a phone the list of them comes first, at a desk it stands beside. */
function Sections({ rules, changedAt }: Rules) {
  const words = adminSettings
  const { emergency, urgent, standard, scheduled } = words.urgency
  const [params] = useSearchParams()
  const isDesk = useMedia('(min-width: 64rem)')
  const asked = readSection(params)
  const open = asked ?? (isDesk ? settingsSections[0] : null)
  useFocusOn(asked)
  // What was typed into a section stays in it while another is looked at.
  const [seen, setSeen] = useState<readonly SettingsSection[]>([])
  if (open && !seen.includes(open)) setSeen([...seen, open])

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
    programs: () => <LateProgramAccess />,
  }
  const lineOf = (section: SettingsSection) => {
    if (section === 'figures' || section === 'programs') return undefined
    const at = changedAt[section]
    return at ? words.changedAt(formatDate(at)) : words.isDefault
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[19rem_minmax(0,46rem)]">
      <div className={asked ? 'max-lg:hidden lg:sticky lg:top-20' : 'lg:sticky lg:top-20'}>
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
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {asked && (
          <Link
            to={tabLink('settings')}
            preventScrollReset
            className={`${linkClass} inline-flex min-h-12 items-center gap-2 self-start lg:hidden`}
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
            {setNow.all}
          </Link>
        )}
        {seen.map((section) => (
          <section key={section} hidden={section !== open} aria-labelledby={`${section}-title`}>
            {/* Each form says its name itself. */}
            <h2
              id={`${section}-title`}
              tabIndex={-1}
              className={section === 'figures' ? 'mb-4 text-xl focus:outline-none' : 'sr-only'}
            >
              {titleOf(section)}
            </h2>
            {panels[section]()}
          </section>
        ))}
      </div>
    </div>
  )
}

/** A section that opens begins at its top with the focus on its title; back in the list the focus is on its line. */
function useFocusOn(asked: SettingsSection | null) {
  const before = useRef(asked)
  useEffect(() => {
    const left = before.current
    before.current = asked
    if (left === asked) return
    scrollTo({ top: 0, behavior: 'instant' })
    focusWhenThere(asked ? `${asked}-title` : `to-${left}`)
  }, [asked])
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
      <Skeleton shape="button" />
    </Card>
  </Loading>
)
