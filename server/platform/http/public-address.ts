import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Ranges that the library calls unicast and that are nobody's on the public internet. */
const notYet = new BlockList()
// Documentation (RFC 5737, RFC 9637), NAT64 of a network's own (RFC 8215), segment routing (RFC 9602).
for (const [net, bits] of [
  ['3fff::', 20],
  ['64:ff9b:1::', 48],
  ['5f00::', 16],
] as const)
  notYet.addSubnet(net, bits, 'ipv6')

/**
 * Is this an address that anybody on the internet can reach, and not one of this machine, its network, or a way around
 * (mapped, translated, tunnelled)? By what is allowed, so that a range nobody has thought of is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || !notYet.check(address, 'ipv6')
}

/** Whether a host of an address leads to the public internet as far as its letters say; a name is looked up later. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|lan|home\.arpa|onion)$/.test(host)
}
