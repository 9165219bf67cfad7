import { hydrateRoot } from 'react-dom/client'
import { LandingPage } from './LandingPage.tsx'
import './landing.css'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <LandingPage />)
