// A blocking script in the head of the app's page. Who comes by a link has its token behind the "#", where no server reads it:
// what the page shows first is asked for here, before its scripts are there. The answers are taken by first-answers.ts.
try {
  const [, id] = /^\/bids\/([\w-]+)$/.exec(location.pathname) ?? []
  const [, written] = /^#token=(.+)$/.exec(location.hash) ?? []
  if (id && written) {
    const token = decodeURIComponent(written)
    const ask = (address) => {
      const answer = fetch(address, {
        credentials: 'include',
        headers: { 'X-Access-Token': token },
      })
      // Whoever takes it hears of a failure.
      answer.catch(() => {})
      return [address, answer]
    }
    const request = `/api/service-requests/${id}`
    window.askedFirst = {
      token,
      sentAt: Date.now(),
      answers: Object.fromEntries([ask(`${request}/public`), ask(`${request}/bids/public`)]),
    }
  }
} catch {
  // A link that was cut: the page says so.
}
