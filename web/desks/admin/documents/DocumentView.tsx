import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import type { FileType } from '#contract/verification.ts'
import type { StepId } from '#contract/verification-steps.ts'
import { desk } from '#contract/words/en/desk.ts'
import { verification } from '#contract/words/en/verification.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { BlobImage } from '../../../things/photos/BlobImage.tsx'
import { useDocument } from './use-review.ts'

const PdfPages = lazy(() =>
  import('./PdfPages.tsx').then((module) => ({ default: module.PdfPages })),
)

export interface ViewedDocument {
  id: string
  stepId: StepId
  /** Null: a background check has no file. */
  fileType: FileType | null
  /** Whose it is. */
  business: string
}

/** The document itself: a picture as it is, a PDF as pictures of its pages. */
export function DocumentView({ document }: { document: ViewedDocument }) {
  const words = verification.review
  const { id, fileType, stepId, business } = document
  const file = useDocument(id, fileType !== null)
  const name = words.documentOf(verification.steps[stepId].title, business)
  if (fileType === null) return <p>{words.checkText}</p>
  if (file.isError && !file.data)
    return (
      <ErrorState
        title={words.pictureFailed}
        busy={file.isFetching}
        onRetry={() => file.refetch()}
      />
    )
  if (!file.data) return <Waiting />
  if (fileType === 'pdf')
    return (
      <div className="flex min-w-0 flex-col gap-2">
        <Suspense fallback={<Waiting />}>
          <PdfPages file={file.data} name={name} />
        </Suspense>
        <a
          href={paths.document(id)}
          download
          className={`${buttonClass({ size: 'desk', variant: 'ghost' })} self-start`}
        >
          <Download className="size-5" aria-hidden="true" />
          {desk.pdf.save}
        </a>
      </div>
    )
  return (
    <BlobImage
      blob={file.data}
      alt={name}
      className="max-h-[60dvh] w-full rounded-sm border border-line bg-sunken object-contain"
    />
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton shape="block" className="h-64" />
  </Loading>
)
