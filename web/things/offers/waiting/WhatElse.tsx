import { Phone, Store } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { CancelRequest } from '../../requests/asked/CancelRequest.tsx'
import { CorrectRequest } from '../../requests/correct/CorrectRequest.tsx'
import { WidenButton } from './WidenButton.tsx'

/** What somebody can do who has waited for nothing. */
export function WhatElse({ request }: { request: RequestForOwner }) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-2">
      <WidenButton request={request} variant="primary" />
      <CorrectRequest
        request={request}
        label={waiting.correctPlace}
        variant={request.lat === null ? 'primary' : 'secondary'}
      />
      <CorrectRequest request={request} label={waiting.changeTime} />
      <Link to={paths.map} className={buttonClass({ wide: true })}>
        <Store className="size-5" aria-hidden="true" />
        {waiting.seeProviders}
      </Link>
      <CancelRequest request={request} />
    </div>
  )
}

/** Help that does not come from here: for danger, and on the road anywhere in the country. */
export function OtherHelp() {
  const words = waiting.help
  return (
    <section aria-labelledby="other-help" className="mt-2 flex w-full max-w-sm flex-col gap-2">
      <h3 id="other-help" className="text-lg">
        {words.title}
      </h3>
      <p className="text-muted">{words.danger}</p>
      <a href="tel:911" className={buttonClass({ variant: 'danger', wide: true })}>
        <Phone className="size-5" aria-hidden="true" />
        {words.danger911}
      </a>
      <p className="text-muted">{words.travel}</p>
      <a href="tel:511" className={buttonClass({ wide: true })}>
        <Phone className="size-5" aria-hidden="true" />
        {words.travel511}
      </a>
    </section>
  )
}
