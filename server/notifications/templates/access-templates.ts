import type { MessageTemplate } from '#contract/message-templates.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { mails } from '#contract/words/en/mails.ts'
import { texts } from '#contract/words/en/texts.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../../core/mail-of.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { asCarried } from './as-carried.ts'
import { sampleValues } from './sample-values.ts'

const username = 'sam.carter'
const { business } = sampleValues

/** Links and codes that somebody has just asked for, and what a number is told about texts. */
export function accessTemplates(language: Language, publicUrl: string): MessageTemplate[] {
  const mail = inLanguage(mails, language)
  const sms = inLanguage(texts, language)
  const { terms } = sms
  const [reset, join] = [`${publicUrl}${paths.resetPassword}#token=…`, `${publicUrl}/join-fleet#…`]
  const joinProvider = `${publicUrl}/join-provider#…`
  const ms = settings.resetTokenMs
  const code = { code: '271828', business, ms: settings.phoneCode.validMs }
  const { resetLink, invitation, providerInvitation, contactMessage, ownData } = mail
  const { hello, button, ...accountNews } = mail.accountNews
  const letter = (code: string, subject: string, rest: Omit<Letter, 'subject'>) => ({
    ...{ code, group: 'access' as const, sms: null },
    mail: mailOf({ subject, ...rest }, language),
  })
  const text = (code: string, said: string) => ({
    ...{ code, group: 'access' as const, mail: null },
    // The real link is made of letters that every phone knows.
    sms: asCarried(said.replaceAll('…', 'x'.repeat(43))),
  })
  return [
    letter('resetLink', resetLink.subject, {
      lines: [resetLink.hello({ name: 'Sam Carter' }), resetLink.text({ ms })],
      to: { link: reset, button: resetLink.button },
      why: resetLink.why,
    }),
    letter('invitation', invitation.subject({ company: 'Bluebonnet Freight' }), {
      lines: [invitation.text({ role: 'dispatcher', ms: settings.invitationMs })],
      to: { link: join, button: invitation.button },
      why: invitation.why({ company: 'Bluebonnet Freight' }),
    }),
    letter('providerInvitation', providerInvitation.subject({ business }), {
      lines: [providerInvitation.text({ role: 'dispatcher', ms: settings.invitationMs })],
      to: { link: joinProvider, button: providerInvitation.button },
      why: providerInvitation.why({ business }),
    }),
    letter('contactMessage', contactMessage.subject({ topic: 'Billing' }), {
      lines: [
        contactMessage.from({ name: 'Dale Whitcomb', email: 'dale@example.com' }),
        sampleValues.words,
      ],
      why: contactMessage.why,
    }),
    ...[ownData.copyReady, ownData.erasureAsked].map(({ subject, text: said, why }) =>
      letter('ownData', subject, {
        lines: [ownData.hello({ name: 'Sam Carter' }), said({ on: 'March 9, 2027' })],
        to: { link: publicUrl, button: ownData.button },
        why,
      }),
    ),
    ...Object.values(accountNews).map(({ subject, text: said, why }) =>
      letter('accountNews', subject, {
        lines: [hello({ name: 'Sam Carter' }), said],
        to: { link: publicUrl + paths.account, button },
        why,
      }),
    ),
    text('introduction', sms.introduction),
    text('firstPhoneCode', sms.firstPhoneCode({ ...code, terms })),
    text('phoneCode', sms.phoneCode(code)),
    text('firstResetLink', sms.firstResetLink({ username, ms, link: reset, terms: null })),
    text('resetLink', sms.resetLink({ username, ms, link: reset })),
    text('providerInvitation', sms.providerInvitation({ business, link: joinProvider })),
    text('help', sms.help({ link: publicUrl + paths.contact })),
    text('started', sms.started),
  ]
}
