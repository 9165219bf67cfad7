import type { ProofItem } from '#contract/proof-lists.ts'
import { type JobProofs, proveByPhoto, readProofs } from '#contract/proofs.ts'
import type { Caller } from './caller.ts'
import { givenPhoto } from './given-photo.ts'

/** A photo of a thing as the pages send it: with its moment, and where, if the phone knows. */
export async function photoForm(
  item: ProofItem,
  at: Date,
  where: { lat?: number; lng?: number; accuracyM?: number } = {},
): Promise<FormData> {
  const form = new FormData()
  form.set('item', item)
  form.set('takenAt', at.toISOString())
  for (const [name, value] of Object.entries(where)) form.set(name, String(value))
  form.set('photo', new Blob([await givenPhoto()], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

/** What a job has to show, to this caller. */
export async function proofsOf(
  caller: Caller,
  params: { id: string },
  token?: string,
): Promise<JobProofs> {
  return (await caller.call(readProofs, { params, ...(token && { token }) })).body
}

/** Who came shows that nobody is at the place. */
export const showNobodyThere = async (caller: Caller, params: { id: string }, at: Date) =>
  caller.call(proveByPhoto, { params, form: await photoForm('gone', at) })
