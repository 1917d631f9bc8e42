// Loaded when a message is first to be sent again.
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import type { RowPanelProps } from '../resource/row-panels.ts'
import { useOutboxText } from './text.ts'

/** Asks before a message goes out again: of one that may have been sent already a second copy may arrive. */
export function ResendDialog({ row, open, onClose }: RowPanelProps) {
  const text = useOutboxText()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  const resend = async () => {
    setBusy(true)
    // The client has told what was refused.
    await api.post('/admin/message/resend', { id: row.id }, { showSuccess: true }).catch(() => undefined)
    setBusy(false)
    onClose()
    void client.invalidateQueries({ queryKey: ['resource'] })
  }

  return (
    <Modal
      open={open}
      title={text('resendTitle')}
      okText={text('resend')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void resend()}
      onCancel={onClose}
    >
      <p className="outbox-target">{String(row.target)}</p>
      <p>{text(row.state === 'unknown' ? 'resendUnknown' : 'resendFailed')}</p>
    </Modal>
  )
}
