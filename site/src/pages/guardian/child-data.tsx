import type { Child } from '@tutu/contract/api/guardian'
import { Download, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { guardianApi } from '../../lib/guardian/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { ConsentNotice } from '../../ui/member/consent-notice.tsx'
import { useGuardianText } from './use-text.ts'

type Props = { child: Child; onChanged: () => void; onErased: () => void }

/** Taking the child's data away, back, or out of the world. */
export function ChildData({ child, onChanged, onErased }: Props) {
  const t = useGuardianText()
  const [isBusy, busily] = useBusy()
  const withdrawal = useRef<HTMLDialogElement>(null)
  const erasure = useRef<HTMLDialogElement>(null)
  const agreement = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [hash, setHash] = useState('')
  const { id, username } = child

  const take = (format: 'json' | 'html') =>
    busily(async () => {
      const { data } = await guardianApi.call('POST /api/guardian/export', { body: { id, format } })
      saveFile(data, format)
    })
  const done = (dialog: HTMLDialogElement | null, call: () => Promise<unknown>, then = onChanged) =>
    busily(async () => {
      await call()
      dialog?.close()
      then()
    })
  const told = { showSuccess: true }

  return (
    <div className="child-data">
      <h3>{t('data')}</h3>
      <p className="text-muted">{t('dataText')}</p>
      <p className="child-buttons">
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void take('html')}>
          <Download aria-hidden />
          {t('exportPage')}
        </button>
        <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void take('json')}>
          <Download aria-hidden />
          {t('exportJson')}
        </button>
        {child.erasetime === null ? (
          <button type="button" className="btn" onClick={() => withdrawal.current?.showModal()}>
            <Undo2 aria-hidden />
            {t('withdraw')}
          </button>
        ) : (
          <button type="button" className="btn btn-primary" onClick={() => agreement.current?.showModal()}>
            <Undo2 aria-hidden />
            {t('agreeAgain')}
          </button>
        )}
        <button type="button" className="btn child-erase" onClick={() => erasure.current?.showModal()}>
          <Trash2 aria-hidden />
          {t('erase')}
        </button>
      </p>
      <dialog ref={withdrawal} className="sheet" aria-label={t('withdraw')}>
        <h3>{t('withdraw')}</h3>
        <p>{t('withdrawText')}</p>
        <p className="child-buttons">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy}
            onClick={() =>
              void done(withdrawal.current, () =>
                guardianApi.call('POST /api/guardian/withdraw', { body: { id } }, told),
              )
            }
          >
            {t('withdraw')}
          </button>
          <button type="button" className="btn" onClick={() => withdrawal.current?.close()}>
            {t('cancel')}
          </button>
        </p>
      </dialog>
      <dialog ref={agreement} className="sheet" aria-label={t('agreeAgain')}>
        <h3>{t('agreeAgain')}</h3>
        <p>{t('agreeAgainText')}</p>
        <ConsentNotice onRead={({ hash: read }) => setHash(read)} />
        <p className="child-buttons">
          <button
            type="button"
            className="btn btn-primary"
            disabled={hash === ''}
            aria-disabled={isBusy}
            onClick={() =>
              void done(agreement.current, () =>
                guardianApi.call('POST /api/guardian/agreeAgain', { body: { id, notice: hash } }, told),
              )
            }
          >
            {t('agreeAgain')}
          </button>
          <button type="button" className="btn" onClick={() => agreement.current?.close()}>
            {t('cancel')}
          </button>
        </p>
      </dialog>
      <dialog ref={erasure} className="sheet" aria-label={t('erase')} onClose={() => setTyped('')}>
        <h3>{t('erase')}</h3>
        <p>{t('eraseText')}</p>
        <label className="field">
          <span>{t('eraseType', { username })}</span>
          <span className="field-input">
            <input
              value={typed}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        </label>
        <p className="child-buttons">
          <button
            type="button"
            className="btn child-erase"
            disabled={typed.trim() !== username}
            aria-disabled={isBusy}
            onClick={() =>
              void done(
                erasure.current,
                () => guardianApi.call('POST /api/guardian/erase', { body: { id } }, told),
                onErased,
              )
            }
          >
            {t('erase')}
          </button>
          <button type="button" className="btn" onClick={() => erasure.current?.close()}>
            {t('cancel')}
          </button>
        </p>
      </dialog>
    </div>
  )
}
