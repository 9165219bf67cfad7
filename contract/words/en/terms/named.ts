/** The operator as the terms name them, each part filled in or marked as missing. */
export interface Named {
  name: string
  address: string
  email: string
}
