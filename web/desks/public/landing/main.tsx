import { hydrateRoot } from 'react-dom/client'
import { loadLanguageOfPage } from '../../../kit/ui/language-of-page.ts'
import { LandingPage } from './LandingPage.tsx'
import { readFigures } from './read-figures.ts'
import './landing.css'

const root = document.getElementById('root')
if (root) {
  await loadLanguageOfPage()
  hydrateRoot(root, <LandingPage figures={readFigures(root)} />)
}
