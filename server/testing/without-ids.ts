/** A text without ids and hashes of ours, which have any four digits in them; for tests of what must not stand in it. */
export const withoutIds = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}/g, '')
