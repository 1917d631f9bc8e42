import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { modal } from '../../lib/message.ts'
import { type Text, useText } from '../text.ts'

/** Asks whether what was typed may be lost; resolves to the answer. */
export function askToDiscard(text: Text): Promise<boolean> {
  return new Promise((resolve) => {
    modal.confirm({
      title: text('unsavedTitle'),
      content: text('unsavedText'),
      okText: text('discard'),
      okType: 'danger',
      cancelText: text('keepEditing'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/**
 * While `isDirty`, neither the back button nor closing the page loses what was typed without asking.
 * `onDiscard` closes the form: the back button may lead to another state of the same list.
 */
export function useLeaveWarning(isDirty: boolean, onDiscard: () => void): void {
  const text = useText()
  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askToDiscard(text).then((discard) => {
      if (!discard) return blocker.reset()
      onDiscard()
      blocker.proceed()
    })
  }, [blocker, onDiscard, text])
}
