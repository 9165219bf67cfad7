import {
  type DetailField,
  type DetailFieldName,
  optionLabel,
  options,
  vehicleMakes,
} from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { RequestFormState } from './use-request-form.ts'

const makes = vehicleMakes.map((make) => ({ value: make, label: make }))

/** What a phone's keyboard should know of a text. */
const typing: Partial<Record<DetailFieldName, object>> = {
  year: { inputMode: 'numeric', maxLength: 4 },
  vin: { autoCapitalize: 'characters', spellCheck: false },
}

/** One question of step 2, in the shape that the catalogue gives it. */
export function DetailInput({ detail, form }: { detail: DetailField; form: RequestFormState }) {
  const { name, kind, marked } = detail
  const { error, ...input } = form.text(name)
  const around = { ...requests.details[name], required: marked, error }
  const put = (value: string) => form.change({ [name]: value })

  if (kind === 'choice')
    return (
      <Chips
        legend={around.label}
        name={name}
        required={marked}
        value={input.value}
        onChange={put}
        onClear={() => put('')}
        chips={options[detail.list].map((value) => ({ value, label: optionLabel(value) }))}
      />
    )
  if (kind === 'place')
    return <PlaceField {...around} name={name} value={input.value} onChange={put} />
  return (
    <Field {...around}>
      {kind === 'make' && <Select {...input} options={makes} />}
      {kind === 'long' && <TextArea {...input} />}
      {kind === 'text' && <TextInput {...input} autoComplete="off" {...typing[name]} />}
    </Field>
  )
}
