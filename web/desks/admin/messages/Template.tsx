import clsx from 'clsx'
import { Mail, MessageSquareText } from 'lucide-react'
import type { MessageTemplate } from '#contract/message-templates.ts'
import { messageWords as words } from '#contract/words/en/message-templates.ts'
import { FoldedRow } from '../../../kit/ui/FoldedRow.tsx'
import { MailFrame } from './MailFrame.tsx'

/** One message: what it says first on one line, and the email as a letter, the text as a bubble once it is opened. */
export function Template({
  template: { code, mail, sms },
  lang,
}: {
  template: MessageTemplate
  lang: string
}) {
  return (
    <FoldedRow
      oneOf="template"
      summary={
        <div className="min-w-0 items-baseline gap-x-6 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <h3 lang={lang} className="truncate text-base leading-6">
            {mail?.subject ?? sms?.text}
          </h3>
          <p className="flex items-center gap-x-2 text-sm text-muted">
            <span className="min-w-0 truncate font-mono">{code}</span>
            <span className="ml-auto flex shrink-0 gap-1">
              {mail && <Mail className="size-5" role="img" aria-label={words.mail} />}
              {sms && (
                <MessageSquareText className="size-5" role="img" aria-label={words.sms(null)} />
              )}
            </span>
          </p>
        </div>
      }
    >
      <div className={clsx('grid items-start gap-4', mail && sms && 'lg:grid-cols-2')}>
        {mail && (
          <article className="flex min-w-0 flex-col gap-2">
            <p className="flex items-center gap-2 text-sm text-muted">
              <Mail className="size-5" aria-hidden="true" />
              {words.mail}
            </p>
            <div lang={lang} className="rounded-md border border-line bg-surface p-4">
              <p className="border-b border-line pb-2 font-sign text-lg font-semibold break-words">
                {mail.subject}
              </p>
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
    </FoldedRow>
  )
}
