import { useBlobImage } from './use-photo.ts'

/** A picture that this page holds. */
export function BlobImage({
  blob,
  alt,
  className,
}: {
  blob: Blob
  alt: string
  className?: string
}) {
  return <img ref={useBlobImage(blob)} alt={alt} className={className} />
}
