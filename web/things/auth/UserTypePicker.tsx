import { type RegistrableType, registrableTypes } from '#contract/auth.ts'
import { auth } from '#contract/words/en/auth.ts'
import { RadioCards } from '../../kit/ui/RadioCards.tsx'

/** The order of S0 §2.5, with the individual behind the three that it names (rules A). */
const order: readonly RegistrableType[] = [
  'service_provider',
  'business_customer',
  'driver',
  'customer',
]

/** A user type that registration offers, out of an address that anybody may have typed. */
export const readUserType = (value: string | null): RegistrableType | '' =>
  registrableTypes.find((type) => type === value) ?? ''

export function UserTypePicker({
  value,
  onChange,
}: {
  value: RegistrableType | ''
  onChange: (type: RegistrableType) => void
}) {
  const { type, types } = auth.signUp
  return (
    <RadioCards
      legend={type}
      required
      columns={1}
      value={value}
      onChange={onChange}
      cards={order.map((card) => ({
        value: card,
        label: types[card].label,
        description: types[card].text,
      }))}
    />
  )
}
