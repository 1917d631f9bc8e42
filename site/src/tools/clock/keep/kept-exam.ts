import { type Exam, NEW_EXAM, parseExam } from '../logic/exam.ts'
import { createStored } from '../../../lib/stored.ts'

export const keptExam = createStored<Exam>('tutu.clock.exam', NEW_EXAM, parseExam)
