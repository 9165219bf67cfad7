import type {
  proveByPhoto as byPhoto,
  proveByReading as byReading,
  hideProof as hide,
  readProofs as read,
  signWork as sign,
  skipProofs as skip,
} from '#contract/proofs.ts'
import { bare } from '../../kit/api/bare.ts'

// Without schemas: it is given at the roadside, with one bar.

const give = { caller: 'request_party', method: 'POST' } as const

export const readProofs = bare<typeof read>({
  ...give,
  method: 'GET',
  path: '/api/jobs/:id/proofs',
})
export const proveByPhoto = bare<typeof byPhoto>({ ...give, path: '/api/jobs/:id/proofs/photos' })
export const proveByReading = bare<typeof byReading>({
  ...give,
  path: '/api/jobs/:id/proofs/readings',
})
export const skipProofs = bare<typeof skip>({ ...give, path: '/api/jobs/:id/proofs/skips' })
export const signWork = bare<typeof sign>({ ...give, path: '/api/jobs/:id/proofs/signatures' })
export const hideProof = bare<typeof hide>({ ...give, path: '/api/proofs/:id/hide' })
