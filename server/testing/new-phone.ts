/** A phone number in Austin that nobody else in the tests has. Exchanges from 220 to 299: 211, 911 and the like are nobody's. */
export const newPhone = (): string => `+1512${220_0000 + Math.floor(Math.random() * 80_0000)}`
