// Before the first paint, so that nobody is blinded by the other theme. See ui/theme.ts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'night') document.documentElement.dataset.theme = theme
} catch (e) {}
