import * as z from 'zod/mini'
import { phoneNumber, textFrom } from './primitives.ts'
import { settings } from './settings.ts'

/** How somebody signs in and is reached: the same wherever an account comes into being. */
export const username = z
  .string('Username must be at least 3 characters')
  .check(
    z.trim(),
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(60, 'Username must be at most 60 characters'),
    z.regex(/^[^\s@]+$/, 'A username has no spaces and no @'),
  )

export const password = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(settings.password.min, 'Password must be at least 6 characters'),
    z.maxLength(settings.password.max, 'Password must be at most 128 characters'),
  )

export const fullName = textFrom(2, 120, 'Full name', 'Full name must be at least 2 characters')
export const phone = phoneNumber()
