import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { beepOnSlip } from '../drills/slip-sound.ts'
import { useRecord } from '../store/use-record.ts'
import { Keyboard, type KeyboardHandle } from './keyboard.tsx'
import { Watcher, type WatcherHandle } from './watcher.tsx'

export type TypingAidsHandle = Pick<KeyboardHandle, 'next' | 'press'> & {
  /** After each character entered. */
  answered: (isRight: boolean) => void
}

/**
 * What helps below a text, as the settings have it: the keyboard with its hands, Tutu beside it, a tone at a slip.
 * `isWatched`: false where Tutu is in the picture already.
 */
export function TypingAids({ ref, isWatched = true }: { ref: Ref<TypingAidsHandle>; isWatched?: boolean }) {
  const { settings } = useRecord()
  const keyboard = useRef<KeyboardHandle>(null)
  const watcher = useRef<WatcherHandle>(null)
  const next = useRef<string>(undefined)
  const hasSound = useRef(settings.sound)
  useEffect(() => {
    hasSound.current = settings.sound
  }, [settings.sound])
  useImperativeHandle(
    ref,
    () => ({
      next(unit) {
        next.current = unit
        keyboard.current?.next(unit)
      },
      press: (code, isDown) => keyboard.current?.press(code, isDown),
      answered(isRight) {
        watcher.current?.answered(isRight)
        if (isRight) return
        keyboard.current?.slip()
        if (hasSound.current) beepOnSlip()
      },
    }),
    [],
  )
  // A keyboard that was switched on in the middle of a text points to its key at once.
  useEffect(() => keyboard.current?.next(next.current), [settings.keyboard, settings.hands])
  return (
    <div className="typing-aids">
      {settings.keyboard && <Keyboard key={String(settings.hands)} ref={keyboard} hasHands={settings.hands} />}
      {isWatched && settings.tutu && <Watcher ref={watcher} calm="typing" className="is-beside" />}
    </div>
  )
}
