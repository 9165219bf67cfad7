// A running demo in a browser, as one of its people, for who takes pictures of it.
import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { browserPath } from '../launch/browser.mjs'

export function openBrowser() {
  const executablePath = browserPath()
  if (!executablePath) throw new Error('Pictures need chromium on the PATH.')
  return chromium.launch({ executablePath })
}

/** Without a name nobody signs in. */
export async function signIn(context, url, username) {
  if (!username) return
  const answer = await context.request.post(`${url}/api/login`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { username, password: 'roadcall-demo' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}
