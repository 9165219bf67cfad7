import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { serviceWords } from '#contract/words/en/services.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { useRules } from '../../../things/rules/use-rules.ts'
import { ProviderDetail } from '../nearby/ProviderDetail.tsx'
import { ProviderList } from '../nearby/ProviderList.tsx'
import type { ShownProvider } from '../nearby/shown-provider.ts'
import { failureOf } from '../nearby/use-nearby.ts'
import type { Candidates } from './use-candidates.ts'

export interface ProviderChoiceProps {
  candidates: Candidates
  /** Is it known where the pickup is? */
  hasPlace: boolean
  selectedId: string | null
  onSelect: (id: string | null) => void
  /** Of the one whose pin is pointed at, or has the focus. */
  hintedId: string | null
  onHint: (id: string | null) => void
  /** Goes on with this one, or with nobody named. */
  onChoose: (provider: ShownProvider | null) => void
  busy: boolean
  /** What came of a press. */
  notice: ReactNode
}

/** Who should come: one by name, or everybody nearby; the two are equal. */
export function ProviderChoice({
  candidates,
  hasPlace,
  selectedId,
  onSelect,
  hintedId,
  onHint,
  onChoose,
  busy,
  notice,
}: ProviderChoiceProps) {
  const words = towing.choice
  const rules = useRules()
  const { nearby, providers, chosen } = candidates
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-xl" aria-live="polite">
        {words.heading(hasPlace && nearby.data ? providers.length : null)}
      </h3>
      <Trouble candidates={candidates} />
      <Card className="flex flex-col gap-2">
        <p className="flex items-start gap-3">
          <Users className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
          {words.allText}
        </p>
        {/* One thing to press: first where the truck is; with somebody chosen it is on the provider's own card. */}
        <Button
          variant={hasPlace && !chosen ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => onChoose(null)}
        >
          {words.all}
        </Button>
      </Card>
      {notice}
      {(hasPlace || providers.length > 0) && (
        <ProviderList
          providers={!hasPlace || nearby.data ? providers : undefined}
          failure={hasPlace ? failureOf(nearby) : null}
          selectedId={selectedId}
          onSelect={onSelect}
          hintedId={hintedId}
          onHint={onHint}
          empty={{ text: words.empty, action: null }}
          detail={(provider) => (
            <ProviderDetail provider={provider} onClose={() => onSelect(null)}>
              <div className="flex flex-col gap-1">
                <Button variant="primary" busy={busy} onClick={() => onChoose(provider)}>
                  {words.one(provider.businessName)}
                </Button>
                <p className="text-sm text-muted">
                  {words.oneText(rules ? rules.headStart.minutes : null)}
                </p>
              </div>
            </ProviderDetail>
          )}
        />
      )}
    </section>
  )
}

function Trouble({ candidates: { trouble } }: { candidates: Candidates }) {
  const words = towing.choice
  if (!trouble) return null
  return (
    <div role="alert" className="rounded-sm border-l-4 border-amber bg-amber-soft px-3 py-2">
      <p className="font-medium">
        {trouble.kind === 'gone'
          ? words.gone
          : words.other(trouble.name, trouble.service ? serviceWords.types[trouble.service] : '')}
      </p>
      <p>{words.goneText}</p>
    </div>
  )
}
