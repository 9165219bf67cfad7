import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { keepForOffline } from '../../kit/api/keep-for-offline.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { queryClient } from '../../kit/api/query-client.ts'
import { retryReads } from '../../kit/api/retry-reads.ts'
import { keepFocus } from '../../kit/ui/keep-focus.ts'
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import { Toaster } from '../../kit/ui/Toaster.tsx'
import { NoNetwork } from '../../things/shell/NoNetwork.tsx'
import { PageBoundary } from '../../things/shell/PageBoundary.tsx'
import { DayFrame } from './DayFrame.tsx'
import '../../styles/app.css'

// The page by itself: what only the app's other pages need does not come to a phone with one bar (decision 200).
retryReads(queryClient)
keepFocus()

/** In the same file as for the app, and with this page's HTML (ops/vite/write-pages.ts). */
const TechnicianPage = lazy(() => import('./TechnicianPage.tsx'))

const opening = (
  <DayFrame title={technicianDay.title}>
    <PageSpinner />
  </DayFrame>
)

const withoutNetwork = (
  <DayFrame title={technicianDay.title}>
    <NoNetwork />
  </DayFrame>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageBoundary place="/technician" withoutNetwork={withoutNetwork} Frame={DayFrame}>
          <Suspense fallback={opening}>
            <TechnicianPage />
          </Suspense>
        </PageBoundary>
        <Toaster />
        <LiveRegion />
      </QueryClientProvider>
    </StrictMode>,
  )

keepForOffline()
