/** A piece of a text: from its first letter to behind its last. */
export type Span = readonly [from: number, to: number]

const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?at\s?[)\]}>]\s?|\sat\s)`
const dot = String.raw`(?:\.|\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\sdot\s)`
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Ends of addresses that are no words of a sentence. */
const endings = 'com|net|org|biz|info|io|xyz|edu|gov'
/** These may be, where somebody leaves out the space after a full stop. */
const wordly =
  'co|app|dev|shop|store|site|online|tel|mobi|ca|mx|us|me|to|ly|tv|cc|ai|gg|link|page|ee'
const mailers = 'gmail|yahoo|hotmail|icloud|aol|protonmail'
const networks =
  'ig|insta(?:gram)?|fb|facebook|messenger|tele(?:gram)?|snap(?:chat)?|whats\\s?app|signal|tiktok|twitter|skype|cash\\s?app|venmo'

const patterns = [
  // joe@shop.com, and whatever else has the form.
  String.raw`[^\s@<>()]{1,64}@[^\s@<>()]{1,250}\.[a-z]{2,}`,
  // j o e @ s h o p . c o m
  String.raw`(?:[a-z0-9._-]\s){1,64}@(?:\s[a-z0-9-]){1,64}\s\.(?:\s[a-z]){2,10}\b`,
  // joe (at) shop (dot) com, joe at shop dot com
  `[a-z0-9._%+-]{1,64}${at}${label}(?:${dot}${label}){0,3}${dot}(?:${endings}|co)\\b`,
  `[a-z0-9._%+-]{1,64}${at}(?:${mailers})\\b`,
  // https://…, www.…
  String.raw`\b(?:h(?:tt|xx)ps?:\/\/|www\.)\S+`,
  // shop.com/x, shop dot com
  `\\b(?:${label}\\.)+(?:${endings})\\b(?:[/?#:]\\S*)?`,
  `\\b${label}${dot.replace(String.raw`\.|`, '')}(?:${endings}|co)\\b`,
  // wa.me/…, bit.ly/…; without a path only what has the look of a name.
  `\\b(?:${label}\\.)+(?:${wordly})[/?]\\S+`,
  '\\b(?:wa|t|m|fb)\\.me\\b',
  `\\b[a-z0-9-]{5,}\\.(?:co|app|shop|store|site|online|tel|mobi|ca|mx)\\b(?!\\s+[a-z])`,
  // ig: @joestire
  `\\b(?:${networks})\\b[\\s:]{0,3}@[\\w.]{2,}`,
].map((source) => new RegExp(source, 'g'))

/** Mail addresses, links, domains and names in networks, as people write them so that a machine might not see it. */
export const findAddresses = (text: string): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Span => [index, index + found.length]),
  )
