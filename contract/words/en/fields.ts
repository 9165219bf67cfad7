import { area } from '../words.ts'

/** What every form calls the same. */
export const fields = area('fields', {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With area code.',
  username: 'Username',
  password: 'Password',
  passwordHint: (min: number) => `Minimum ${min} characters`,
  confirm: 'Confirm password',
})
