import { startErrorPage } from './error-page.ts'
import { keepOffline } from './keep-offline.ts'
import { startLiveForm } from './live-form.ts'
import { startMenus } from './menus.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { countView } from './view-count.ts'

// The one script of the content pages. Each page works without it.
startThemeSwitch()
startMenus()
startLiveForm()
startErrorPage()
keepOffline()
countView()
