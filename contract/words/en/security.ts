import { securitySettings } from '../../security-settings.ts'
import { area } from '../words.ts'
import { duration, number, plural } from './grammar.ts'

/** The own account: how its person is reached, signing in with more than a password, and the devices that are signed in. */
export const security = area('security', {
  title: 'Your account',
  lead: 'How we reach you, how you sign in, and where you are signed in.',
  failed: 'Your sign-in settings did not load',
  notDone: 'That did not work. Try again.',
  remove: 'Remove',
  done: 'Done',
  /** The list of the parts of the page, and how each stands. */
  sections: 'Parts of your account',
  standing: {
    passkeys: (n: number) => (n === 0 ? 'None' : number(n)),
    codes: (n: number) => `${number(n)} left`,
    devices: (n: number) => plural(n, { one: '# device', other: '# devices' }),
  },

  contact: {
    heading: 'Contact details',
    emailHint: 'Password reset links go here.',
    ofCustomer:
      'When you change your name or phone, open requests that show it change too. If a job is in progress, tell the provider.',
    ofTechnician: 'Texts about your jobs go to the number your business has for you.',
    inRecord: {
      text: 'Your name and phone number are in your driver record.',
      open: 'Open your record',
    },
    inSettings: {
      text: 'We reach you at the number of your business.',
      open: 'Change that number',
    },
    save: 'Save contact details',
    unchanged: 'Nothing has changed.',
    done: 'Your contact details are saved.',
    failed: 'Your contact details were not saved. Try again.',
  },

  password: {
    heading: 'Password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    change: 'Change password',
    changed: 'Your password is changed. All other devices are signed out.',
    failed: 'The password was not changed. Try again.',
  },

  factors: {
    heading: 'Second step',
    lead: 'With a second step, nobody gets in with your password alone.',
    required: 'Admins always sign in with a second step.',
    none: 'Off',
    on: 'On',
  },

  app: {
    heading: 'Authenticator app',
    text: 'An app on your phone shows a new 6-digit code every 30 seconds.',
    start: 'Set up authenticator app',
    scan: 'Scan this picture with your authenticator app (Google Authenticator, 1Password, Aegis or any other).',
    picture: 'QR code for your authenticator app',
    byHand: 'Can’t scan? Type this key into the app:',
    code: '6-digit code',
    codeHint: 'The code the app shows now.',
    confirm: 'Turn on',
    cancel: 'Cancel',
    turnedOn: 'The authenticator app is on.',
    removeTitle: 'Remove the authenticator app?',
    removeText: 'You will sign in without its codes. All other devices are signed out.',
  },

  codes: {
    heading: 'Recovery codes',
    left: (n: number) =>
      plural(n, {
        one: '# recovery code left. Each works once, when you don’t have your phone.',
        other: '# recovery codes left. Each works once, when you don’t have your phone.',
      }),
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes?',
    renewText: 'The codes you have now stop working.',
    keep: 'Keep these codes somewhere safe, not on this device. Each one signs you in once when you don’t have your phone. We show them only now.',
    label: 'Your recovery codes',
    copy: 'Copy',
    copied: 'Copied.',
    save: 'Save as a file',
    file: 'roadcall-recovery-codes.txt',
    kept: 'I have saved them',
  },

  passkeys: {
    heading: 'Passkeys',
    text: 'Sign in with your fingerprint, your face or the lock of your device, without a password.',
    add: 'Add a passkey',
    name: 'Name of the passkey',
    nameHint: 'So that you know it again, such as “Work phone”.',
    unsupported: 'This browser cannot make passkeys here.',
    added: 'The passkey is added.',
    created: 'Added',
    used: 'Last used',
    never: 'Not used yet',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    removeTitle: (name: string) => `Remove the passkey ${name}?`,
    removeText: 'You can no longer sign in with it. All other devices are signed out.',
    stopped: 'The passkey was not used. Try again.',
  },

  devices: {
    heading: 'Where you are signed in',
    name: ({ browser, system }: { browser: string | null; system: string | null }) =>
      browser && system
        ? `${browser} on ${system}`
        : (browser ?? system ?? 'Unknown browser or program'),
    here: 'This device',
    seen: 'Last seen',
    since: 'Signed in',
    end: 'Sign out',
    endOf: (name: string) => `Sign out ${name}`,
    endOthers: 'Sign out all other devices',
    onlyHere: 'You are signed in nowhere else.',
    ended: 'This device is signed out.',
    othersEnded: 'All other devices are signed out.',
    failed: 'Your devices did not load',
  },

  /** At the door, after the password. */
  signIn: {
    heading: 'One more step',
    code: 'Code',
    codeHint: 'From your authenticator app, or one of your recovery codes.',
    submit: 'Sign In',
    passkey: 'Sign in with a passkey',
    back: 'Back',
  },

  /** Before something dangerous. */
  proof: {
    title: 'Confirm that it is you',
    text: `You signed in a while ago. Enter your password again to do this; then you are not asked again for ${duration(securitySettings.proofMs)}.`,
    password: 'Password',
    submit: 'Confirm',
    passkey: 'Use a passkey',
    failed: 'This was not confirmed. Try again.',
  },

  /** An admin's first sign-in. */
  setUp: {
    title: 'Set up a second step',
    text: 'You run Roadcall, so a password alone is not enough. Choose an authenticator app or a passkey; you will need it each time you sign in.',
    next: 'Continue',
  },
})
