/** The shelf (`openShelf`) of what is kept on the device by the right of a session: it goes with the session. */
export const bySession = 'by-session'
