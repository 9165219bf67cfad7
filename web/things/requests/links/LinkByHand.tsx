import { bids } from '#contract/words/en/bids.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'

/** A link where the browser lets us neither share nor copy it: on pages that are not served securely, or when it was forbidden. */
export function LinkByHand({ link }: { link: string }) {
  return (
    <Field label={bids.page.copyByHand}>
      <TextInput readOnly autoFocus value={link} onFocus={(event) => event.target.select()} />
    </Field>
  )
}
