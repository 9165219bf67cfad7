import { fields } from '#contract/words/en/fields.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** The label is the usual one unless said. */
export type PersonFieldProps = Omit<TextFieldProps, 'label'> & { label?: string }

// Each with the keyboard that a phone shows for it, and with what a browser knows of its owner.

export const NameField = (props: PersonFieldProps) => (
  <TextField label={fields.fullName} required autoComplete="name" {...props} />
)

export const EmailField = (props: PersonFieldProps) => (
  <TextField
    label={fields.email}
    required
    type="email"
    inputMode="email"
    autoComplete="email"
    {...props}
  />
)

export const PhoneField = (props: PersonFieldProps) => (
  <TextField label={fields.phone} required type="tel" autoComplete="tel" {...props} />
)

export const UsernameField = (props: PersonFieldProps) => (
  <TextField
    label={fields.username}
    required
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

/** The name of a business. */
export const CompanyField = (props: TextFieldProps) => (
  <TextField required autoComplete="organization" {...props} />
)

export const AddressField = (props: TextFieldProps) => (
  <TextField required autoComplete="street-address" {...props} />
)
