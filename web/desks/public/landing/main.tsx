import { hydrateRoot } from 'react-dom/client'
import { LandingPage } from './LandingPage.tsx'
import { readFigures } from './read-figures.ts'
import './landing.css'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <LandingPage figures={readFigures(root)} />)
