import { isIPv6 } from 'node:net'

/** Of IPv6 a household or a server has a whole network (/64), not an address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = address.includes('::') ? [...groups, ...Array(missing).fill('0')] : groups
  return whole.slice(0, 4).join(':')
}
