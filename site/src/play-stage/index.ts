import { startPlayer } from '../lib/play-stage.ts'

// Comes once the finished piece of a course is touched.
startPlayer()
