import { formatPhone } from './phone-shown.ts'

/** As people look for a number: "+15125550143" holds its digits, "(512) 555-0143", "512-555-0143". */
export function phoneSpellings(phone: string): string[] {
  const shown = formatPhone(phone)
  return [phone, shown, shown.replace(/^\((\d{3})\) /, '$1-')]
}
