import { createContext, useContext } from 'react'

/** How big controls are: `field` for thumbs and gloves (48 px and more), `desk` for a mouse (36 px). */
export type Density = 'field' | 'desk'

const DensityContext = createContext<Density>('field')

/** `<DensityOf value="desk">` around a desk page makes every control inside it smaller. */
export const DensityOf = DensityContext.Provider

export function useDensity(own?: Density): Density {
  const around = useContext(DensityContext)
  return own ?? around
}
