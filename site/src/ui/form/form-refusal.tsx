import { useEffect, useRef } from 'react'

/** Why a form was refused as a whole; '' : it was not. On a phone forms are longer than the window: it is brought into sight. */
export function FormRefusal({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up of an effect.
    void line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [text])
  return text === '' ? null : (
    <p ref={line} role="alert" className="form-refusal">
      {text}
    </p>
  )
}
