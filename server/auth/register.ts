import type { CurrentUser, RegistrableType, Registration } from '#contract/auth.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashPassword } from '../platform/secrets/passwords.ts'
import { agree } from './agreements.ts'
import {
  useUpResets as endMailedLinks,
  findCurrentUser,
  insertUser,
  reopenUser,
} from './queries.ts'
import { refuseWeak } from './weak-password.ts'

export type RegistrationOf<T extends RegistrableType> = Extract<Registration, { userType: T }>

/** What else comes into being with an account of a type: a provider, a fleet, a driver. Given by the app. */
export type Openers = {
  [T in RegistrableType]: (
    tx: Tx,
    userId: string,
    form: RegistrationOf<T>,
    deed: Deed,
  ) => Promise<void>
}

export interface Account {
  userType: RegistrableType
  username: string
  /** Null where somebody is reached by phone alone. */
  email: string | null
  fullName: string
  phone: string
  password: string
}

export interface Opening {
  /** Whose closed account is opened again in place of a new one; nobody's unless said. */
  former?: (tx: Tx) => Promise<{ id: string } | undefined>
  /** What else comes into being with it. */
  open: (tx: Tx, userId: string) => Promise<void>
}

/** Somebody makes an account and agrees to the terms; what belongs to its type is opened in the same transaction. */
export const register = (
  deed: Deed,
  account: Account,
  open: Opening['open'],
): Promise<CurrentUser> => openAccount(deed, account, { open })

/** The same, where somebody may have had the account before. */
export async function openAccount(
  deed: Deed,
  account: Account,
  { former, open }: Opening,
): Promise<CurrentUser> {
  const { username, email, fullName } = account
  await refuseWeak(account.password, [username, email, fullName])
  const passwordHash = await hashPassword(account.password)
  try {
    return await deed.transaction(async (tx) => {
      const own = {
        user_type: account.userType,
        username: account.username,
        email: account.email,
        full_name: account.fullName,
        phone: account.phone,
        password_hash: passwordHash,
        language: deed.language,
        created_at: deed.now,
      }
      const known = await former?.(tx)
      const { id } = await (known ? reopenUser(tx, known.id, own) : insertUser(tx, own))
      if (known) await endMailedLinks(tx, id, deed.now)
      await agree(tx, { userId: id }, deed.now)
      await open(tx, id)
      const user = await findCurrentUser(tx, id)
      if (!user) throw new Error('an account was not written')
      return user
    })
  } catch (error) {
    throw takenRefusal(error) ?? error
  }
}

/** The unique indexes decide who was first; their refusal becomes the specification's words (S1 §8). */
export function takenRefusal(error: unknown): Refusal | null {
  const constraint = error instanceof Error && Reflect.get(error, 'constraint')
  if (constraint === 'users_by_username') {
    const { usernameTaken, tryUsername } = refusals.accounts
    return new Refusal('username_taken', usernameTaken, {
      error: tryUsername,
      details: { username: usernameTaken },
    })
  }
  if (constraint === 'users_by_email') {
    const { emailTaken, tryEmail } = refusals.accounts
    return new Refusal('email_taken', emailTaken, {
      error: tryEmail,
      details: { email: emailTaken },
    })
  }
  return null
}
