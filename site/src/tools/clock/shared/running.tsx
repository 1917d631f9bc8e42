import { examEnd, useExam } from '../exam/use-exam.ts'
import { examAt, sinceMidnight } from '../logic/exam.ts'
import { useAddress } from '../keep/use-address.ts'
import { useNow } from '../keep/use-now.ts'
import { useAlarms } from './use-alarms.ts'
import { useRunningTitle } from './use-running-title.ts'

/** What goes on whichever mode is shown: alarms, the screen kept on, the time left in the title. Shows nothing. */
export function Running() {
  const [{ mode }] = useAddress()
  const [exam] = useExam()
  const now = useNow()
  useAlarms(mode === 'exam' && now !== undefined ? examEnd(exam, now) : null)
  const moment = mode === 'exam' && now !== undefined ? examAt(exam, sinceMidnight(now)) : undefined
  useRunningTitle(moment?.phase === 'writing' || moment?.phase === 'last' ? moment.left : null)
  return null
}
