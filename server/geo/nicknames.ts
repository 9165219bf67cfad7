/** What people call a town besides its name: key → the town's key and state. */
const NICKNAMES: Readonly<Record<string, readonly [key: string, state: string]>> = {
  nyc: ['new york', 'NY'],
  'new york city': ['new york', 'NY'],
  philly: ['philadelphia', 'PA'],
  vegas: ['las vegas', 'NV'],
  okc: ['oklahoma city', 'OK'],
  slc: ['salt lake city', 'UT'],
  dfw: ['dallas', 'TX'],
  atx: ['austin', 'TX'],
  'san antone': ['san antonio', 'TX'],
  indy: ['indianapolis', 'IN'],
  jax: ['jacksonville', 'FL'],
}

export function nicknameOf(key: string): readonly [key: string, state: string] | undefined {
  return NICKNAMES[key]
}
