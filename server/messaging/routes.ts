import * as contract from '#contract/messaging.ts'
import { addConversationPhoto as addPhotoEndpoint } from '#contract/photos.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { addConversationPhoto } from './add-conversation-photo.ts'
import {
  listConversations,
  listRequestConversations,
  markRead,
  readMessages,
} from './read-messages.ts'
import { sendMessage } from './send-message.ts'

export function messagingRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.sendMessage, async ({ actor, token, body, deed }) =>
    sendMessage(deed, await claim(actor, token), body),
  )
  api(contract.listMessages, async ({ actor, token, params, query, request }) =>
    readMessages(services, await claim(actor, token), params.id, query.before, languageOf(request)),
  )
  api(contract.markMessagesRead, async ({ actor, token, params, body }) => {
    await markRead(services, await claim(actor, token), params.id, body.upTo)
    return { message: answers.read }
  })
  api(contract.listConversations, async ({ actor, request }) =>
    listConversations(services, await claim(actor, null), languageOf(request)),
  )
  api(contract.listRequestConversations, async ({ actor, token, params, request }) =>
    listRequestConversations(services, await claim(actor, token), params.id, languageOf(request)),
  )
  api(addPhotoEndpoint, async ({ actor, token, params, file, deed }) =>
    addConversationPhoto(services, deed, await claim(actor, token), params.id, file),
  )
}
