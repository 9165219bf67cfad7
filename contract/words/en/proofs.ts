import type { ProofItem, ProofStage, SkipReason } from '../../proof-lists.ts'
import { area } from '../words.ts'
import { list, plural } from './grammar.ts'

/** What is shown, read or signed. */
const items: Record<ProofItem, string> = {
  tire: 'The tire as you found it',
  tire_position: 'Tire position',
  tire_size: 'Size on the tire wall',
  new_tire: 'New tire with its size',
  dot_code: 'DOT code of the new tire',
  old_tire: 'Old tire',
  torque: 'Torque reading',
  fault: 'The fault',
  odometer: 'Odometer or hours',
  parts: 'Old and new part',
  odometer_after: 'Odometer or hours after the work',
  work_done: 'What was done',
  battery: 'Voltage or running dash',
  before: 'Before',
  after: 'After',
  corners: 'All four corners',
  damage: 'Damage it already has',
  hook_up: 'Hook-up',
  place: 'Where it was picked up',
  vin: 'VIN',
  plate: 'License plate',
  corners_after: 'All four corners at drop-off',
  drop_off_sign: 'Sign at the drop-off',
  recipient: 'Who received it',
  extra: 'Anything else',
  charge: 'Extra charges',
  gone: 'The place with nobody there',
  signature: 'Customer’s signature',
}

const stages: Record<ProofStage, string> = {
  before: 'Before the work',
  during: 'During the work',
  charge: 'Extra charges',
  gone: 'Nobody there',
  after: 'When the work is done',
}

const reasons: Record<SkipReason, string> = {
  not_safe: 'Not safe here',
  too_dark: 'Too dark',
  no_camera: 'No camera',
  nobody_there: 'Left the vehicle, nobody was there',
  other: 'Another reason',
}

const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length
    return times === 1 ? name : `${name} (${times})`
  })

/** Proof of work: what is asked of who does it, and what both sides see of it. */
export const proofs = area('proofs', {
  title: 'Proof of work',
  items,
  stages,
  reasons,
  /** What was skipped is not given. */
  progress: (given: number, asked: number, skipped: number) =>
    `${given} of ${asked}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  progressLong: (given: number, asked: number, skipped: number) =>
    `${given} of ${asked} given${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  photo: (item: string) => `Take a photo: ${item}`,
  takePhoto: 'Photo',
  ofPhotos: (given: number, wanted: number) => `${given} of ${wanted} photos`,
  photos: (n: number) => plural(n, { one: '# photo', other: '# photos' }),
  read: 'Type it',
  readOf: (item: string) => `Type it: ${item}`,
  readAgain: 'Change',
  readAgainOf: (item: string) => `Change: ${item}`,
  save: 'Save',
  skip: 'Skip',
  skipOf: (item: string) => `Skip: ${item}`,
  skipTitle: 'Skip this proof?',
  skipText: 'Both sides can read that it was skipped, and why.',
  skipWhy: 'Why is it skipped?',
  skipWords: 'In a few words (optional)',
  skipWordsNeeded: 'In a few words',
  skipDeed: 'Skip it',
  skipSay: 'Say in a few words why it is skipped.',
  back: 'Back',
  skipped: (reason: string) => `Skipped: ${reason}`,
  skippedTag: 'Skipped',
  missing: 'Not given',
  notYet: 'Not yet',
  optional: 'If there is any',
  givenTag: 'Given',
  toGive: 'Asked for',
  hide: 'Hide this photo',
  hideTitle: 'Hide this photo?',
  hideText: 'Nobody sees it anymore. If there is a dispute, its file still counts.',
  hideWhy: 'Why?',
  hidden: (reason: string) => `Photo hidden: ${reason}`,
  hiddenForgotten: 'Photo hidden',
  /** One name for each that waits; several of one name are counted behind it. */
  waiting: (names: readonly string[]) =>
    `${plural(names.length, { one: '# is', other: '# are' })} waiting on this phone and will be sent when there is a connection: ${list(counted(names))}.`,
  /** To whoever does not hold the phone that took them. */
  sent: (sent: number, taken: number) =>
    `${sent} of ${taken} photos sent. The others are still on the phone that took them.`,
  refused: (item: string, why: string) => `${item}: ${why}`,
  drop: 'OK',
  unread: 'The proof of work did not load',
  failed: 'This was not saved. Try again.',
  none: 'No proof was given.',
  atPlace: 'at the location',
  meters: (distance: string) => `${distance} from the location`,
  by: (name: string) => `by ${name}`,
  late: 'received',
  sign: {
    open: 'Sign for the work',
    openRecipient: 'Get a signature',
    title: 'Sign for the work',
    titleRecipient: 'Sign for the vehicle',
    text: 'You confirm that the work was done as agreed. You can still object to it later.',
    textRecipient: 'You confirm that you received the vehicle.',
    handTo: (name: string) => `Hand the phone to ${name}. Do not sign for them.`,
    handToRecipient: 'Hand the phone to the person who takes the vehicle. Do not sign for them.',
    onPhoneOf: (name: string) => `on ${name}’s phone`,
    onProvidersPhone: 'on the provider’s phone',
    byLink: 'by a link to follow, with the code on the technician’s phone',
    ownPhone:
      'To sign on their own phone, they open the link to follow this job and type your code:',
    code: 'The code on the technician’s phone',
    codeHint: 'Ask for it. It shows that you are there.',
    pad: 'Draw your signature here',
    padHint: 'With a finger or a mouse. A typed name alone is enough.',
    clear: 'Clear',
    name: 'Your name',
    price: (sum: string) => `Agreed price: ${sum}`,
    toPay: (sum: string) => `You pay ${sum} directly.`,
    onBill: 'It goes on your fleet’s bill.',
    fingerprint: 'Agreement',
    deed: 'Sign',
    signed: (name: string) => `Signed by ${name}`,
    forgotten: 'Signed',
    drawing: (name: string) => `Signature of ${name}`,
    done: 'Signed. Thank you.',
    kept: 'Signed. It is saved on this phone and sent as soon as there is a signal.',
    notSent: 'Saved on this phone · not sent yet',
    older: 'Signed before the last change of what was agreed.',
  },
  finish: {
    /** Above the last step, where something is missing. */
    missing: (n: number, names: readonly string[]) =>
      `${plural(n, { one: '# proof is', other: '# proofs are' })} missing: ${list(names)}.`,
    why: 'Why is it missing?',
    none: 'Choose a reason.',
    hint: 'You can go back and add what is missing, or finish now and say why.',
  },
  invoice: {
    title: 'Proof of work',
    photos: ({ count }: { count: number }) => plural(count, { one: '# photo', other: '# photos' }),
    skipped: ({ reason, words }: { reason: string; words: string | null }) =>
      `skipped: ${reason}${words ? ` “${words}”` : ''}`,
    missing: 'not given',
    signed: ({ name }: { name: string }) => `signed by ${name}`,
    signedForgotten: 'signed',
  },
})
