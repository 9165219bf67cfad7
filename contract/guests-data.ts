import { endpoint } from './endpoint.ts'
import { byId, ok } from './primitives.ts'
import { closingReason } from './requests.ts'

export const deleteGuestsData = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/deletion',
  caller: 'request_party',
  tag: 'requests',
  summary:
    'Have a guest’s name, number, address, words and photos of a closed request deleted in 14 days, sooner than they age out.',
  params: byId,
  response: ok,
})

export const keepGuestsData = endpoint({
  method: 'DELETE',
  path: '/api/service-requests/:id/deletion',
  caller: 'request_party',
  tag: 'requests',
  summary: 'Keep them as long as every guest’s after all.',
  params: byId,
  response: ok,
})

export const deleteGuestsDataAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/deletion',
  caller: 'admin',
  isDangerous: true,
  tag: 'admin',
  summary: 'Have the data of a guest who asked for it deleted in 14 days.',
  params: byId,
  body: closingReason,
  response: ok,
})

export const keepGuestsDataAtDesk = endpoint({
  method: 'DELETE',
  path: '/api/admin/requests/:id/deletion',
  caller: 'admin',
  tag: 'admin',
  summary: 'Keep the data of a guest as long as every guest’s after all.',
  params: byId,
  response: ok,
})
