import { settings } from '#contract/settings.ts'

export const sessionMaxAgeSeconds = Math.floor(settings.session.absoluteMs / 1000)

/** `Secure` where the product is served by https; plain http is for a machine of one's own. */
export const cookieOptions = (publicUrl: string) =>
  ({
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
  }) as const
