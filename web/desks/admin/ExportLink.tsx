import clsx from 'clsx'
import { Download } from 'lucide-react'
import type { Endpoint, SentQueryOf } from '#contract/endpoint.ts'
import { addressOf } from '../../kit/api/call.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { useDensity } from '../../kit/ui/density.ts'

/** What is listed, as a file. */
export function ExportLink<E extends Endpoint>({
  endpoint,
  query,
  className,
  children,
}: {
  endpoint: E
  query: SentQueryOf<E>
  className?: string
  children: string
}) {
  const density = useDensity()
  return (
    <a
      href={addressOf(endpoint, { query })}
      download
      className={clsx(buttonClass({ size: density }), className)}
    >
      <Download className="size-5" aria-hidden="true" />
      {children}
    </a>
  )
}
