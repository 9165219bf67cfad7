import type { ProviderRole } from '../../provider-roles.ts'
import type { FleetRole } from '../../rights.ts'
import type { UserType } from '../../session.ts'
import type { Eta, Offer } from '../notice-words.ts'
import { area } from '../words.ts'
import { duration, money } from './grammar.ts'
import { arrival } from './notice-parts.ts'

const roles: Record<FleetRole, string> = {
  manager: 'a manager',
  dispatcher: 'a dispatcher',
  accountant: 'an accountant',
  viewer: 'a viewer',
}

const rolesAtProvider: Record<ProviderRole, string> = {
  owner: 'an owner',
  dispatcher: 'a dispatcher',
  technician: 'a driver',
}

const why: Record<UserType, string> = {
  customer: 'You get this because you asked for help on Roadcall.',
  service_provider: 'You get this because your business takes requests on Roadcall.',
  business_customer: 'You get this because you look after a fleet on Roadcall.',
  driver: 'You get this because you drive for a fleet on Roadcall.',
  admin: 'You get this because you run Roadcall.',
}

/** What has happened to an account: the subject, what it means, and why its owner is told. */
const accountNews = {
  hello: ({ name }: { name: string }) => `Hello ${name},`,
  button: 'Go to Roadcall',
  passwordChanged: {
    subject: 'Your Roadcall password was changed',
    text: 'The password of your account was changed. All other devices were signed out. If it was not you, choose “Forgot password?” on the page of this link:',
    why: 'You get this because somebody who was signed in to your account changed its password.',
  },
  passwordReset: {
    subject: 'Your Roadcall password was reset',
    text: 'A new password was chosen for your account by a reset link. All devices were signed out. If it was not you, choose “Forgot password?” on the page of this link:',
    why: 'You get this because a reset link of your account was used.',
  },
  passwordAndKeysReset: {
    subject: 'Your Roadcall password was reset',
    text: 'A new password was chosen for your account by a reset link. All devices were signed out, the API keys that you had made have ended, and your webhooks are off. If it was not you, choose “Forgot password?” on the page of this link:',
    why: 'You get this because a reset link of your account was used.',
  },
  keyMade: {
    subject: 'An API key was made for your Roadcall account',
    text: 'A program that has this key can do what it was allowed to, in your name. If it was not you, choose “Forgot password?” on the page of this link: a new password ends all your keys.',
    why: 'You get this because somebody who was signed in to your account made an API key.',
  },
  webhookAdded: {
    subject: 'A webhook was added to your Roadcall account',
    text: 'A program at another address is told from now on what happens with your account. If it was not you, choose “Forgot password?” on the page of this link: a new password turns all your webhooks off.',
    why: 'You get this because somebody who was signed in to your account added a webhook.',
  },
  passwordSetByOperator: {
    subject: 'Your Roadcall password was reset',
    text: 'The people who run Roadcall have set a new password for your account. All devices were signed out. If you did not ask for it, write to us on the contact page of this link:',
    why: 'You get this because the people who run Roadcall changed your account.',
  },
  emailChanged: {
    subject: 'The email address of your Roadcall account was changed',
    text: 'Your account has another email address now. Emails and password reset links go there from now on. If it was not you, write to us right away on the contact page of this link:',
    why: 'You get this because this was the address of an account until somebody who was signed in to it changed it.',
  },
  emailIsNew: {
    subject: 'This is the email address of your Roadcall account now',
    text: 'Emails and password reset links of your account come here from now on. To change it, open your account:',
    why: 'You get this because somebody who was signed in to an account gave this address. If you do not know of it, write to us on the contact page.',
  },
  factorAdded: {
    subject: 'A second step was added to your Roadcall account',
    text: 'From now on signing in to your account asks for an authenticator app or a passkey that was just added. All other devices were signed out. If it was not you, choose a new password by “Forgot password?” on the page of this link, then write to us:',
    why: 'You get this because somebody who was signed in to your account added a way to sign in.',
  },
  factorRemoved: {
    subject: 'A second step was removed from your Roadcall account',
    text: 'An authenticator app or a passkey of your account was removed. All other devices were signed out. If it was not you, choose a new password by “Forgot password?” on the page of this link:',
    why: 'You get this because somebody who was signed in to your account removed a way to sign in.',
  },
  factorsReset: {
    subject: 'The second step of your Roadcall account was removed',
    text: 'The people who run Roadcall have removed the authenticator app and the passkeys of your account. Sign in with your password and set them up again:',
    why: 'You get this because the people who run Roadcall changed your account.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your Roadcall account was used',
    text: 'Somebody signed in to your account with a recovery code, which no longer works. If it was not you, or to make new ones, open your account:',
    why: 'You get this because a recovery code of your account was used.',
  },
  recoveryCodesRenewed: {
    subject: 'Your Roadcall recovery codes were renewed',
    text: 'Your account has new recovery codes; the ones before no longer work. If it was not you, open your account and sign out all other devices:',
    why: 'You get this because somebody who was signed in to your account renewed its recovery codes.',
  },
  newDevice: {
    subject: 'New device signed in to your Roadcall account',
    text: 'Your account was signed in to on a device that we have not seen before. If it was not you, open your account, sign that device out and change your password:',
    why: 'You get this because your account was signed in to on a new device.',
  },
}
export type AccountNews = Exclude<keyof typeof accountNews, 'hello' | 'button'>

/** Every mail: its subject, what it says above its one link, the words of its button, and below it why it was sent. */
export const mails = area('mails', {
  notice: {
    why,
    button: 'See it on Roadcall',
    whyGuest: 'You get this because you asked for help on Roadcall.',
    /** Above the link that takes this bid at this price. */
    accept: ({ bid, eta }: { bid: Offer; eta: Eta | null }) =>
      `Accept ${bid.business} for ${money(bid.price)}. ${eta ? arrival(eta) : ''}`.trim(),
  },
  resetLink: {
    subject: 'Reset your Roadcall password',
    button: 'Choose a new password',
    hello: ({ name }: { name: string }) => `Hello ${name},`,
    text: ({ ms }: { ms: number }) =>
      `Use this link within ${duration(ms)} to choose a new password:`,
    why: 'You get this because somebody asked to reset the password of your account. If it was not you, ignore it: your password stays as it is.',
  },
  accountNews,
  invitation: {
    button: 'Set up your account',
    subject: ({ company }: { company: string | null }) =>
      company ? `${company} invites you to Roadcall` : 'You are invited to Roadcall',
    text: ({ role, ms }: { role: FleetRole; ms: number }) =>
      `You are invited to join the fleet as ${roles[role]}. Use this link within ${duration(ms)} to set up your account:`,
    why: ({ company }: { company: string }) =>
      `You get this because ${company} gave us your address. If you do not know them, ignore it.`,
  },
  providerInvitation: {
    button: 'Set up your login',
    subject: ({ business }: { business: string | null }) =>
      business ? `${business} invites you to Roadcall` : 'You are invited to Roadcall',
    text: ({ role, ms }: { role: ProviderRole; ms: number }) =>
      `You are invited to sign in for the business as ${rolesAtProvider[role]}. Use this link within ${duration(ms)} to set up your login:`,
    why: ({ business }: { business: string }) =>
      `You get this because ${business} gave us your address. If you do not know them, ignore it.`,
  },
  ownData: {
    button: 'Open your data',
    hello: ({ name }: { name: string }) => `Hello ${name},`,
    copyReady: {
      subject: 'Your Roadcall data is ready',
      text: ({ on }: { on: string }) =>
        `The copy of your data that you asked for is ready. Download it by ${on}, once, after signing in:`,
      why: 'You get this because somebody who was signed in to your account asked for a copy. If it was not you, change your password.',
    },
    erasureAsked: {
      subject: 'Your Roadcall account will be deleted',
      text: ({ on }: { on: string }) =>
        `Your account and what we hold about you will be deleted on ${on}. To keep it, sign in before then and choose “Keep my account”:`,
      why: 'You get this because the deletion of your account was asked for. If it was not you, keep the account and change your password.',
    },
  },
  contactMessage: {
    subject: ({ topic }: { topic: string }) => `Contact page: ${topic}`,
    from: ({ name, email }: { name: string; email: string }) => `${name} <${email}> wrote:`,
    why: 'You get this because it was sent from the contact page. A reply goes to the address above, which we have not checked.',
  },
})
