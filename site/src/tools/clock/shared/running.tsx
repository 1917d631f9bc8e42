import { useExam } from '../exam/use-exam.ts'
import { examAt, sinceMidnight } from '../logic/exam.ts'
import { useAddress } from '../keep/use-address.ts'
import { useNow } from '../keep/use-now.ts'
import { useAlarms } from './use-alarms.ts'
import { useRunningTitle } from './use-running-title.ts'

/** What goes on whichever mode is shown: alarms, the screen kept on, the time left in the title. Shows nothing. */
export function Running() {
  const [{ mode }] = useAddress()
  const [known] = useExam()
  const exam = mode === 'exam' ? known : null
  const now = useNow()
  const moment = exam && now !== undefined ? examAt(exam, sinceMidnight(now)) : undefined
  const isWritten = moment?.phase === 'writing' || moment?.phase === 'last'
  useAlarms(exam)
  useRunningTitle(isWritten && now !== undefined ? now + moment.left : null)
  return null
}
