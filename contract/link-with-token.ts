/** The address of a page with the token of a link: behind the `#`, which no server, proxy or log gets to see. */
export const linkWithToken = (page: string, token: string): string =>
  `${page}#token=${encodeURIComponent(token)}`
