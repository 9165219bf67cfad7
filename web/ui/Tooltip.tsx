import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'
import { chainHandlers } from './chain-handlers.ts'
import { useTooltip } from './use-tooltip.tsx'

/** A sentence that explains one control. Its child must pass what it is given on to its element. */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}) {
  const { trigger, bubble } = useTooltip(text)
  return (
    <>
      {cloneElement(children, chainHandlers(children.props, trigger))}
      {bubble}
    </>
  )
}
