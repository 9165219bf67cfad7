/** Digits of a phone number, with its area code. */
export const phoneDigits = 10

/** Whether somebody can be called at it: digits count, however they are grouped. */
export const isPhoneNumber = (phone: string): boolean =>
  phone.replace(/\D/g, '').length >= phoneDigits
