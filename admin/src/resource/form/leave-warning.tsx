import { say } from '@tutu/contract/core/said'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { routeKey } from '../../lib/menu-tree.ts'
import { message, modal } from '../../lib/message.ts'
import { useIsPaneShown } from '../../lib/pane.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { type Text, useText } from '../../kit/text.ts'

/** Asks whether what was typed may be lost; resolves to the answer. */
export function askToDiscard(text: Text): Promise<boolean> {
  return new Promise((resolve) => {
    modal.confirm({
      title: text('unsavedTitle'),
      content: text('unsavedText'),
      okText: text('discard'),
      okButtonProps: { danger: true },
      cancelText: text('keepEditing'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

type LeaveWarningProps = {
  isDirty: boolean
  /** It goes with its tab, after the user was asked. */
  onGiveUp: () => void
  /** Closes the form: the back button may lead to another state of the same list. */
  onDiscard: () => void
}

/**
 * While `isDirty`, neither the back button nor closing the tab or the page loses what was typed without asking. Another
 * tab is gone to without: this one stays as it is.
 */
export function LeaveWarning({ isDirty, onGiveUp, onDiscard }: LeaveWarningProps) {
  const isShown = useIsPaneShown()
  useUnsaved(isDirty, onGiveUp)
  // The router listens to one blocker only: that of the form in sight.
  return isDirty && isShown ? <Blocker onDiscard={onDiscard} /> : null
}

function Blocker({ onDiscard }: Pick<LeaveWarningProps, 'onDiscard'>) {
  const text = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => routeKey(currentLocation.pathname) === routeKey(nextLocation.pathname),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askToDiscard(text).then((discard) => {
      if (!discard) {
        message.warning(say('nav.guarded', text.language))
        return blocker.reset()
      }
      onDiscard()
      blocker.proceed()
    })
  }, [blocker, onDiscard, text])
  return null
}
