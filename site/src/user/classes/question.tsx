import { type ReactNode, useEffect, useRef } from 'react'
import { useBusy } from '../../lib/use-busy.ts'
import { useClassText } from './use-text.ts'

type Props = {
  title: string
  text: string
  yes: string
  /** Of the button that closes it; absent: cancel. */
  no?: string
  onYes: () => Promise<unknown>
  onClose: () => void
  isReady?: boolean
  /** Nothing goes by it. */
  isSafe?: boolean
  children?: ReactNode
}

/** What something takes with it is said before it is done. A refusal has been told by the client. */
export function Question({ title, text, yes, no, onYes, onClose, isReady = true, isSafe = false, children }: Props) {
  const t = useClassText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, busily] = useBusy()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="class-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      <p className="class-buttons">
        <button
          type="button"
          className={isSafe ? 'btn btn-primary' : 'btn class-danger'}
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={() =>
            void busily(async () => {
              await onYes()
              dialog.current?.close()
            })
          }
        >
          {yes}
        </button>
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {no ?? t('cancel')}
        </button>
      </p>
    </dialog>
  )
}
