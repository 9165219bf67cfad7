import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePutParams } from './api/use-put-params.ts'
import { Chips } from './ui/Chips.tsx'

export interface Block {
  /** In the address. */
  name: string
  label: string
  content: ReactNode
}

/** Blocks of figures: on a phone the one that is chosen, which the address names; at a desk all of them. */
export function Blocks({
  legend,
  blocks,
  className,
}: {
  /** What one chooses, for readers. */
  legend: string
  blocks: readonly Block[]
  /** How they stand at a desk. */
  className: string
}) {
  const [params] = useSearchParams()
  const put = usePutParams()
  const chosen = blocks.find(({ name }) => name === params.get('show')) ?? blocks[0]
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="md:hidden">
        <Chips
          legend={legend}
          legendHidden
          oneLine
          value={chosen?.name ?? ''}
          onChange={(show) => put({ show })}
          chips={blocks.map(({ name, label }) => ({ value: name, label }))}
        />
      </div>
      <div className={className}>
        {blocks.map(({ name, content }) => (
          <div key={name} className={name === chosen?.name ? 'min-w-0' : 'min-w-0 max-md:hidden'}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
