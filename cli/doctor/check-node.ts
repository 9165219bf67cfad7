import type { Check } from './finding.ts'

/** From here on Node runs TypeScript as it is. */
const oldest = [22, 18] as const

export const checkNode: Check = async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const ok = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  const words = ok ? process.version : `${process.version}; it must be ${oldest.join('.')} or newer`
  return [{ what: 'Node', ok, words }]
}
