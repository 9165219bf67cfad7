import { ui } from '#contract/words/en/ui.ts'
import { Mark } from './Mark.tsx'

/** The name, in the letters of a road sign. */
export function WordMark() {
  return (
    <span className="inline-flex items-center gap-2 font-sign text-2xl leading-none font-bold">
      <Mark className="size-8" />
      {/* In a bar without room for it the sign says it. */}
      <span className="@max-[19rem]/bar:sr-only">{ui.productName}</span>
    </span>
  )
}
