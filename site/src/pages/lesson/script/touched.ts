// What a lesson loads once somebody does anything on its page.
export { startCompare } from './compare.ts'
export { startExercises } from './exercises.ts'
export { keepInAccount } from './sync.ts'
export { printTeacherSheet } from './teacher-sheet.ts'
