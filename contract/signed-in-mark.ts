/**
 * A cookie that scripts may read, set and cleared beside the session's own: without it a page need not ask who is
 * signed in. It says nothing about who, and gives no right.
 */
export const signedInMark = 'roadcall_signed_in'
