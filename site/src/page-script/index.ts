import { countChildTime } from './child-time.ts'
import { startChildMode } from './child-mode.ts'
import { startErrorPage } from './error-page.ts'
import { keepOffline } from './keep-offline.ts'
import { startLiveForm } from './live-form.ts'
import { startFavouriteButton } from './favourite-button.ts'
import { fillGoOn } from './go-on.ts'
import { keepPlace } from './language-links.ts'
import { startLostNotice } from './lost-notice.ts'
import { startOfflinePage } from './offline-page.ts'
import { startMemberSlot } from './member-slot.ts'
import { startMenus } from './menus.ts'
import { tellOwnCourse } from './own-course.ts'
import { startReadAloud } from './read-aloud.ts'
import { startReadingSettings } from './reading-settings.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { countView } from './view-count.ts'
import { showTrail } from './way-trail.ts'
import { startWhenTouched } from './when-touched.ts'

// The one script of the content pages. Each page works without it.
startLostNotice()
startThemeSwitch()
startMemberSlot()
startChildMode()
startReadingSettings()
startReadAloud(document)
startMenus()
keepPlace()
// Says which course goes on, before its lesson is named.
showTrail()
fillGoOn()
tellOwnCourse()
startLiveForm()
startErrorPage()
keepOffline()
startOfflinePage()
startFavouriteButton()
countView()
startWhenTouched()
countChildTime()
