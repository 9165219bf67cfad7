import { useState } from 'react'
import type { DocumentAtDesk, ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { formatDay } from '../../../../kit/ui/format.ts'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { DocumentView } from '../../documents/DocumentView.tsx'
import { DeskSection } from '../DeskSection.tsx'

const tones: Record<DocumentAtDesk['status'], BadgeTone> = {
  pending: 'neutral',
  in_progress: 'amber',
  completed: 'green',
  failed: 'red',
}

/** What the shop has handed in, each to be looked at here. */
export function Documents({ provider }: { provider: ProviderAtDesk }) {
  const words = desk.provider
  return (
    <DeskSection title={words.documents}>
      {provider.documents.length === 0 ? (
        <p className="text-muted">{words.noDocuments}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {provider.documents.map((document) => (
            <Document key={document.id} document={document} business={provider.businessName} />
          ))}
        </ul>
      )}
    </DeskSection>
  )
}

function Document({ document, business }: { document: DocumentAtDesk; business: string }) {
  const words = desk.provider
  const [isShown, setShown] = useState(false)
  const { title } = verification.steps[document.stepId]
  return (
    <li className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{title}</span>
        <Badge tone={tones[document.status]}>{verification.states[document.status]}</Badge>
        <TickingTime at={document.submittedAt} className="text-sm text-muted" />
      </p>
      <p className="text-sm text-muted">
        {[
          document.issuer,
          document.documentNumber,
          document.expiresOn
            ? `${verification.expires} ${formatDay(document.expiresOn)}`
            : verification.noExpiry,
          document.reason,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {document.fileType &&
        (document.hasFile ? (
          <Button
            className="self-start"
            aria-expanded={isShown}
            aria-label={isShown ? words.hideOf(title) : words.showOf(title)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </Button>
        ) : (
          <p className="text-sm text-muted">{words.fileGone}</p>
        ))}
      {isShown && <DocumentView document={{ ...document, business }} />}
    </li>
  )
}
