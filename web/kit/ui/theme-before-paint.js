// A blocking script in the head of both pages, so that nobody is blinded by the other theme. The build gives it a
// name with a hash; theme.ts keeps what it reads.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'night') document.documentElement.dataset.theme = theme
} catch {
  // Nothing is kept here: the device decides.
}
