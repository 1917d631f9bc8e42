import { Button, Flex } from 'antd'
import type { CSSProperties } from 'react'
import { useText } from '../../kit/text.ts'
import type { FormState } from './use-form.ts'

type Props = {
  form: FormState
  /** Of a record that is published on purpose: whether the caller may, and how far it is. Absent: what is saved is seen. */
  publishing: { canPublish: boolean | undefined; state: unknown } | undefined
  style: CSSProperties
  onCancel: () => void
  /** Present while more records follow. */
  onSkip: (() => void) | undefined
  /** Saves, and makes room for another. */
  onAnother: (() => void) | undefined
  onPublish: () => void
}

/** What one leaves a form with; its submit button is the one that Enter presses. */
export function FormButtons({ form, publishing, style, onCancel, onSkip, onAnother, onPublish }: Props) {
  const text = useText()
  return (
    <Flex gap={8} wrap justify="end" className="form-bar" style={style}>
      <Button onClick={onCancel}>{text('cancel')}</Button>
      {onSkip && <Button onClick={onSkip}>{text('skip')}</Button>}
      {onAnother && (
        // No button of the form's own: Enter means to save.
        <Button disabled={form.saving} onClick={onAnother}>
          {text(publishing ? 'saveDraftAndAnother' : 'saveAndAnother')}
        </Button>
      )}
      {publishing ? (
        <>
          <Button
            htmlType="submit"
            type={publishing.canPublish ? 'default' : 'primary'}
            title="Ctrl+S"
            loading={form.saving && form.lastStep === 'draft'}
            disabled={form.saving}
          >
            {text('saveDraft')}
          </Button>
          {publishing.canPublish && (
            <Button
              type="primary"
              loading={form.saving && form.lastStep === 'publish'}
              disabled={form.saving}
              onClick={onPublish}
            >
              {text(publishing.state === 'changed' || publishing.state === 'published' ? 'publishChanges' : 'publish')}
            </Button>
          )}
        </>
      ) : (
        <Button type="primary" htmlType="submit" title="Ctrl+S" loading={form.saving}>
          {text(onSkip ? 'saveAndNext' : 'save')}
        </Button>
      )}
    </Flex>
  )
}
