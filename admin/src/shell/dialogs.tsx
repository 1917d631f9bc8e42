import { Modal, type ModalFuncProps } from 'antd'
import { useEffect, useRef } from 'react'

/** Shows the questions asked by code outside components, each once. */
export function Dialogs({ asked }: { asked: readonly ModalFuncProps[] }) {
  const [modal, holder] = Modal.useModal()
  const shown = useRef(0)
  useEffect(() => {
    for (const options of asked.slice(shown.current)) modal.confirm(options)
    shown.current = asked.length
  }, [asked, modal])
  return holder
}
