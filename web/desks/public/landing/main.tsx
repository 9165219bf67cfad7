import { hydrateRoot } from 'react-dom/client'
import { keepForOffline } from '../../../kit/api/keep-for-offline.ts'
import { LandingPage } from './LandingPage.tsx'
import { readFigures } from './read-figures.ts'
import './landing.css'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <LandingPage figures={readFigures(root)} />)
keepForOffline()
