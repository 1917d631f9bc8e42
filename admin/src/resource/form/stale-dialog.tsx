import { Button, Modal } from 'antd'
import { useText } from '../../kit/text.ts'
import type { FormState } from './use-form.ts'

/** Somebody else saved the record after it was loaded here: take theirs, or put one's own over it. */
export function StaleDialog({ form }: { form: FormState }) {
  const text = useText()
  return (
    <Modal
      open={form.isStale}
      title={text('staleTitle')}
      onCancel={form.dismissStale}
      footer={[
        <Button key="cancel" onClick={form.dismissStale}>
          {text('keepEditing')}
        </Button>,
        <Button key="overwrite" danger onClick={() => void form.overwrite()}>
          {text('staleOverwrite')}
        </Button>,
        <Button key="reload" type="primary" onClick={() => void form.loadAgain()}>
          {text('staleReload')}
        </Button>,
      ]}
    >
      {text('staleText')}
    </Modal>
  )
}
