import { keptExam } from '../keep/kept-exam.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { useAddress } from '../keep/use-address.ts'
import { type Exam, examOf } from '../logic/exam.ts'

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
