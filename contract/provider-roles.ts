/** As what somebody signs in for a provider. In a module of its own, since every page of the app loads it. */
export const providerRoles = ['owner', 'dispatcher', 'technician'] as const
export type ProviderRole = (typeof providerRoles)[number]
