import { MissingProofs } from './MissingProofs.tsx'
import { ProofList } from './ProofList.tsx'
import { loadPad } from './pad-part.ts'
import { skipAll, whatIsMissing } from './what-is-missing.ts'

/** The list, what the last step asks of it, and how to get the field to draw in. */
export const allParts = { ProofList, MissingProofs, whatIsMissing, skipAll, loadPad }
