// Shows news while no page is open, and leads to it. It caches nothing: pages come from the server as ever.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      icon: '/apple-touch-icon.png',
      data: { link },
    }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(new URL(event.notification.data.link, location.origin).href))
})

/** In the window that is open already, or in a new one. */
async function follow(address) {
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(address)
  await open.focus()
  return open.navigate(address)
}
