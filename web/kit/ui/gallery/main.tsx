import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import './gallery.css'

/** Every part of the kit in every state, to look at while developing: /gallery.html. Not built for production. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
