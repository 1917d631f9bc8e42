import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startI18n } from './lib/i18n.ts'
import { navigateWith } from './lib/navigation.ts'
import { holdPageLoading } from './lib/page-loading.ts'
import { watchOtherTabs } from './lib/session.ts'
import { createAdminRouter } from './shell/router.tsx'
import './shell/base.css'

const letGo = holdPageLoading()
const app = document.getElementById('app')
if (!app) throw new Error('index.html has no #app')

await startI18n(window.location.search)
const router = createAdminRouter()
navigateWith((path) => void router.navigate(path))
watchOtherTabs()
createRoot(app).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
const unsubscribe = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return
  unsubscribe()
  letGo()
})
