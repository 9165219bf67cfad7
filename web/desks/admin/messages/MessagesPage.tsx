import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listMessageTemplates, messageGroups } from '#contract/message-templates.ts'
import { messageWords as words } from '#contract/words/en/message-templates.ts'
import { call } from '../../../kit/api/call.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { DeskPage } from '../desk/DeskPage.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import { tabPath } from '../tab-link.ts'
import { matches } from './matches.ts'
import { Template } from './Template.tsx'

type Templates = ReturnType<typeof useTemplates>['data'] & object

/** Every email and text as it looks: to be read, in each language, before anybody gets one. */
export default function MessagesPage() {
  return (
    <DeskPage use={useTemplates} titleOf={() => words.title} here={tabPath('outbox')}>
      {(read) => <Messages read={read} />}
    </DeskPage>
  )
}

function useTemplates() {
  const [params] = useSearchParams()
  const language = params.get('language') ?? undefined
  return useQuery({
    queryKey: [listMessageTemplates.path, language],
    queryFn: ({ signal }) =>
      call(listMessageTemplates, { query: language ? { language } : {}, signal }),
  })
}

function Messages({ read: { language, languages, templates } }: { read: Templates }) {
  const [params] = useSearchParams()
  const put = usePutParams()
  const q = params.get('q') ?? ''
  const found = templates.filter((one) => matches(one, q))
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-3xl text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full sm:w-80">
          <SearchField label={words.find} value={q} onChange={(q) => put({ q })} />
        </div>
        {languages.length > 1 && (
          <Chips
            legend={words.language}
            value={language}
            onChange={(tag) => put({ language: tag })}
            chips={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
          />
        )}
      </div>
      {found.length === 0 && (
        <EmptyState title={words.nothingTitle}>{words.nothingText}</EmptyState>
      )}
      {messageGroups.map((group) => {
        const own = found.filter((one) => one.group === group)
        return (
          own.length > 0 && (
            <DeskSection key={group} title={words.groups[group]}>
              <FirstOf rows={own} name={group}>
                {(shown) => (
                  <ul className="rounded-md border border-line bg-surface">
                    {shown.map((one) => (
                      <Template
                        key={`${one.code} ${one.mail?.subject ?? 'sms'}`}
                        template={one}
                        lang={language}
                      />
                    ))}
                  </ul>
                )}
              </FirstOf>
            </DeskSection>
          )
        )
      })}
    </div>
  )
}
