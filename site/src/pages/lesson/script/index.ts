import { openOwn } from './open.ts'
import { startPieces } from './pieces.ts'
import { startPrograms } from './programs.ts'
import type * as Touched from './touched.ts'
import { trackLesson } from './track.ts'

// The script of a lesson's page: small, since every lesson has it. Exercises come with the first touch, what runs programs when
// one is started.
const page = document.querySelector<HTMLElement>('.lesson-page')
const isLocked = page?.dataset['script'] !== undefined
if (page && !isLocked) start(page, touched())
if (page && isLocked)
  openOwn(page).then(
    (isOpened) => {
      // Its text came by itself, so does the rest.
      if (isOpened) start(page, Promise.resolve())
    },
    // Without a network, or signed out meanwhile: the page stays as everybody sees it.
    () => undefined,
  )

/** Once, when the text is there: a lesson that stays locked was not begun. */
function start(page: HTMLElement, wanted: Promise<unknown>): void {
  const lesson = page.querySelector<HTMLElement>('[data-lesson]')
  if (!lesson) return
  const showStars = trackLesson(lesson)
  startPieces(lesson)
  startPrograms(lesson, wanted)
  void wanted
    .then(() => import(/* @vite-ignore */ lesson.dataset.exercises!) as Promise<typeof Touched>)
    .then(
      ({ startCompare, startExercises, keepInAccount, printTeacherSheet }) => {
        startCompare(page)
        startExercises(lesson, showStars)
        keepInAccount()
        const sheet = page.querySelector<HTMLElement>('[data-sheet]')
        sheet?.addEventListener('click', () => void printTeacherSheet(sheet).catch(() => undefined))
      },
      // Without a network the exercises can be read, and their hints opened.
      () => {
        lesson.dataset.asWritten = ''
      },
    )
}

/**
 * Whatever somebody does first; a place the page was left at, or was led to, is one. Of a member the account hears at once
 * that the lesson was opened.
 */
function touched(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0 || document.documentElement.dataset['member'] !== undefined) resolve()
    const done = new AbortController()
    const touch = (event: Event): void => {
      if (event instanceof PointerEvent && isResting(event)) return
      done.abort()
      resolve()
    }
    for (const event of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])
      addEventListener(event, touch, { signal: done.signal, passive: true })
  })
}

/** Browsers tell of a move where a page came to lie under a pointer: nobody moved it. */
const isResting = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0
