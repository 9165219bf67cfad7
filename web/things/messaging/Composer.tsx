import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { trying } from '#contract/words/en/trying.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { keep } from '../../kit/api/storage.ts'
import { TryingLine } from '../../kit/TryingLine.tsx'
import { failedOrStopped } from '../../kit/trying-dialog.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { keptWords } from '../../kit/unsaved/kept-words.ts'
import { AddPhotos } from '../photos/AddPhotos.tsx'
import { useConversationPhotos } from '../photos/use-conversation-photos.ts'
import { draftOf } from './keys.ts'
import { PhotosToSend } from './PhotosToSend.tsx'
import type { ShownConversation } from './use-conversation.ts'
import { useSendMessage } from './use-send-message.ts'

export interface ComposerProps {
  bidId: string
  shown: ShownConversation
}

/** A finger has a button to send and needs Enter for a new line. */
const entersToSend = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** What is being written. It is kept until it has arrived: through a failure, a closed dialog, a reload. */
export function Composer({ bidId, shown }: ComposerProps) {
  const place = draftOf(bidId)
  const [content, setContent] = useState(() => keptWords(place))
  const [isEmpty, setEmpty] = useState(false)
  const photos = useConversationPhotos(bidId)
  const { say, isSending, isLost, stop } = useSendMessage(bidId, shown.serviceRequestId)
  const isDesk = entersToSend()
  // What an earlier dialog was still sending is in the field no more once it has arrived.
  const [wasSending] = useState(isSending)
  useEffect(() => {
    if (wasSending && !isSending) setContent(keptWords(place))
  }, [wasSending, isSending, place])

  function write(text: string) {
    setContent(text)
    setEmpty(false)
    keep(place, text, 'tab')
  }

  function send() {
    if (isSending || photos.isSending) return
    const said = content.trim()
    if (!said && photos.photoIds.length === 0) return setEmpty(true)
    const { photoIds } = photos
    mutateThen(say, { content: said, photoIds, after: shown.messages.at(-1) }, () => {
      setContent('')
      photos.clear()
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesk) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <PhotosToSend photos={photos} />
      <Field
        label={words.label}
        hint={isDesk ? words.hint : undefined}
        error={isEmpty ? words.write : undefined}
      >
        <TextArea
          rows={2}
          // A finger first wants to read; the keyboard would cover the half of it.
          autoFocus={isDesk}
          className="min-h-16! max-h-40!"
          maxLength={settings.messages.maxLength}
          value={content}
          readOnly={isSending}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <TryingLine isLost={isLost} />
      <FormError error={say.isError ? refusalOf(say.error) : null} />
      <div className="flex flex-wrap items-center gap-2">
        {shown.can.sendPhotos && !photos.fullReason && (
          <AddPhotos label={words.photo} busy={photos.isPreparing} onAdd={photos.add} />
        )}
        {isLost && say.isPending && <Button onClick={stop}>{trying.stop}</Button>}
        <Button
          type="submit"
          variant="primary"
          className="grow"
          icon={<SendHorizontal className="size-5" aria-hidden="true" />}
          busy={isSending}
          disabledReason={photos.isSending ? words.photosComing : null}
        >
          {words.send}
        </Button>
      </div>
    </form>
  )
}

/** A refusal in the server's words; the specification's sentence where it gave none (S0 §8), or that it was stopped. */
const refusalOf = (error: Error): string => sentenceOf(error, failedOrStopped(error, words.failed))
