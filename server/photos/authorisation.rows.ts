import { addRequestPhoto, listRequestPhotos, readPhoto, removePhoto } from '#contract/photos.ts'
import {
  addProviderPicture,
  readProviderPicture,
  removeProviderPicture,
} from '#contract/provider-profile.ts'
import {
  anotherOn,
  asAnybody,
  asProvider,
  itsOwner,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { ownedRequest } from '../testing/given-owned.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const file = { file: await givenPhoto(), contentType: 'image/jpeg' }

async function ownedPhoto(app: TestApp) {
  const { owner, params } = await ownedRequest(app)
  const photo = await owner.call(addRequestPhoto, { params, ...file })
  return { owner, params: { id: photo.body.id } }
}
async function ownPicture({ given }: TestApp) {
  const { caller } = await given.provider()
  const picture = await caller.call(addProviderPicture, file)
  return { caller, params: { id: picture.body.id } }
}

export const photoRows = [
  ownedRow(addRequestPhoto, itsOwner(ownedRequest), file),
  ownedRow(listRequestPhotos, itsOwner(ownedRequest)),
  ownedRow(readPhoto, itsOwner(ownedPhoto)),
  ownedRow(removePhoto, itsOwner(ownedPhoto)),
  row(addProviderPicture, asProvider, file),
  row(removeProviderPicture, async (app) => ({ caller: (await ownPicture(app)).caller })),
  row(readProviderPicture, anotherOn(asAnybody, ownPicture)),
]
