import { startExercises } from './exercises.ts'
import { startPrograms } from './programs.ts'
import { keepInAccount } from './sync.ts'
import { trackLesson } from './track.ts'

// The script of a lesson's page: small, since every lesson has it. What runs programs is fetched when one is started.
const lesson = document.querySelector<HTMLElement>('[data-lesson]')
if (lesson) {
  const showStars = trackLesson(lesson)
  startExercises(lesson, showStars)
  startPrograms(lesson)
  keepInAccount()
}
