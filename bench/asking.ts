import type { Request } from './load.ts'

export const jsonHeaders = () => ({
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
})

/** Somebody asks for help, each a little elsewhere; `lat` where it matters who is near. */
export const asking = (at: number, lat = 30 + (at % 1000) / 1000) =>
  ({
    method: 'POST',
    path: '/api/service-requests/individual',
    headers: jsonHeaders(),
    body: JSON.stringify({
      fullName: 'Bench Asker',
      phone: '(512) 555-0100',
      email: 'bench-asker@example.com',
      location: 'Bench Street, Austin, TX',
      serviceType: 'roadside_tire',
      preferredServiceTime: 'asap',
      problemDescription: 'Blown steer tire on the shoulder.',
      lat,
      lng: -97.7,
    }),
  }) satisfies Request
