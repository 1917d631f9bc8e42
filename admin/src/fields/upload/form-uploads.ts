import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'

type Report = (holder: object, isBusy: boolean) => void

/** Where the uploads inside a form say that they are on their way: leaving the form then asks, saving it waits. */
export const FormUploadsContext = createContext<Report | null>(null)

/** For a form: whether anything in it is being uploaded, and what to provide to its fields. */
export function useFormUploads(): { isUploading: boolean; report: Report } {
  const [holders] = useState(() => new Set<object>())
  const [isUploading, setUploading] = useState(false)
  const report = useCallback<Report>(
    (holder, isBusy) => {
      if (isBusy) holders.add(holder)
      else holders.delete(holder)
      setUploading(holders.size > 0)
    },
    [holders],
  )
  return useMemo(() => ({ isUploading, report }), [isUploading, report])
}

/** For a field: tells the form around it, if there is one, while `isBusy`. */
export function useReportUploads(isBusy: boolean): void {
  const report = useContext(FormUploadsContext)
  useEffect(() => {
    if (!isBusy || !report) return
    const holder = {}
    report(holder, true)
    return () => report(holder, false)
  }, [isBusy, report])
}
