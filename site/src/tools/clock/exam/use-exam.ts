import { keptExam } from '../keep/kept-exam.ts'
import { useStored } from '../keep/stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { type Exam, examAt, examOf, sinceMidnight } from '../logic/exam.ts'

/** The exam of the address, else the kept one. A change goes to both. */
export function useExam(): [Exam, (change: Partial<Exam>) => void] {
  const [{ subject, start, end }, changeAddress] = useAddress()
  const [kept, setKept] = useStored(keptExam)
  const exam = examOf({ subject, start, end }, kept)
  return [
    exam,
    (change) => {
      const next = { ...exam, ...change }
      setKept(next)
      changeAddress({ ...next, subject: next.subject || undefined })
    },
  ]
}

/** When it is over, ms since the epoch; null where it is over already. */
export function examEnd(exam: Exam, now: number): number | null {
  const { phase, left } = examAt(exam, sinceMidnight(now))
  if (phase === 'over') return null
  if (phase !== 'before') return now + left
  return now + left + examAt({ ...exam }, exam.start * 60_000).left
}
