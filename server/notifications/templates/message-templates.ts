import type { MessageGroup, MessageTemplate } from '#contract/message-templates.ts'
import { paths } from '#contract/paths.ts'
import { mails } from '#contract/words/en/mails.ts'
import { noticesOfAccounts } from '#contract/words/en/notices-of-accounts.ts'
import { noticesOfJobs } from '#contract/words/en/notices-of-jobs.ts'
import { noticesOfRequests } from '#contract/words/en/notices-of-requests.ts'
import type { Language } from '#contract/words/languages.ts'
import type { NoticeWords } from '#contract/words/notice-words.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../../core/mail-of.ts'
import { type NoticeCode, noticeIn } from '../telling/say.ts'
import { textOf } from '../telling/text-of.ts'
import { accessTemplates } from './access-templates.ts'
import { asCarried } from './as-carried.ts'
import { sampleValues } from './sample-values.ts'

const groups: Record<Exclude<MessageGroup, 'access'>, object> = {
  requests: noticesOfRequests,
  jobs: noticesOfJobs,
  accounts: noticesOfAccounts,
}
/** Kept for lines of before the notices had codes: it has no words of its own. */
const withoutWords: readonly NoticeCode[] = ['earlier']

/** Every mail and SMS that the product sends, made of the catalogue as it is, in one language. */
export function messageTemplates(language: Language, publicUrl: string): MessageTemplate[] {
  const notices = Object.entries(groups).flatMap(([group, words]) =>
    Object.entries(words as Record<string, NoticeWords<never>>)
      // The groups' keys are the codes.
      .map(([code, { sms }]) => ({ code: code as NoticeCode, hasSms: sms !== undefined }))
      .filter(({ code }) => !withoutWords.includes(code))
      .map((one) => ofNotice(language, publicUrl, { ...one, group: group as MessageGroup })),
  )
  return [...notices, ...accessTemplates(language, publicUrl)]
}

function ofNotice(
  language: Language,
  publicUrl: string,
  { code, group, hasSms }: { code: NoticeCode; group: MessageGroup; hasSms: boolean },
): MessageTemplate {
  const said = { code, params: sampleValues }
  const { title, body } = noticeIn(language, said)
  const { button, why, whyGuest } = inLanguage(mails, language).notice
  const isGuests = group !== 'accounts'
  const link = publicUrl + (isGuests ? paths.short('7mQ2xKt4RbWz') : paths.board)
  return {
    code,
    group,
    mail: mailOf(
      {
        subject: title,
        lines: [body],
        to: { link, button },
        why: isGuests ? whyGuest : why.service_provider,
      },
      language,
    ),
    sms: hasSms ? asCarried(textOf(language, said, { link, isFirst: false, isGuests }).text) : null,
  }
}
