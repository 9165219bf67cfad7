/** The shelf (`openSessionShelf`) of what is kept on the device by the right of a session: it goes with the session. */
export const bySession = 'by-session'

/** Under which the browser keeps (`storage.ts`) what it has told the server of itself in this session: a new one is told again. */
export const toldInSession = 'roadcall:told-in-session'
