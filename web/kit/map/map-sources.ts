/** Who made what lies under the pins: to be said wherever it is shown (CC BY 4.0). */
export const mapSources: readonly { name: string; href?: string }[] = [
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
  { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  { name: 'US Census Bureau' },
  { name: 'Natural Earth' },
]
