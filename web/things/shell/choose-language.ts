import { chooseLanguage as endpoint } from '#contract/language.ts'
import { call } from '../../kit/api/call.ts'

/** The page comes anew in that language, at the same address; what was typed into its forms is kept as on any reload. */
export async function chooseLanguage(language: string): Promise<void> {
  // Of a technician's link: it says whose choice this is.
  const token = new URLSearchParams(location.search).get('token')
  await call(endpoint, { body: { language }, token })
  location.reload()
}
