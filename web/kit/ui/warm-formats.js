// The first number or time that a page writes by a language's rules costs a slow phone a fifth of a second: the browser looks through
// all languages, once per process. Another thread does that while the scripts are on their way. The landing page writes none.
if (location.pathname !== '/') {
  const work =
    'new Intl.NumberFormat("en-US").format(1);new Intl.DateTimeFormat("en-US",{timeZoneName:"short"}).format(0)'
  setTimeout(() => {
    try {
      const address = URL.createObjectURL(new Blob([`${work};close()`]))
      new Worker(address)
      URL.revokeObjectURL(address)
    } catch {
      // Where there is no such thread, the page does it itself.
    }
  })
}
