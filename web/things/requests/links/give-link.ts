/**
 * Gives a link to somebody: by the phone's own Share sheet where there is one, else by copying. Says what became of it;
 * `by_hand` where the browser lets us do neither.
 */
export async function giveLink(
  url: string,
  title: string,
): Promise<'shared' | 'copied' | 'by_hand' | null> {
  try {
    if (hasSheet()) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'by_hand'
  }
}

export const hasSheet = (): boolean => 'share' in navigator
