// By itself, so that it can come after the first screen.
export { EventSource } from 'eventsource'
