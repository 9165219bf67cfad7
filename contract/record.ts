import * as z from 'zod/mini'

const kept = z.object({ jobs: z.number(), kept: z.number() })

/** What the record of a business says, each part from five jobs on and null before (trust §1). */
export const record = z.object({
  /** Of the jobs with a promised arrival how many were reached by it, proved; who was left waiting counts too. */
  onTime: z.nullable(kept),
  /** Of the closed jobs how many cost what was bid; and by how much the others grew, in percent. */
  asBid: z.nullable(z.extend(kept, { growthPercent: z.nullable(z.number()) })),
})
export type BusinessRecord = z.infer<typeof record>

/** In how many minutes a business that says so many usually comes: half of the times, and nine of ten. */
export const usually = z.object({ from: z.number(), to: z.number(), jobs: z.number() })
export type Usually = z.infer<typeof usually>
