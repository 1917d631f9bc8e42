import { ClientError } from '@tutu/contract/core/client-error'
import type { ModalFuncProps } from 'antd'
import type { MessageInstance } from 'antd/es/message/interface'

type Messages = { message: MessageInstance; modal: { confirm: (options: ModalFuncProps) => unknown } }

let connected: Messages | null = null

/** Called by the page that has antd around it, with what shows its messages and dialogs; null when it goes. */
export function connectMessages(messages: Messages | null): void {
  connected = messages
}

/** antd's messages in the theme and language of the page, usable outside components. Only after sign-in. */
export const message: MessageInstance = new Proxy({} as MessageInstance, {
  get: (_, name): unknown => Reflect.get(page().message, name),
})

/** Says what the server refused; what was broken off, or leads elsewhere, needs no word. Other errors are thrown on. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof ClientError)) throw error
  if (error.reason !== 'cancelled' && error.reason !== 'redirect') void message.error(error.message)
}

/** antd's dialogs, likewise. The outcome comes through `onOk` and `onCancel`. */
export const modal = { confirm: (options: ModalFuncProps): void => void page().modal.confirm(options) }

function page(): Messages {
  if (!connected) throw new Error('message and modal need a page with antd around them')
  return connected
}
