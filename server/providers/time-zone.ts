/** The zone most of a state lives in; opening hours are read in it. Texas where the state is unknown. */
const byState: Record<string, string> = {
  ...zone('America/New_York', 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV'),
  ...zone('America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'),
  ...zone('America/Denver', 'CO ID MT NM UT WY'),
  ...zone('America/Los_Angeles', 'CA NV OR WA'),
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
}

function zone(name: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map((state) => [state, name]))
}

export const timeZoneOf = (state: string | null): string =>
  byState[state ?? ''] ?? 'America/Chicago'
