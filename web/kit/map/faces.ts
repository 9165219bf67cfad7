import semiBold from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2?url'
import bold from '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-700-normal.woff2?url'

/** Names on a map stand in the sign face, drawn from our own files. */
export const faces = { 'Sign SemiBold': semiBold, 'Sign Bold': bold }
