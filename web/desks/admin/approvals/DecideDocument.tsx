import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { DocumentDecision } from '../documents/DocumentDecision.tsx'
import { DocumentView } from '../documents/DocumentView.tsx'

/** The document itself beside the decision on it. */
export function DecideDocument({
  id,
  provider,
  onDecided,
}: {
  id: string
  provider: ProviderAtDesk
  onDecided: () => void
}) {
  const document = provider.documents.find((one) => one.id === id)
  if (document?.status !== 'in_progress') return <p>{desk.approvals.gone}</p>
  return (
    <Card edge="amber" className="flex flex-col gap-3">
      <h3 className="text-lg">{verification.steps[document.stepId].title}</h3>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <DocumentView document={{ ...document, business: provider.businessName }} />
        <DocumentDecision document={document} business={provider.businessName} onDone={onDecided} />
      </div>
    </Card>
  )
}
