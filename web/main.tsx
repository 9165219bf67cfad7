import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { phoneCountriesHere } from '#contract/phone-countries-here.ts'
import { keepForOffline } from './kit/api/keep-for-offline.ts'
import { queryClient } from './kit/api/query-client.ts'
import { retryReads } from './kit/api/retry-reads.ts'
import { firstScreen } from './kit/fetch-page.ts'
import { PageRouter } from './kit/PageRouter.tsx'
import { keepFocus } from './kit/ui/keep-focus.ts'
import { LiveRegion } from './kit/ui/LiveRegion.tsx'
import { Toaster } from './kit/ui/Toaster.tsx'
import { listenBeforeRouter } from './kit/unsaved/before-back.ts'
import { AppRoutes } from './routes.tsx'
import './styles/app.css'

listenBeforeRouter()
keepFocus()
retryReads(queryClient)
phoneCountriesHere.codes = document.documentElement.dataset.phoneCountries?.split(' ') ?? null

const root = document.getElementById('root')
// To run the app's modules and to draw its first screen is much for a slow phone: in between it answers to whoever scrolls.
if (root)
  firstScreen(location).then(() =>
    setTimeout(() =>
      createRoot(root).render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <PageRouter>
              <AppRoutes />
            </PageRouter>
            <Toaster />
            <LiveRegion />
          </QueryClientProvider>
        </StrictMode>,
      ),
    ),
  )

keepForOffline()
