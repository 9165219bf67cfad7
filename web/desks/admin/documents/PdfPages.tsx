import { useEffect, useRef, useState } from 'react'
import { desk } from '#contract/words/en/desk.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { openPdf, type PdfPage, type ShownPdf } from './open-pdf.ts'

/**
 * A PDF as pictures of its pages, drawn by us: its scripts and links stay inside of it, and no reader of the browser opens
 * what a stranger has sent.
 */
export function PdfPages({ file, name }: { file: Blob; name: string }) {
  const words = desk.pdf
  const [pdf, setPdf] = useState<ShownPdf | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const opening = openPdf(file)
    let isGone = false
    opening.shown.then(
      (shown) => !isGone && setPdf(shown),
      () => !isGone && setBroken(true),
    )
    return () => {
      isGone = true
      opening.close()
    }
  }, [file])
  if (isBroken) return <FormError error={words.failed} />
  if (!pdf)
    return (
      <Loading>
        <Skeleton shape="block" className="h-64" />
      </Loading>
    )
  const of = pdf.pages.length
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
      tabIndex={0}
      className="flex max-h-[70dvh] flex-col gap-2 overflow-y-auto rounded-sm border border-line bg-sunken p-2"
    >
      {pdf.pages.map((page) => (
        <Page key={page.number} page={page} label={words.page({ page: page.number, of, name })} />
      ))}
      {pdf.all > of && (
        <p className="text-sm text-muted">{words.firstPages({ shown: of, all: pdf.all })}</p>
      )}
    </section>
  )
}

function Page({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) return page.draw(canvas.current)
  }, [page])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="w-full max-w-3xl self-center bg-white"
    />
  )
}
