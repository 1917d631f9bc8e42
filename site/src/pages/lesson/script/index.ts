import { startExercises } from './exercises.ts'
import { openOwn } from './open.ts'
import { startPrograms } from './programs.ts'
import { keepInAccount } from './sync.ts'
import { trackLesson } from './track.ts'

// The script of a lesson's page: small, since every lesson has it. What runs programs is fetched when one is started.
const page = document.querySelector<HTMLElement>('.lesson-page')
const isLocked = page?.dataset['script'] !== undefined
if (page && !isLocked) start(page)
if (page && isLocked)
  openOwn(page).then(
    (isOpened) => {
      if (isOpened) start(page)
    },
    // Without a network, or signed out meanwhile: the page stays as everybody sees it.
    () => undefined,
  )

/** Once, when the text is there: a lesson that stays locked was not begun. */
function start(page: HTMLElement): void {
  const lesson = page.querySelector<HTMLElement>('[data-lesson]')
  if (!lesson) return
  const showStars = trackLesson(lesson)
  startExercises(lesson, showStars)
  startPrograms(lesson)
  keepInAccount()
}
