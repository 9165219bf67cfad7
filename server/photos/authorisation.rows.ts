import { makeFollowLink } from '#contract/follow-links.ts'
import {
  addRequestPhoto,
  listFollowedPhotos,
  listRequestPhotos,
  readPhoto,
  removePhoto,
} from '#contract/photos.ts'
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
import { withToken } from '../testing/caller.ts'
import { ownedRequest } from '../testing/given-owned.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const file = { file: await givenPhoto(), contentType: 'image/jpeg' }

async function ownedPhoto(app: TestApp) {
  const { owner, params } = await ownedRequest(app)
  const photo = await owner.call(addRequestPhoto, { params, ...file })
  return { owner, params: { id: photo.body.id } }
}
/** Who was given a link to follow, with the photos. */
async function following(app: TestApp) {
  const { owner, params } = await ownedRequest(app)
  const body = { name: 'Ann at dispatch', showsPhotos: true }
  const { body: link } = await owner.call(makeFollowLink, { params, body })
  return { caller: withToken(app.anybody(), link.path?.split('#token=')[1] ?? '') }
}
async function ownPicture({ given }: TestApp) {
  const { caller } = await given.provider()
  const picture = await caller.call(addProviderPicture, file)
  return { caller, params: { id: picture.body.id } }
}

export const photoRows = [
  ownedRow(addRequestPhoto, itsOwner(ownedRequest), file),
  ownedRow(listRequestPhotos, itsOwner(ownedRequest)),
  row(listFollowedPhotos, following),
  ownedRow(readPhoto, itsOwner(ownedPhoto)),
  ownedRow(removePhoto, itsOwner(ownedPhoto)),
  row(addProviderPicture, asProvider, file),
  row(removeProviderPicture, async (app) => ({ caller: (await ownPicture(app)).caller })),
  row(readProviderPicture, anotherOn(asAnybody, ownPicture)),
]
