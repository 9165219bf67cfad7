import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { VerificationStatus, VerificationStep } from '#contract/verification.ts'
import type { StepId } from '#contract/verification-steps.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { FoldedRow } from '../../../kit/ui/FoldedRow.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { ProvidersOnly } from '../ProvidersOnly.tsx'
import { Benefits } from './Benefits.tsx'
import { LevelChooser } from './LevelChooser.tsx'
import { StepBody, StepCard, StepHead } from './StepCard.tsx'
import { TrustFigures } from './TrustFigures.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useVerification } from './use-verification.ts'

/** S1 §2: how far a provider can be trusted, and what it hands in for that. */
export default function ProviderVerificationPage() {
  return (
    <ProvidersOnly title={words.title} right="keepDocuments">
      {() => <OwnVerification />}
    </ProvidersOnly>
  )
}

function OwnVerification() {
  const status = useVerification()
  return (
    <AppShell title={words.title} offline={words.offline}>
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-1">
          <Link to={paths.home('service_provider')} className={`${linkClass} w-fit`}>
            {words.back}
          </Link>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="max-w-prose text-muted">{words.lead}</p>
        </header>
        {status.data ? (
          <Verification status={status.data} />
        ) : status.isError ? (
          <DidNotLoad title={words.failed} query={status}>
            {words.weak}
          </DidNotLoad>
        ) : (
          <CardsSkeleton />
        )}
      </div>
    </AppShell>
  )
}

/** Something has to be handed in for it. */
const isWanted = ({ status }: VerificationStep): boolean =>
  status === 'pending' || status === 'failed'

function Verification({ status }: { status: VerificationStatus }) {
  const [uploading, setUploading] = useState<StepId | null>(null)
  // As it was when the page was opened: a step that is handed in stays where it is.
  const isPhone = useMedia('(width < 48rem)')
  const [whole] = useState(() => {
    const wanted = status.steps.filter(isWanted)
    // On a phone what is to be done first, and what was turned down, with why; a line each for the rest.
    return wanted.filter((step, at) => !isPhone || at === 0 || step.status === 'failed')
  })
  const isWhole = ({ stepId }: VerificationStep) => whole.some((step) => step.stepId === stepId)
  const missing = status.steps.filter(isWhole)
  const others = status.steps.filter((step) => !isWhole(step))
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr]">
        {/* On a phone the first thing to hand in stands before the figures. */}
        <section
          aria-labelledby="steps"
          className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2"
        >
          <h2 id="steps" className="text-xl">
            {words.stepsHeading}
          </h2>
          {missing.length > 0 && (
            <ol className="flex flex-col gap-4">
              {missing.map((step) => (
                <StepCard key={step.stepId} step={step} onUpload={setUploading} />
              ))}
            </ol>
          )}
          {/* Nothing to do for these, or not yet: a line each, and the rest behind it. */}
          {others.length > 0 && (
            <ol className="rounded-md border border-line bg-surface">
              {others.map((step) => (
                <FoldedRow key={step.stepId} summary={<StepHead step={step} />}>
                  <StepBody step={step} onUpload={setUploading} />
                </FoldedRow>
              ))}
            </ol>
          )}
        </section>
        <div className="min-w-0 lg:col-span-2 lg:col-start-1 lg:row-start-1">
          <TrustFigures status={status} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <LevelChooser status={status} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-3">
          <Benefits isVerified={status.verified} />
        </div>
      </div>
      {uploading && (
        <UploadDialog key={uploading} stepId={uploading} onClose={() => setUploading(null)} />
      )}
    </>
  )
}
