import { Mail, MessageSquareText } from 'lucide-react'
import type { MessageTemplate } from '#contract/message-templates.ts'
import { messageWords as words } from '#contract/words/en/message-templates.ts'
import { MailFrame } from './MailFrame.tsx'

/** One message: the email as a letter and the text as a bubble, in the language it is read in. */
export function Template({
  template: { code, mail, sms },
  lang,
}: {
  template: MessageTemplate
  lang: string
}) {
  return (
    <li className="flex min-w-0 flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="font-mono text-sm break-all text-muted">{code}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {mail && (
          <article className="flex min-w-0 flex-col gap-2">
            <p className="flex items-center gap-2 text-sm text-muted">
              <Mail className="size-5" aria-hidden="true" />
              {words.mail}
            </p>
            <div lang={lang} className="rounded-md border border-line bg-surface p-4">
              <h3 className="border-b border-line pb-2 text-lg break-words">{mail.subject}</h3>
              <MailFrame title={words.looks({ subject: mail.subject })} html={mail.html} />
              <details className="pt-3">
                <summary className="min-h-9 cursor-pointer content-center font-sign font-semibold">
                  {words.plain}
                </summary>
                <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
              </details>
            </div>
          </article>
        )}
        {sms && (
          <article className="flex min-w-0 flex-col gap-2">
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <MessageSquareText className="size-5" aria-hidden="true" />
              {words.sms(sms.parts)}
              {sms.parts === null && <span>{words.otherLetters}</span>}
            </p>
            <p
              lang={lang}
              className="max-w-md rounded-md rounded-tl-none border border-line bg-sunken px-4 py-3 wrap-anywhere"
            >
              {sms.text}
            </p>
          </article>
        )}
      </div>
    </li>
  )
}
