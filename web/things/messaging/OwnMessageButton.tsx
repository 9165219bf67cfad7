import { MessageButton, type MessageButtonProps } from './MessageButton.tsx'
import { unreadOf, useInbox } from './use-inbox.ts'

/** Opens a conversation of the account; its page keeps the inbox up to date. */
export function OwnMessageButton(props: Omit<MessageButtonProps, 'unread'>) {
  const inbox = useInbox()
  return <MessageButton {...props} unread={unreadOf(inbox.data, props.bidId)} />
}
