import { Download } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { SubmissionToReview } from '#contract/verification.ts'
import { verification } from '#contract/words/en/verification.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { BlobImage } from '../../../things/photos/BlobImage.tsx'
import { useDocument } from './use-review.ts'

/** The document: a picture stands here, a PDF is saved and looked at outside of this page. */
export function DocumentView({ line }: { line: SubmissionToReview }) {
  const words = verification.review
  const { id, fileType, stepId, provider } = line
  const isPicture = fileType === 'jpeg' || fileType === 'png'
  const picture = useDocument(id, isPicture)
  if (fileType === null) return <p>{words.checkText}</p>
  if (fileType === 'pdf')
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-muted">{words.pdfText}</p>
        <a href={paths.document(id)} download className={buttonClass({ size: 'desk' })}>
          <Download className="size-5" aria-hidden="true" />
          {words.savePdf}
        </a>
      </div>
    )
  if (picture.data)
    return (
      <BlobImage
        blob={picture.data}
        alt={words.documentOf(verification.steps[stepId].title, provider.businessName)}
        className="max-h-[60dvh] w-full rounded-sm border border-line bg-sunken object-contain"
      />
    )
  if (picture.isError)
    return (
      <ErrorState
        title={words.pictureFailed}
        busy={picture.isFetching}
        onRetry={() => picture.refetch()}
      />
    )
  return (
    <Loading>
      <Skeleton shape="block" className="h-64" />
    </Loading>
  )
}
