import { openOwn } from './open.ts'
import { startPrograms } from './programs.ts'

// The script of a lesson's page: small, since every lesson has it. What runs programs is fetched when one is started.
const lesson = document.querySelector<HTMLElement>('[data-lesson]')
if (lesson) startPrograms(lesson)

const page = document.querySelector<HTMLElement>('.lesson-page')
if (page)
  openOwn(page).then(
    (isOpened) => {
      const opened = isOpened && page.querySelector<HTMLElement>('[data-lesson]')
      if (opened) startPrograms(opened)
    },
    // Without a network, or signed out meanwhile: the page stays as everybody sees it.
    () => undefined,
  )
