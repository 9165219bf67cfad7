import { sayings } from '../../sayings.ts'

export const periodFields = sayings('periodFields', {
  backwards: 'From must not be after To.',
})
